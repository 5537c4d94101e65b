import Presenters
import Testing

struct PluralRuleTests {
  @Test(
    "Words take the form that the CLDR gives the language",
    arguments: [
      ("en", "other one other other other other other other"),
      ("tr", "other one other other other other other other"),
      ("ja", "other other other other other other other other"),
      ("zh", "other other other other other other other other"),
      ("de", "other one other other other other other other"),
      ("fr", "one one other other other other other many"),
      ("es", "other one other other other other other many"),
      ("ar", "zero one two few many many other other"),
      ("he", "other one two other other other other other"),
      ("ru", "many one few few many one many many"),
      ("pl", "many one few few many many many many"),
      ("cs", "other one few few other other other other"),
      ("hr", "other one few few other one other other"),
      ("ro", "few one few few few other other other"),
    ])
  func forms(language: String, forms: String) {
    let rule = PluralRule(language: language)
    let given = [0, 1, 2, 3, 11, 21, 100, 1_000_000].map { rule.form(of: $0) }
    #expect(given.map { $0.rawValue.lowercased() }.joined(separator: " ") == forms)
    #expect(given.allSatisfy(rule.forms.contains))
  }

  @Test(
    "Arabic tells six forms apart, by hundreds",
    arguments: [
      (3, PluralForm.few), (10, .few), (11, .many), (99, .many), (100, .other), (102, .other),
      (103, .few), (110, .few), (111, .many), (1002, .other), (-1, .one), (Int.min, .few),
    ])
  func arabic(number: Int, form: PluralForm) {
    #expect(PluralRule(language: "ar").form(of: number) == form)
  }
}
