/// One file of the specification.
struct SpecificationModule: Decodable {
  let tests: [SpecificationCase]
}
