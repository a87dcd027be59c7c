internal import Foundation
internal import SnaplineEnvironment

extension RunHeader {
  /// The header of a run that begins now, in this process.
  package static func current(of source: RunSource, mode: String) -> RunHeader {
    var header = RunHeader(
      tool: "snapline " + Release.version,
      source: source,
      process: Int(getpid()),
      started: Date.now.formatted(.iso8601),
      mode: mode
    )
    header.environment = machine
    return header
  }

  /// Whether the variables of a process say that CI runs it.
  package static func isOfCI(_ variables: [String: String]) -> Bool {
    !["", "0", "false"].contains(variables["CI"]?.lowercased() ?? "")
  }

  private static var machine: [String: String] {
    var names = utsname()
    guard unsafe uname(&names) == 0 else { return [:] }
    func text<Characters>(_ characters: Characters) -> String {
      unsafe withUnsafeBytes(of: characters) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }
    let isCI = isOfCI(ProcessInfo.processInfo.environment)
    return [
      "system": text(names.sysname), "release": text(names.release),
      "machine": text(names.machine), "ci": isCI ? "true" : "false",
    ]
  }
}
