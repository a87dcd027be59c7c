internal import Dispatch
internal import Foundation
internal import Glibc
internal import SnaplineDiagnostics
internal import SnaplineServing
internal import SnaplineTerminal

/// A server of pages on a thread of its own, and the options that say where it listens.
struct PageServer {
  static let port = Option(
    "port",
    .whole("N", in: 1...65_535),
    "The port that the page is served on, instead of a free one."
  )
  static let noOpen = Flag("no-open", "Prints the page's address, and opens no browser.")

  let server: Server
  private let end = DispatchSemaphore(value: 0)

  /// Listens, and prints the address; nothing where it can't, which was told.
  ///
  /// Signals have to be held before: threads that begin here leave them to whoever waits for them.
  init?(
    _ invocation: Invocation,
    _ console: Console,
    answering: @escaping Server.Answering
  ) throws(Stop) {
    var settings = ServerSettings()
    settings.port = UInt16(invocation[Self.port] ?? 0)
    let isKept = Self.takeKept(into: &settings)
    do throws(ServerFault) {
      server = try Server(settings, answering: answering)
    } catch {
      console.tell(error.diagnostic)
      return nil
    }
    let serving = Thread { [server, end] in
      server.run()
      end.signal()
    }
    serving.start()
    guard !isKept else { return }
    try console.print(server.address + "\n")
    console.tell("Control-C ends it\n")
    if !invocation[Self.noOpen] { Browser.open(server.address) }
  }

  func stop() { server.stop() }

  /// The port, the token and the sockets that a process leaves to the one that it becomes.
  private static let kept = "SNAPLINE_PAGE_KEPT"

  /// Answers what was asked, and leaves the address to the program that this process becomes: pages that are
  /// open go on.
  func keepForNext() {
    server.handOn(within: .seconds(2))
    end.wait()
    let words = ["\(server.port)", server.settings.token.text]
    let sockets = server.socketsHandedOn().map { "\($0)" }
    unsafe setenv(Self.kept, (words + sockets).joined(separator: " "), 1)
  }

  /// Takes the address that was left; whether one was.
  private static func takeKept(into settings: inout ServerSettings) -> Bool {
    let words = ProcessInfo.processInfo.environment[kept]?.split(separator: " ") ?? []
    unsafe unsetenv(kept)
    guard words.count >= 2, let port = UInt16(words[0]), let token = AccessToken(String(words[1]))
    else { return false }
    (settings.port, settings.token) = (port, token)
    settings.sockets = words.dropFirst(2).compactMap { Int32($0) }
    return true
  }
}

/// The browser of whoever started a page.
private enum Browser {
  /// Opens an address where there is a screen to open it on; it was printed in any case.
  static func open(_ address: String) {
    let variables = ProcessInfo.processInfo.environment
    let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains { variables[$0]?.isEmpty == false }
    guard hasScreen, isatty(STDERR_FILENO) == 1 else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try? process.run()
  }
}

extension ServerFault {
  /// What to tell of it.
  var diagnostic: Diagnostic {
    switch self {
    case .portInUse(let port):
      Diagnostic(
        id: "port",
        severity: .error,
        subject: "another program listens on port \(port)",
        remedy: "name another one, or leave --port out for one that is free"
      )
    case .portNotAllowed(let port):
      Diagnostic(
        id: "port",
        severity: .error,
        subject: "only the administrator may listen on port \(port)",
        remedy: "name one from 1024 on, or leave --port out"
      )
    case .system(let call, let code):
      Diagnostic(
        id: "server",
        severity: .error,
        subject: "the server can't begin: \(unsafe String(cString: strerror(code)))",
        cause: "'\(call)' failed"
      )
    }
  }
}
