import Foundation
import SnaplineEnvironment
import Synchronization
import TestSupport
import Testing

@testable import SnaplineWatching

/// Writes a moment later what a file holds.
private final class LateWriter: Sendable {
  private let took = Mutex<Duration?>(nil)

  init(_ text: String, to file: Int32) {
    let begun = ContinuousClock.now
    Thread.detachNewThread { [self] in
      Thread.sleep(forTimeInterval: 0.006)
      _ = unsafe write(file, text, text.utf8.count)
      close(file)
      took.withLock { $0 = begun.duration(to: .now) }
    }
  }

  /// Whether it was written as soon as a watch waits for; a machine that is busy may take longer.
  var isPrompt: Bool {
    while true {
      if let took = took.withLock({ $0 }) { return took < .milliseconds(40) }
      Thread.sleep(forTimeInterval: 0.001)
    }
  }
}

@Suite(.mustEnd) struct `A watch of files` {
  private let soon = Duration.seconds(5)
  private let never = Duration.milliseconds(80)

  @Test(arguments: [true, false])
  func `tells of a file that is written, also by another in its place`(inPlace: Bool) throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "card.yaml")
    try folder.write("one", to: "other.yaml")
    var watch = folder.watch(["card.yaml"])
    for text in ["two", "six", "ten"] {
      try folder.write(text, to: "card.yaml", inPlace: inPlace)
      #expect(folder.names(of: watch.changes(within: soon)) == ["card.yaml"])
    }
    try folder.write("two", to: "other.yaml", inPlace: inPlace)
    #expect(watch.changes(within: never) == [])
  }

  @Test func `tells of a file that goes, and that comes back`() throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "card.yaml")
    var watch = folder.watch(["card.yaml"])
    try folder.remove("card.yaml")
    #expect(folder.names(of: watch.changes(within: soon)) == ["card.yaml"])
    try folder.write("one", to: "card.yaml")
    #expect(folder.names(of: watch.changes(within: soon)) == ["card.yaml"])
  }

  @Test func `tells of a file that is looked for where there isn't even a folder`() throws {
    let folder = try WatchedFolder()
    var watch = folder.watch(["a/b/c/card.yaml"])
    try folder.makeFolder("a/x")
    #expect(watch.changes(within: never) == [])
    try folder.makeFolder("a/b/c")
    #expect(watch.changes(within: never) == [])
    try folder.write("one", to: "a/b/c/card.yaml", inPlace: true)
    #expect(folder.names(of: watch.changes(within: soon)) == ["a/b/c/card.yaml"])
    try folder.write("two", to: "a/b/c/card.yaml", inPlace: true)
    #expect(folder.names(of: watch.changes(within: soon)) == ["a/b/c/card.yaml"])
  }

  @Test func `tells of a file in folders that are made at once with it`() throws {
    let folder = try WatchedFolder()
    var watch = folder.watch(["a/b/c/card.yaml"])
    try folder.write("one", to: "a/b/c/card.yaml")
    #expect(folder.names(of: watch.changes(within: soon)) == ["a/b/c/card.yaml"])
  }

  @Test func `goes on where a folder is deleted and made again`() throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "a/b/card.yaml")
    var watch = folder.watch(["a/b/card.yaml"])
    for round in 0..<3 {
      try folder.remove("a")
      #expect(folder.names(of: watch.changes(within: soon)) == ["a/b/card.yaml"], "\(round)")
      try folder.write("one", to: "a/b/card.yaml")
      #expect(folder.names(of: watch.changes(within: soon)) == ["a/b/card.yaml"], "\(round)")
      try folder.write("two", to: "a/b/card.yaml", inPlace: true)
      #expect(folder.names(of: watch.changes(within: soon)) == ["a/b/card.yaml"], "\(round)")
    }
  }

  @Test func `goes on where a folder above is moved, and another takes its place`() throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "a/b/c/card.yaml")
    try folder.write("two", to: "z/b/c/card.yaml")
    var watch = folder.watch(["a/b/c/card.yaml"])
    try folder.move("a", to: "old")
    try folder.move("z", to: "a")
    #expect(folder.names(of: watch.changes(within: soon)) == ["a/b/c/card.yaml"])
    try folder.write("three", to: "old/b/c/card.yaml", inPlace: true)
    #expect(watch.changes(within: never) == [])
    try folder.write("three", to: "a/b/c/card.yaml", inPlace: true)
    #expect(folder.names(of: watch.changes(within: soon)) == ["a/b/c/card.yaml"])
  }

  @Test func `follows links, and tells where they lead elsewhere`() throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "v1/card.yaml")
    try folder.write("two", to: "v2/card.yaml")
    try folder.link("current", to: "v1")
    try folder.link("card.yaml", to: "current/card.yaml")
    var watch = folder.watch(["card.yaml"])
    try folder.write("six", to: "v1/card.yaml")
    #expect(folder.names(of: watch.changes(within: soon)) == ["card.yaml"])
    try folder.link("current", to: "v2")
    #expect(folder.names(of: watch.changes(within: soon)) == ["card.yaml"])
    try folder.write("ten", to: "v2/card.yaml", inPlace: true)
    #expect(folder.names(of: watch.changes(within: soon)) == ["card.yaml"])
    try folder.link("card.yaml", to: "card.yaml")
    #expect(folder.names(of: watch.changes(within: soon)) == ["card.yaml"])
  }

  @Test func `tells of everything in a folder, and not of files that its owner writes`() throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "faces/a/one.ttf")
    var watch = folder.watch(["faces"])
    watch.ownFiles = [folder("faces/out.png")]
    try folder.write("two", to: "faces/a/one.ttf", inPlace: true)
    #expect(folder.names(of: watch.changes(within: soon)) == ["faces"])
    try folder.write("new", to: "faces/b/two.ttf")
    #expect(folder.names(of: watch.changes(within: soon)) == ["faces"])
    try folder.write("new", to: "faces/b/two.ttf", inPlace: true)
    #expect(folder.names(of: watch.changes(within: soon)) == ["faces"])
    try folder.write("picture", to: "faces/out.png", inPlace: true)
    #expect(watch.changes(within: never) == [])
  }

  @Test func `tells two folders apart whose names have the same letters`() throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "caf\u{E9}/one.yaml")
    try folder.write("one", to: "cafe\u{301}/other.yaml")
    var watch = folder.watch(["caf\u{E9}/one.yaml", "cafe\u{301}/other.yaml"])
    #expect(watch.look() == [])
    try folder.write("two", to: "caf\u{E9}/one.yaml", inPlace: true)
    #expect(watch.look().contains(folder("caf\u{E9}/one.yaml")))
    try folder.write("two", to: "cafe\u{301}/other.yaml", inPlace: true)
    #expect(watch.look().contains(folder("cafe\u{301}/other.yaml")))
  }

  @Test func `tells of many changes at once`() throws {
    let folder = try WatchedFolder()
    let names = (0..<50).map { "part\($0).yaml" }
    for name in names { try folder.write("one", to: name) }
    var watch = folder.watch(names)
    for name in names { try folder.write("two", to: name, inPlace: true) }
    var told = folder.names(of: watch.changes(within: soon))
    // A machine that is busy may rest longer than a burst.
    while told.count < 50 {
      let more = watch.changes(within: soon)
      if more.isEmpty { break }
      told.formUnion(folder.names(of: more))
    }
    #expect(told == Set(names))
    #expect(watch.changes(within: never) == [])
  }

  @Test func `tells once of a file that another program writes anew after a save`() throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "card.yaml")
    var watch = folder.watch(["card.yaml"])
    try folder.write("two", to: "card.yaml", inPlace: true)
    let file = unsafe open(folder("card.yaml"), O_WRONLY | O_TRUNC)
    let writer = LateWriter("six", to: file)
    #expect(folder.names(of: watch.changes(within: soon)) == ["card.yaml"])
    #expect(watch.changes(within: never) == [] || !writer.isPrompt)
  }

  @Test func `waits for the end of a file that is emptied before it is written`() throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "card.yaml")
    try folder.write("one", to: "other.yaml")
    var watch = folder.watch(["card.yaml", "other.yaml"])
    let file = unsafe open(folder("card.yaml"), O_WRONLY | O_TRUNC)
    // What happens to another file makes the watch look while this one is empty.
    try folder.write("two", to: "other.yaml")
    let writer = LateWriter("two", to: file)
    let told = folder.names(of: watch.changes(within: soon))
    #expect(told == ["card.yaml", "other.yaml"] || !writer.isPrompt)
    #expect(watch.changes(within: never) == [] || !writer.isPrompt)
  }

  @Test func `loses nothing where more happens than the system keeps`() throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "card.yaml")
    var watch = folder.watch(["card.yaml"])
    for number in 0..<9_000 {
      close(unsafe open(folder("noise\(number % 2)"), O_WRONLY | O_CREAT, 0o600))
    }
    try folder.write("three", to: "card.yaml")
    #expect(folder.names(of: watch.changes(within: soon)) == ["card.yaml"])
    try folder.write("four", to: "card.yaml")
    #expect(folder.names(of: watch.changes(within: soon)) == ["card.yaml"])
  }

  @Test func `tells of what changed between reading and watching`() throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "card.yaml")
    let begun = ChangeTime.now
    try folder.write("two", to: "card.yaml")
    var watch = FileWatch()
    watch.follow([folder("card.yaml")], readSince: begun)
    #expect(folder.names(of: watch.changes(within: soon)) == ["card.yaml"])
    #expect(watch.changes(within: never) == [])
  }

  @Test func `forgets paths that nobody asks for any more`() throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "a/card.yaml")
    try folder.write("one", to: "b/card.yaml")
    var watch = folder.watch(["a/card.yaml"])
    watch.follow([folder("b/card.yaml")], readSince: .now)
    try folder.write("two", to: "a/card.yaml")
    #expect(watch.changes(within: never) == [])
    try folder.write("two", to: "b/card.yaml")
    #expect(folder.names(of: watch.changes(within: soon)) == ["b/card.yaml"])
  }

  /// Whatever happens to a tree of files, each file whose contents are others is told of, and none whose
  /// folders and self nobody touched.
  @Test(arguments: 0..<8)
  func `tells of each file that holds something else`(seed: Int) throws {
    var random = Numbers(state: UInt64(seed) &* 7_919 &+ 1)
    let folder = try WatchedFolder()
    let files = ["a/one", "a/b/two", "a/b/c/three", "d/four", "five", "d/e/six"]
    // Names that lead through a link.
    let names = files + ["l/four", "l/two", "m"]
    for name in files where Bool.random(using: &random) { try folder.write("0", to: name) }
    var watch = folder.watch(names)
    func contents() -> [String: String] {
      var found: [String: String] = [:]
      for name in names { found[name] = try? String(contentsOfFile: folder(name), encoding: .utf8) }
      return found
    }
    for step in 0..<30 {
      let before = contents()
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let name = files.randomElement(using: &random) ?? "five"
        let top = String(name.prefix { $0 != "/" })
        switch Int.random(in: 0..<7, using: &random) {
        case 0: try? folder.write("\(step)\(name)", to: name)
        case 1: try? folder.write("\(step)\(name)", to: name, inPlace: true)
        case 2: try? folder.remove(name)
        case 3: try? folder.remove(top)
        case 4: try? folder.link("l", to: ["d", "a/b", "a"].randomElement(using: &random) ?? "d")
        case 5: try? folder.link("m", to: name)
        default:
          try? folder.remove("away")
          try? folder.move(top, to: "away")
          if Bool.random(using: &random) { try? folder.move("away", to: top) }
        }
      }
      let after = contents()
      let due = Set(names.filter { before[$0] != after[$0] })
      var told: Set<String> = []
      while !told.isSuperset(of: due) {
        let more = watch.changes(within: soon)
        if more.isEmpty { break }
        told.formUnion(folder.names(of: more))
      }
      #expect(told.isSuperset(of: due), "seed \(seed), step \(step): \(due.subtracting(told))")
      // What was put back as it was may be told of as well.
      while !watch.changes(within: .milliseconds(10)).isEmpty {}
    }
  }
}

/// SplitMix64, so that a seed gives the same steps again.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
