import Foundation
import SnaplineEnvironment
import Testing

@testable import SnaplineWatching

/// What happens in folders while the system doesn't watch them: not yet, not any more, or not again.
@Suite struct `A folder without a watch` {
  @Test func `tells of what comes into folders where the system has no watches left`() throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "designs/card.yaml")
    try folder.makeFolder("designs/more")
    var watch = FileWatch(queueless: ())
    watch.ownFiles = [folder("designs/out.png")]
    // The clock of files goes by ticks.
    Thread.sleep(forTimeInterval: 0.02)
    watch.follow([folder("designs"), folder("designs/card.yaml")], readSince: .now)
    #expect(watch.pause == .seconds(1) && watch.unwatched.contains(folder("designs")))
    #expect(watch.look() == [])
    Thread.sleep(forTimeInterval: 0.02)
    try folder.write("new", to: "designs/new.yaml")
    #expect(folder.names(of: watch.look()) == ["designs"])
    try folder.write("other", to: "designs/card.yaml", inPlace: true)
    #expect(folder.names(of: watch.look()) == ["designs/card.yaml"])
    try folder.write("new", to: "designs/more/deep.yaml")
    #expect(folder.names(of: watch.look()) == ["designs"])
    try folder.remove("designs/new.yaml")
    #expect(folder.names(of: watch.look()) == ["designs"])
    // What its owner draws there is no news, and neither are hidden files.
    try folder.write("picture", to: "designs/out.png")
    try folder.write("draft", to: "designs/.draft")
    #expect(watch.look() == [])
  }

  @Test func `tells of what comes into a folder that is new where the system has no watches left`()
    throws
  {
    let folder = try WatchedFolder()
    try folder.write("one", to: "designs/card.yaml")
    var watch = FileWatch()
    watch.isFull = true
    watch.follow([folder("designs")], readSince: .now)
    _ = watch.look()
    try folder.makeFolder("designs/more")
    #expect(folder.names(of: watch.look()) == ["designs"])
    // The folder was read here, when it was still empty.
    try folder.write("new", to: "designs/more/deep.yaml")
    #expect(folder.names(of: watch.look()) == ["designs"])
    #expect(watch.look() == [])
  }

  @Test(arguments: [false, true])
  func `tells of what came into a folder between reading and watching`(_ isFull: Bool) throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "designs/more/card.yaml")
    try folder.write("one", to: "designs/plain/card.yaml")
    Thread.sleep(forTimeInterval: 0.02)
    let begun = ChangeTime.now
    try folder.write("new", to: "designs/more/deep.yaml")
    var watch = FileWatch()
    watch.isFull = isFull
    watch.follow([folder("designs"), folder("designs/plain")], readSince: begun)
    #expect(folder.names(of: watch.look()) == ["designs"])
    #expect(watch.look() == [])
  }

  @Test func `tells nothing of what its owner wrote between reading and watching`() throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "designs/card.yaml")
    Thread.sleep(forTimeInterval: 0.02)
    let begun = ChangeTime.now
    try folder.write("picture", to: "designs/out.png")
    var watch = FileWatch()
    watch.ownFiles = [folder("designs/out.png")]
    watch.follow([folder("designs")], readSince: begun)
    #expect(watch.look() == [])
    // Where another file came as well, it is told.
    try folder.write("new", to: "designs/new.yaml")
    var other = FileWatch()
    other.ownFiles = [folder("designs/out.png")]
    other.follow([folder("designs")], readSince: begun)
    #expect(folder.names(of: other.look()) == ["designs"])
  }

  @Test func `compares a folder once more when the system has a watch for it again`() throws {
    let folder = try WatchedFolder()
    try folder.write("one", to: "designs/card.yaml")
    var watch = FileWatch()
    watch.isFull = true
    Thread.sleep(forTimeInterval: 0.02)
    watch.follow([folder("designs")], readSince: .now)
    #expect(watch.look() == [])
    try folder.write("new", to: "designs/new.yaml")
    watch.isFull = false
    #expect(folder.names(of: watch.look()) == ["designs"])
    #expect(watch.pause == nil)
    #expect(watch.look() == [])
  }
}
