import Foundation

/// What figures were measured on.
enum Machine {
  static var description: String {
    "\(ProcessInfo.processInfo.activeProcessorCount) cores, \(processor), \(system), Swift \(swift)"
  }

  private static var processor: String {
    field("model name", of: "/proc/cpuinfo", separator: ":") ?? "unknown processor"
  }

  private static var system: String {
    field("PRETTY_NAME", of: "/etc/os-release", separator: "=")?
      .trimmingCharacters(in: ["\""]) ?? "Linux"
  }

  private static var swift: String {
    let text = (try? Command("swift", ["--version"]).output()) ?? ""
    return text.firstMatch(of: /Swift version (\S+)/).map { String($0.1) } ?? "unknown"
  }

  private static func field(_ name: String, of file: String, separator: Character) -> String? {
    (try? String(contentsOfFile: file, encoding: .utf8))?
      .split(separator: "\n")
      .first { $0.hasPrefix(name) }?
      .split(separator: separator, maxSplits: 1).last?
      .trimmingCharacters(in: .whitespaces)
  }
}
