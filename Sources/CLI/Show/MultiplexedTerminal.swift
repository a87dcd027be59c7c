import Foundation
internal import SnaplineShowing

/// The terminal behind tmux, where the command runs in that.
struct MultiplexedTerminal {
  /// What can be drawn in the terminal behind; nothing where tmux lets no pictures through.
  let protocols: Set<TerminalProtocol>

  /// Nothing outside of tmux.
  init?(_ variables: [String: String], ask: ([String]) -> String? = Self.answer) {
    guard variables["TMUX"].map({ !$0.isEmpty }) == true else { return nil }
    let isAllowed = ["on", "all"].contains(
      ask(["show-options", "-Apqv", "allow-passthrough"])?.trimmed ?? ""
    )
    let names =
      isAllowed ? ask(["display-message", "-p", "#{client_termname} #{client_termtype}"]) : nil
    protocols = names.map(Self.protocols) ?? []
  }

  /// What terminals can draw, by the names that tmux knows of them.
  static func protocols(_ names: String) -> Set<TerminalProtocol> {
    let words = names.lowercased().split(separator: " ").map(String.init)
    var protocols: Set<TerminalProtocol> = []
    if words.contains(where: { $0.contains("kitty") || $0.contains("ghostty") }) {
      protocols.insert(.kitty)
    }
    if words.contains(where: TerminalAnswers.isITerm) { protocols.insert(.iterm) }
    return protocols
  }

  /// What tmux answers, within a second.
  private static func answer(_ words: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["tmux"] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
      if process.isRunning { process.terminate() }
    }
    let bytes = (try? pipe.fileHandleForReading.read(upToCount: 4_096)) ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
