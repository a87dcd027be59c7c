public import SnaplineDiagnostics
import SnaplineVisualFormat

/// Why a visual format couldn't be made into constraints, and where in it.
public struct VisualFormatError: Error, Hashable, Sendable {
  public enum Fault: Hashable, Sendable {
    /// The format needs this part of the language here.
    case expected(Element)
    case unknownView(String, nearest: String?)
    case unknownMetric(String, nearest: String?)
    /// A view is named where only a number is allowed: only sizes of views can refer to other views.
    case viewAsNumber(String)
    /// The value with this name is neither a view nor a guide.
    case notAnItem(String)
    /// The value with this name isn't a number.
    case notANumber(String)
    /// The view beside a `|` has no superview.
    case noSuperview(of: String)
    /// A priority that isn't above 0 and at most 1000.
    case illegalPriority(Double)
    /// An alignment along the axis of the format, and not across it.
    case alignmentAlongAxis(LayoutConstraint.Attribute)
    case tooLong(limit: Int)
  }

  /// A part of the visual format language.
  public enum Element: String, Hashable, Sendable {
    case view = "a view in [ ]"
    case viewOrEdge = "a view in [ ] or |"
    case name = "a name"
    case amount = "a number or a name"
    case dash = "-"
    case closingBracket = "]"
    case closingParenthesis = ")"
    case end = "the end"
  }

  public var fault: Fault
  public var format: String
  /// The place of the fault, counted from 1 in characters as a reader sees them.
  public var column: Int
  /// How many characters the fault spans.
  public var length: Int
  var origin: Origin

  public static func == (one: VisualFormatError, other: VisualFormatError) -> Bool {
    one.fault == other.fault && one.format == other.format && one.column == other.column
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fault)
    hasher.combine(format)
    hasher.combine(column)
  }

  init(_ fault: Fault, in format: String, _ range: Range<Int>, origin: Origin) {
    self.fault = fault
    self.format = format
    self.origin = origin
    column = range.lowerBound + 1
    length = max(1, range.count)
  }

  /// What the reader of the language found, as an error of who asked for constraints.
  init(_ fault: VisualFormat.Fault, in format: String, origin: Origin) {
    switch fault {
    case .expected(let part, let place):
      self.init(.expected(Element(part)), in: format, place..<place, origin: origin)
    case .tooLong(let limit):
      let start = String(format.prefix(40))
      self.init(.tooLong(limit: limit), in: start, 0..<1, origin: origin)
    }
  }

  /// The error in words, with a caret at its place.
  public var diagnostic: Diagnostic {
    let words = fault.words
    return Diagnostic(
      id: "visual-format",
      severity: .warning,
      subject: words.subject,
      cause: words.cause,
      place: Place(
        file: origin.file,
        line: Int(origin.line),
        column: column,
        length: length,
        excerpt: format
      ),
      remedy: words.remedy
    )
  }
}

extension VisualFormatError.Fault {
  fileprivate var words: (subject: String, cause: String?, remedy: String?) {
    switch self {
    case .expected(let element):
      (
        "the visual format needs \(element.rawValue) here", nil,
        VisualFormat.Part(rawValue: element.rawValue)?.remedy
      )
    case .unknownView(let name, let nearest):
      ("the visual format names no view '\(name)'", nil, remedy(nearest, "views"))
    case .unknownMetric(let name, let nearest):
      ("the visual format names no metric '\(name)'", nil, remedy(nearest, "metrics"))
    case .viewAsNumber(let name):
      (
        "'\(name)' is a view, and no number", "gaps and priorities are numbers or metrics",
        "compare sizes in the parentheses of a view, as in [one(==other)]"
      )
    case .notAnItem(let name):
      ("'\(name)' is neither a view nor a guide", nil, "pass a view or a layout guide")
    case .notANumber(let name):
      ("the metric '\(name)' is no number", nil, "pass a number")
    case .noSuperview(let name):
      (
        "'\(name)' stands in no superview, so | has no meaning", nil,
        "add it to a superview before making the constraints"
      )
    case .illegalPriority(let number):
      (
        "\(LayoutPriority(Float(number)).number) is no priority", nil,
        "write a number greater than 0 and at most 1000"
      )
    case .alignmentAlongAxis(let attribute):
      (
        "the views of this format can't all share their \(attribute)",
        "they stand one after another along that very axis",
        "align them across: a row by top, centerY, bottom or a baseline, a column by a side or centerX"
      )
    case .tooLong(let limit):
      ("the visual format is longer than \(limit) bytes", nil, "split it")
    }
  }

  private func remedy(_ nearest: String?, _ dictionary: String) -> String {
    nearest.map { "did you mean '\($0)'?" } ?? "add it to \(dictionary)"
  }
}

extension VisualFormatError.Element {
  fileprivate init(_ part: VisualFormat.Part) {
    switch part {
    case .view: self = .view
    case .viewOrEdge: self = .viewOrEdge
    case .name: self = .name
    case .amount: self = .amount
    case .dash: self = .dash
    case .closingBracket: self = .closingBracket
    case .closingParenthesis: self = .closingParenthesis
    case .end: self = .end
    }
  }
}
