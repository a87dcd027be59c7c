import Foundation
import SnaplineLive
import SnaplinePreview
import TestSupport
import Testing

private let toolkit = Toolkit.beside(BuiltCommand.path)

private func card(_ text: String, _ more: String = "") -> String {
  """
  import UIKit
  final class Card: UILabel {
    override init(frame: CGRect) {
      super.init(frame: frame)
      text = "\(text)"
      \(more)
    }
    required init?(coder: NSCoder) { nil }
  }
  let previews = [
    LayoutPreview("Narrow", width: 120, height: 40) { Card() },
    LayoutPreview("Wide", width: 240, height: 40) { Card() },
  ]

  """
}

@Suite(
  .mustEnd,
  .enabled(if: toolkit != nil, "Tools/live .build/strict/debug makes what it needs")
)
struct `A preview of a Swift file` {
  /// A page whose code has so many seconds, or as many as a busy machine may take.
  private func page(_ folder: TestFolder, seconds: Int? = nil) throws -> PageClient {
    try ShownPreview.page([folder("Card.swift")]) { host in
      PreviewHost.waitsLong(&host)
      if let seconds { host.limits.time = seconds }
    }
  }

  private func texts(_ frame: Said) -> [String] { frame.views.list.compactMap { $0["text"].text } }

  @Test func `shows each of its previews, at every size and in all surroundings`() throws {
    let folder = try TestFolder(["Card.swift": card("One", "print(\"made\")")])
    let page = try page(folder)
    expectEqual(page.get("list").designs[0].kind.text, "swift")
    let frame = page.get("frame?design=1")
    expectEqual(frame.state.text, "good")
    expectEqual(frame.scenes.list.compactMap(\.text), ["Narrow", "Wide"])
    expectEqual(frame.size.numbers, [120, 40])
    expectEqual(texts(frame), ["One"])
    expectEqual(frame.messages.list.map { $0.subject.text }, ["printed: made"])
    expectEqual(page.get("frame?design=1&scene=Wide").size.numbers, [240, 40])
    expectEqual(page.get("frame?design=1&scene=Wide&width=300").size.numbers, [300, 40])
    expectEqual(page.get("frame?design=1&width=90&moving=1").size.numbers, [90, 40])
    let dark = page.get("frame?design=1&appearance=dark")
    #expect(dark.state.text == "good" && dark.svg.text != frame.svg.text)
    expectEqual(page.get("frame?design=1&direction=rtl").direction.text, "rtl")
    expectEqual(page.get("picture?design=1").status, 200)
    let command = page.get("command?design=1&scene=Wide").command.text
    #expect(command?.contains("render") == true && command?.contains("--preview=Wide") == true)
  }

  @Test func `shows what the compiler warns of beside a picture that is good`() throws {
    let folder = try TestFolder(["Card.swift": card("One", "let unused = 1")])
    let page = try page(folder)
    let frame = page.get("frame?design=1")
    expectEqual(frame.state.text, "good")
    expectEqual(texts(frame), ["One"])
    let messages = frame.messages.list
    expectEqual(messages.map(\.severity.text), ["warning"])
    let warning = try #require(messages.first)
    #expect(warning.subject.text?.contains("'unused' was never used") == true)
    expectEqual([warning.place.line.whole, warning.place.column.whole], [6, 9])
    #expect(warning.place.file.whole != nil)
    #expect(warning.excerpt.text?.contains("let unused = 1") == true)
  }

  @Test func `keeps the last good picture whatever becomes of the file, and tells where and why`()
    throws
  {
    let folder = try TestFolder(["Card.swift": card("One")])
    let page = try page(folder, seconds: 10)
    let events = try page.events()
    let good = page.get("frame?design=1")
    let faults: [(text: String, said: String, lines: ClosedRange<Int>)] = [
      (card("Two", "let x: Int = true"), "cannot convert", 6...6),
      (card("Two", "print([1][Int(\"4\")!])"), "Index out of range", 6...6),
      // Wherever the loop was when its time was over: its end counts as the line after it.
      (card("Two", "while text != nil { alpha += 1 }"), "longer than 10 s", 6...7),
      (card("Two", "exit(1)"), "ended its process", 6...6),
    ]
    for fault in faults {
      try folder.write(fault.text, to: "Card.swift")
      #expect(events.all().map { $0.designs.list.compactMap(\.whole) } == [[1]])
      let broken = page.get("frame?design=1")
      expectEqual(broken.state.text, "stale")
      expectEqual(broken.svg.text, good.svg.text)
      let message = try #require(broken.messages.list.first)
      #expect(message.subject.text?.contains(fault.said) == true, "\(message.subject.text ?? "")")
      let line = message.place.line.whole
      #expect(line.map(fault.lines.contains) == true, "\(fault.said): \(line ?? 0)")
      #expect(message.place.column.whole ?? 0 > 0 && message.place.file.whole != nil)
      #expect(message.excerpt.text != nil)
    }
    try folder.remove("Card.swift")
    _ = events.all()
    expectEqual(page.get("frame?design=1").state.text, "gone")
    try folder.write(card("Three"), to: "Card.swift")
    _ = events.all()
    let mended = page.get("frame?design=1")
    expectEqual(mended.state.text, "good")
    expectEqual(texts(mended), ["Three"])
  }

  @Test func `shows what was saved last of many saves`() throws {
    let folder = try TestFolder(["Card.swift": card("0")])
    let page = try page(folder)
    let events = try page.events()
    _ = page.get("frame?design=1")
    for number in 1...10 { try folder.write(card("\(number)"), to: "Card.swift") }
    _ = events.all()
    expectEqual(texts(page.get("frame?design=1")), ["10"])
  }
}
