internal import SnaplineData
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineTerminal

/// How one row is drawn, where it says that itself: `{format: svg, size: 390x844, scale: 2, appearance:
/// dark}`.
struct RowLook {
  var format: OutputFormat?
  var size: PictureSize?
  var scale: Double?
  var isDark: Bool?

  /// Why a value says no look.
  struct Fault: Error {
    let diagnostic: Diagnostic

    fileprivate init(_ subject: String, _ remedy: String) {
      diagnostic = Diagnostic(
        id: "row-look",
        severity: .error,
        subject: subject,
        place: Place(file: RowRequest.title, line: 1),
        remedy: remedy
      )
    }

    fileprivate init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
  }

  /// Takes what a value says over what is said already.
  mutating func take(_ value: DataValue, named name: String) throws(Fault) {
    if case .null = value { return }
    guard case .mapping(let values) = value else {
      throw Fault(
        "'\(name)' is \(value.kind)",
        "write \"\(name)\": {\"format\": \"svg\", \"scale\": 2}"
      )
    }
    for part in values.names {
      guard let value = values[part] else { continue }
      // An empty value of a table says nothing.
      if value == .null || value == .text("") { continue }
      switch part {
      case "format":
        format = try read(value, part, "png, jpeg, webp, svg, pdf, json or text") {
          OutputFormat(ending: $0.lowercased())
        }
      case "size":
        size = try read(value, part, "a width and a height, such as 390x844") {
          ValueType.pictureSize.read($0)
        }
      case "scale":
        scale = try read(value, part, "a number from 1 to 4") { text in
          Double(text).flatMap { (1...4).contains($0) ? $0 : nil }
        }
      case "appearance":
        isDark = try read(value, part, "light or dark") {
          ["light": false, "dark": true][$0.lowercased()]
        }
      default:
        let known = ["format", "size", "scale", "appearance"]
        throw Fault(Diagnostic.unknownPart(part, of: "'\(name)'", among: known))
      }
    }
  }

  private func read<Value>(
    _ value: DataValue,
    _ name: String,
    _ wanted: String,
    _ read: (String) -> Value?
  ) throws(Fault) -> Value {
    var text = value.text
    if case .list(let sides) = value, name == "size" {
      text = sides.compactMap(\.text).joined(separator: "x")
    }
    guard let found = text.flatMap(read) else {
      throw Fault("'\(name)' is \(value.quoted), which isn't \(wanted)", "give \(wanted)")
    }
    return found
  }
}
