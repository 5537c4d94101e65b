/// The forms a word may take behind a number, named as the Unicode CLDR names them.
package enum PluralForm: String, Hashable, Sendable, CaseIterable {
  case zero = "Zero"
  case one = "One"
  case two = "Two"
  case few = "Few"
  case many = "Many"
  case other = "Other"
}
