/// What is asked of data that is one row of many, of which nobody looks at each picture.
///
/// The values that a design has itself are samples: where a row lacked one, its picture would show the
/// sample, so that is an error, as is a name that the design hasn't.
package struct RowRules: Sendable, Hashable {
  /// Whether all values are texts, which become what the design's own values are.
  package var areTexts: Bool
  /// Whether a row may lack values, and may have others.
  package var isLoose: Bool
  /// Names that are used elsewhere, such as in the names of files.
  package var usedNames: Set<String>

  package init(areTexts: Bool = false, isLoose: Bool = false, usedNames: Set<String> = []) {
    (self.areTexts, self.isLoose, self.usedNames) = (areTexts, isLoose, usedNames)
  }
}
