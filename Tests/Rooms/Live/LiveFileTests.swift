import Foundation
import SnaplineDiagnostics
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineLive

/// One file, each preview of which goes wrong in another way.
private let failing = """
  import UIKit

  final class Broken: UIView {
    init(_ way: String) {
      super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      switch way {
      case "index": _ = [1][Int("7")!]
      case "fatal": fatalError("no data came")
      case "nil": print((nil as String?)!)
      case "exit": exit(3)
      case "loop": while true { beat &+= 1 }
      case "sleep": sleep(30)
      case "print": while true { print("and on and on and on and on and on and on and on and on and on") }
      case "memory": while true { hoard.append(Array(repeating: 1, count: 1_000_000)) }
      case "recursion": descend(0)
      default: print("all is well")
      }
    }

    required init?(coder: NSCoder) { nil }
    var beat = 0
    var hoard: [[Int]] = []
    func descend(_ depth: Int) { if depth >= 0 { descend(depth + 1) }; beat += depth }
  }

  let previews = ["good", "index", "fatal", "nil", "exit", "loop", "sleep", "print", "memory", "recursion"]
    .map { way in LayoutPreview(way) { Broken(way) } }

  """

@Suite(
  .mustEnd,
  .enabled(if: LiveSample.toolkit != nil, "\(LiveSample.absence)")
)
struct `Code that comes to a bad end` {
  /// What is told of each preview, and the words of the line that is told.
  private let ends: [(name: String, said: String, line: String)] = [
    ("index", "the code crashed: Index out of range", "case \"index\""),
    ("fatal", "the code crashed: no data came", "case \"fatal\""),
    ("nil", "found nil while unwrapping", "case \"nil\""),
    ("exit", "the code ended its process, with status 3", "case \"exit\""),
    ("loop", "the code took longer than 3 s", "case \"loop\""),
    ("sleep", "the code took longer than 3 s", "case \"sleep\""),
    ("print", "the code printed more than 1024 KiB", "case \"print\""),
    ("memory", "the code took more than 300 MiB of memory", "case \"memory\""),
    ("recursion", "called itself without end", "func descend"),
  ]

  @Test func `is told in one message with its place, and the next preview is shown`() throws {
    let sample = try LiveSample(failing)
    var limits = LiveLimits()
    (limits.time, limits.memory) = (60, 300)
    let pictures = try LivePictures(sample.program(), limits)
    // Only what never ends by itself is given little time: on a busy machine all else may need more.
    limits.time = 3
    let hurried = try LivePictures(sample.program(), limits)
    expectEqual(pictures.previews.map(\.name), ["good"] + ends.map(\.name))
    for end in ends {
      let pictures = end.said.contains("3 s") ? hurried : pictures
      let said = try #require(try pictures.fault(of: end.name), "\(end.name)")
      #expect(said.severity == .error && said.subject.contains(end.said), "\(said)")
      expectEqual(said.place?.file, "Card.swift")
      expectEqual(said.place?.line, sample.line(of: end.line), "\(end.name)")
      #expect(said.place?.excerpt?.contains(end.line) ?? (end.name == "recursion"), "\(said)")
      let good = try pictures.picture(LiveRequest(preview: 0))
      expectEqual(good.scene.size, CGSize(width: 40, height: 20))
      expectEqual(good.printed.map(\.subject), ["printed: all is well"])
    }
  }

  @Test func `leaves no process`() throws {
    let sample = try LiveSample(failing)
    var limits = LiveLimits()
    limits.time = 1
    var pictures: LivePictures? = try LivePictures(sample.program(), limits)
    for name in ["good", "loop", "good"] { _ = try pictures?.fault(of: name) }
    pictures = nil
    expectEqual(LaunchedPrograms.count(naming: sample.folder), 0)
  }

  @Test func `is stopped where nobody wants its picture any more`() throws {
    let sample = try LiveSample(failing)
    let pictures = try LivePictures(sample.program())
    let loop = try #require(pictures.previews.firstIndex { $0.name == "loop" })
    var asked = 0
    #expect(throws: LiveFault.self) {
      try pictures.picture(LiveRequest(preview: loop)) {
        asked += 1
        return asked > 3
      }
    }
  }

  @Test func `runs in few processes at a time`() throws {
    let sample = try LiveSample(failing)
    let program = try sample.program()
    var limits = LiveLimits()
    limits.processes = 2
    let many = try (0..<5).map { _ in try LivePictures(program, limits) }
    for pictures in many + many.reversed() {
      _ = try pictures.picture(LiveRequest(preview: 0))
      #expect(LaunchedPrograms.count(naming: program.library) <= 2)
    }
  }
}

/// The processes that show a file.
enum LaunchedPrograms {
  static func count(naming words: String) -> Int {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { Int($0) != nil }.count { number in
      let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
      return String(decoding: line, as: UTF8.self).contains(words)
    }
  }
}
