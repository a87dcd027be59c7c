import SnaplineDiagnostics
package import SnaplineLayout

extension LayoutItem {
  /// Tells, in the diagnostics of the item's tree, of a chain that means nothing.
  package func report(
    _ id: String,
    _ subject: String,
    cause: String? = nil,
    remedy: String,
    file: StaticString,
    line: UInt
  ) {
    nearestView?.report(
      Diagnostic(
        id: id,
        severity: .warning,
        subject: subject,
        cause: cause,
        place: Place(file: file.description, line: Int(line)),
        remedy: remedy
      )
    )
  }

  package func reportMissingSuperview(file: StaticString, line: UInt) {
    report(
      "no-superview",
      "\(displayName) has no superview to be compared with",
      cause: "a position stands in a pair, and the number alone names no second item",
      remedy: "add the view to another one before making its constraints",
      file: file,
      line: line
    )
  }

  package func reportMismatch(file: StaticString, line: UInt) {
    report(
      "attributes-differ",
      "the attributes of \(displayName) can't be paired with those it is compared with",
      cause:
        "several attributes are compared with the same ones, with a single one, or with none named",
      remedy: "name one attribute of the other item, or the item itself",
      file: file,
      line: line
    )
  }
}
