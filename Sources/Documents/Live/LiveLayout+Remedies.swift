import SnaplineDesigns
import SnaplineDiagnostics
package import SnaplineLayout

extension LiveLayout {
  /// What to write in which place of a file so that a constraint holds.
  ///
  /// - Parameters:
  ///   - reason: The constraint that gave way, with its place in the design.
  ///   - equation: The constraint as it would hold.
  /// - Returns: nothing where it isn't written as one value that could be another.
  package func change(
    of reason: LayoutReason,
    to equation: String
  ) -> (target: EditableValue.Target, text: String)? {
    guard let place = reason.place, let written = scalar(at: place), let range = written.range,
      let path = written.span.source.path
    else { return nil }
    let mark = written.span.source.markLength
    let target = EditableValue.Target(
      path: path,
      range: range.lowerBound + mark..<range.upperBound + mark
    )
    if Double(written.text) != nil {
      // A key with a number alone, such as 'width: 8'.
      guard let number = equation.split(separator: " ").last.map(String.init),
        Double(number) != nil, equation.split(separator: " ").count == 3
      else { return nil }
      return (target, number)
    }
    guard written.isEquation, written.relations == 1, !written.text.contains("(") else {
      return nil
    }
    return (target, equation)
  }

  /// The one scalar that stands in a place.
  private func scalar(at place: Place) -> WrittenValue? {
    var found: [WrittenValue] = []
    func look(at scalars: [WrittenValue]) {
      found += scalars.filter { scalar in
        let own = scalar.span.place
        return own.file == place.file && own.line == place.line
          && (own.column == place.column || !scalar.isEquation)
      }
    }
    forEachBuilt { look(at: $0.element.values.scalars) }
    look(at: builder.document.values.scalars)
    // What stands in a view is a part of the document too.
    let ranges = Set(found.map(\.span.range))
    return ranges.count == 1 ? found.first : nil
  }
}

extension WrittenValue {
  /// Whether it stands in a list of constraints.
  var isEquation: Bool { name == "constraints" || name.hasPrefix("constraints[") }

  /// How many relations are in it: a chain has several.
  fileprivate var relations: Int {
    ["==", "<=", ">="].map { text.split(separator: $0, omittingEmptySubsequences: false).count - 1 }
      .reduce(0, +)
  }
}
