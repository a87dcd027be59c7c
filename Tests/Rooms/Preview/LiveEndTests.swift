import Foundation
import SnaplineLive
import SnaplinePreview
import TestSupport
import Testing

private let toolkit = Toolkit.beside(BuiltCommand.path)

private let file = """
  import Snapline

  func card(_ isEndless: Bool) -> View {
    while isEndless {}
    return View()
  }

  let previews = [
    LayoutPreview("Good", width: 80, height: 30) { card(false) },
    LayoutPreview("Endless", width: 80, height: 30) { card(true) },
  ]

  """

/// A question whose answer nobody waits for.
private final class Question: @unchecked Sendable {
  private let page: PageClient

  init(_ page: PageClient) { self.page = page }

  func ask(_ path: String) {
    Thread.detachNewThread { [self] in _ = page.get(path) }
  }
}

@Suite(
  .mustEnd,
  .enabled(if: toolkit != nil, "Tools/live .build/strict/debug makes what it needs")
)
struct `A server of a Swift file's preview` {
  /// Control-C, a terminal that is closed, and an end that nobody hears of.
  @Test(arguments: [SIGINT, SIGHUP, SIGKILL], [false, true])
  func `leaves no process behind`(signal: CInt, isBusy: Bool) throws {
    let folder = try TestFolder(["Card.swift": file])
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let line = "PATH='\(path)' exec $snapline preview --no-open Card.swift"
    let preview = try PreviewProcess([], in: folder, shell: line)
    let page = try preview.page()
    expectEqual(page.get("frame?design=1").state.text, "good")
    #expect(helpers(of: folder) > 0)
    if isBusy {
      Question(page).ask("frame?design=1&scene=Endless")
      usleep(500_000)
    }
    preview.send(signal)
    let (status, _) = preview.end()
    expectEqual(status, signal == SIGKILL ? -Int(SIGKILL) : 0)
    for _ in 0..<100 where helpers(of: folder) > 0 { usleep(20_000) }
    expectEqual(helpers(of: folder), 0)
  }

  @Test func `is held to the limits of its line`() throws {
    let folder = try TestFolder(["Card.swift": file])
    let page = try ShownPreview.page(
      [folder("Card.swift"), "--live-limits", "time=1,processes=1"]
    ) { $0.toolkit = toolkit }
    let frame = page.get("frame?design=1&scene=Endless")
    let said = frame.messages.list.compactMap { $0.subject.text }
    #expect(said.contains { $0.contains("took longer than 1 s") }, "\(said)")
  }

  /// How many processes that make previews work in a folder.
  private func helpers(of folder: TestFolder) -> Int {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.count { number in
      let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
      let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(number)/cwd")
      return String(decoding: words, as: UTF8.self).contains("snapline-live")
        && place == folder.path
    }
  }
}
