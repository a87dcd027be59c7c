import Foundation
import SnaplineEnvironment
import TestSupport
import Testing

@testable import SnaplineWatching

@Suite(.mustEnd) struct `A watch of files in a busy folder` {
  @Test func `compares nothing where other files of a busy folder change`() throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "a/card.yaml")
    var watch = folder.watch(["a/card.yaml", "missing.yaml"])
    _ = watch.look()
    let before = watch.comparisons
    for number in 0..<20 {
      try folder.write("one", to: "other\(number).yaml", inPlace: number % 2 == 0)
      try folder.write("one", to: "a/other\(number).yaml")
      #expect(watch.look() == [])
    }
    try folder.remove("a/other3.yaml")
    #expect(watch.look() == [])
    expectEqual(watch.comparisons, before)
    try folder.write("two", to: "a/card.yaml")
    #expect(folder.names(of: watch.look()) == ["a/card.yaml"])
    #expect(watch.comparisons > before)
    try folder.write("two", to: "missing.yaml")
    #expect(folder.names(of: watch.look()) == ["missing.yaml"])
  }

  @Test(arguments: [true, false])
  func `compares a file that is saved, however many are followed`(inPlace: Bool) throws {
    let folder = try WatchedFolder()
    let names = (0..<200).map { "a/card\($0).yaml" }
    for name in names { try folder.write("one", to: name) }
    var watch = folder.watch(names + ["a/missing.yaml"])
    _ = watch.look()
    let before = watch.comparisons
    for text in ["two", "three"] {
      try folder.write(text, to: "a/card7.yaml", inPlace: inPlace)
      #expect(folder.names(of: watch.look()) == ["a/card7.yaml"])
    }
    try folder.write("one", to: "a/missing.yaml", inPlace: inPlace)
    #expect(folder.names(of: watch.look()) == ["a/missing.yaml"])
    // A burst has a second look.
    #expect(watch.comparisons - before <= 6)
  }

  @Test func `tells of a file under both of its names`() throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "a/card.yaml")
    try folder.makeFolder("b")
    try FileManager.default.linkItem(atPath: folder("a/card.yaml"), toPath: folder("b/card.yaml"))
    var watch = folder.watch(["a/card.yaml", "b/card.yaml"])
    _ = watch.look()
    try folder.write("three", to: "b/card.yaml", inPlace: true)
    #expect(folder.names(of: watch.look()) == ["a/card.yaml", "b/card.yaml"])
  }

  /// What happens between reading and watching is told of, also where the plan of folders is another one then.
  @Test func `misses nothing that happened before it was asked to follow files anew`() throws {
    let folder = try WatchedFolder()
    var watch = folder.watch(["assets/logo.png"])
    _ = watch.look()
    let begun = ChangeTime.now
    try folder.write("one", to: "assets/logo.png")
    watch.follow([folder("assets/logo.png")], readSince: begun)
    try folder.write("one", to: "other.yaml")
    #expect(folder.names(of: watch.look()) == ["assets/logo.png"])
  }

  /// Some disks don't tell small letters from capitals, and name a file as it was written last.
  @Test func `looks where a name differs in capitals alone`() throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "Card.yaml")
    var watch = folder.watch(["Card.yaml"])
    _ = watch.look()
    let before = watch.comparisons
    try folder.write("one", to: "card.yaml")
    #expect(watch.look() == [])
    #expect(watch.comparisons > before)
  }
}
