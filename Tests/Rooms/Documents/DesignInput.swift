import Foundation

/// Which part of a design the inputs are: SNAPLINE_FUZZ names it.
enum DesignInput: String {
  /// The whole file.
  case design
  /// What stands in place of a value, each in a design around it.
  case placeholder, filter, condition, equation, size, markup
  /// A file that is imported, and may import again.
  case imports

  static let part: DesignInput = {
    let name = ProcessInfo.processInfo.environment["SNAPLINE_FUZZ"] ?? "design"
    guard let part = DesignInput(rawValue: name) else {
      preconditionFailure("SNAPLINE_FUZZ names no part of a design: \(name)")
    }
    return part
  }()

  /// The design that is read, and what it is called: a path where files beside it are read too.
  func design(of bytes: [UInt8]) -> (bytes: [UInt8]?, name: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .design: return (bytes, bytes.first == UInt8(ascii: "{") ? "fuzz.json" : "fuzz.yaml")
    case .imports:
      try? Data(bytes).write(to: Self.folder.appending(path: "part.yaml"))
      return (nil, Self.importing)
    case .placeholder: return around("view: {label: %}", "{{\(text)}}")
    case .filter:
      let values = ["word", "number", "date", "list", "empty"]
      let value = values[Int(bytes.first ?? 0) % values.count]
      return around("view: {label: %}", "{{\(value) | \(text.dropFirst())}}")
    case .condition: return around("view: [{label: Hi, if: %, then: {alpha: 0.5}}]", text)
    case .equation:
      return around("view: [{id: a, size: 9}, {id: b, label: Hi}]\nconstraints: [%]", text)
    case .size:
      return around("view: [{id: a, size: 9}, {id: b, width: %, height: 9}]", text)
    case .markup: return around("view: {label: {markup: %}}", text)
    }
  }

  /// A design that imports the file of the inputs.
  private static let importing: String = {
    let path = folder.appending(path: "fuzz.yaml")
    let text = "import: [part.yaml]\nview: {vstack: [{Row: {title: Hi}}, {label: A, style: a}]}\n"
    try? Data(text.utf8).write(to: path)
    return path.path
  }()

  private static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "snapline-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }()

  private func around(_ form: String, _ text: String) -> (bytes: [UInt8]?, name: String) {
    let data = "data: {word: Ada, number: 12.5, date: 2026-03-14, list: [1, {n: 2}], empty: }\n"
    let value = "\"" + text.unicodeScalars.map(\.inQuotes).joined() + "\""
    let design = "canvas: 200x100\n" + data + form.replacingOccurrences(of: "%", with: value) + "\n"
    return (Array(design.utf8), "fuzz.yaml")
  }
}

extension Unicode.Scalar {
  /// The scalar between the double quotes of YAML.
  fileprivate var inQuotes: String {
    switch self {
    case "\"", "\\": "\\" + String(self)
    case _ where value < 0x20 || (0x7F...0x9F).contains(value):
      "\\x" + (value < 16 ? "0" : "") + String(value, radix: 16)
    default: String(self)
    }
  }
}
