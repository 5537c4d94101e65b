/// What a run of the program came to.
struct Outcome {
  let status: Int32
  let output: String
  let errors: String
}
