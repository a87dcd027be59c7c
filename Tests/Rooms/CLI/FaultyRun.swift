import Foundation
import TestSupport

/// What befalls a command at one of the steps by which it changes files.
enum Fault: Hashable, CustomStringConvertible {
  case error(CInt)
  /// From there on the disk has no room.
  case full
  /// From there on no file may be changed.
  case denied
  /// A write writes a half.
  case short
  case signal(CInt)
  /// From there on the clock that people set is so many days off.
  case clock(days: Int)

  var description: String {
    switch self {
    case .error(let number): "error:\(number)"
    case .full: "full"
    case .denied: "denied"
    case .short: "short"
    case .signal(let number): "signal:\(number)"
    case .clock(let days): "clock:\(days * 86_400)"
    }
  }

  /// What messages say of it.
  var reason: String {
    switch self {
    case .error(let number): unsafe String(cString: strerror(number))
    case .denied: unsafe String(cString: strerror(EACCES))
    default: unsafe String(cString: strerror(ENOSPC))
    }
  }

  /// The variables by which a process suffers it at a step in a folder.
  func variables(at step: Int, in folder: Folder) -> String {
    guard let library = FaultLibrary.path else { return "" }
    return "LD_PRELOAD=\(library) FAULT=\(self) FAULT_AT=\(step)"
      + " FAULT_ROOT=\(folder.path) FAULT_NOTE=\(folder("note"))"
  }

  /// Whether the command is to go on as if nothing were.
  var isHarmless: Bool {
    if case .clock = self { return true }
    return self == .short || self == .error(EINTR)
  }

  static let all: [Fault] = [
    .full, .short, .error(ENOSPC), .error(EACCES), .error(EIO), .error(EINTR), .signal(SIGINT),
    .signal(SIGTERM), .signal(SIGKILL), .clock(days: -7_300), .clock(days: 400),
  ]
}

/// The library that brings faults about.
enum FaultLibrary {
  /// Nothing where there is no compiler of C.
  static let path: String? = {
    let folder = URL(filePath: BuiltCommand.path).deletingLastPathComponent()
    let path = folder.appending(path: "faults-\(getpid()).so").path
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      ["cc", "-shared", "-fPIC", "-O1", "-o", path, Checkout.fixture("Faults/faults.c"), "-ldl"]
    guard (try? compiler.run()) != nil else { return nil }
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { return nil }
    // The name of an earlier run would be in use; only this process' own goes at its end.
    atexit { _ = FaultLibrary.path.map { unsafe unlink($0) } }
    return path
  }()
}

/// A folder in which a command runs as often as one likes, each time in the same files.
struct FaultyRun {
  let command: WritingCommand
  /// `work` is what the command works in, `before` a copy, `tmp` the folder for what lasts a while.
  let folder: Folder

  /// What came of a run.
  struct Outcome {
    var status: Int32
    var said: String
    var files: [String: Data]
    /// The steps by which it changed files.
    var steps: [Substring] = []
    /// The step that the fault befell.
    var hit: Substring? { steps.first { $0.hasPrefix("*") }?.dropFirst() }
  }

  init(_ command: WritingCommand, in folder: Folder) throws {
    (self.command, self.folder) = (command, folder)
    for (name, text) in command.files { try folder.write(text, to: "work/" + name) }
    for name in ["work", "tmp"] {
      try FileManager.default.createDirectory(
        atPath: folder(name),
        withIntermediateDirectories: true
      )
    }
    _ = try Built(shell: "cd work; { \(command.before); } >/dev/null 2>&1; true", in: folder)
    try FileManager.default.copyItem(atPath: folder("work"), toPath: folder("before"))
  }

  /// Puts the files back that were there at first.
  func reset() throws {
    for name in ["work", "tmp", "note"] {
      try? FileManager.default.removeItem(atPath: folder(name))
    }
    try FileManager.default.copyItem(atPath: folder("before"), toPath: folder("work"))
    try FileManager.default.createDirectory(
      atPath: folder("tmp"),
      withIntermediateDirectories: false
    )
  }

  /// The words of the shell that have the command suffer a fault at a step.
  func line(_ fault: Fault? = nil, at step: Int = 0, variables: String = "") -> String {
    let words = "env TMPDIR=\(folder("tmp")) \(command.variables) \(variables)"
    let told = fault.map { $0.variables(at: step, in: folder) } ?? ""
    return "\(words) \(told) $snapline \(command.line)"
  }

  func run(_ fault: Fault? = nil, at step: Int = 0, variables: String = "") throws -> Outcome {
    let line = line(fault, at: step, variables: variables)
    let run = try Built(shell: "cd work; \(line); exit $?", in: folder)
    return outcome(run.status, run.output + run.error)
  }

  func outcome(_ status: Int32, _ said: String) -> Outcome {
    let steps = folder.text(of: "note")?.split(separator: "\n") ?? []
    return Outcome(status: status, said: said, files: files(in: "work"), steps: steps)
  }

  /// Each file below a folder with what it holds, and the folders of drafts.
  func files(in name: String) -> [String: Data] {
    let below = Folder(path: folder(name))
    let pairs = below.names.compactMap { file -> (String, Data)? in
      // The folder of a run is named by its process.
      let shown = file.replacing(/designs\.[0-9]+-[0-9]+/, with: "designs")
      if file.split(separator: "/").last?.hasPrefix(".snapline-") == true { return (shown, Data()) }
      return FileManager.default.contents(atPath: below(file)).map { (shown, $0) }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
