import Testing

@testable import SnaplineLayout

@Suite struct `A reference that keeps nothing alive` {
  private final class Thing: Referable {
    #if DEBUG
      let life = Life()
    #endif
    @Unretained var other: Thing?
    var atItsEnd: () -> Void = {}
    deinit { atItsEnd() }
  }

  @Test func `leads to its object until that is cleared`() {
    let (thing, other) = (Thing(), Thing())
    thing.other = other
    #expect(thing.other === other && thing.$other.isThere && thing.$other.isObject(other))
    #expect(thing.$other.look { $0 === other } == true)
    thing.other = nil
    #expect(thing.other == nil && !thing.$other.isThere)
    #expect(thing.$other.look { $0 === other } == nil)
  }

  @Test func `leads to an object that does what it does at its end`() {
    let thing = Thing()
    var hasSeen = false
    do {
      let other = Thing()
      thing.other = other
      other.atItsEnd = {
        hasSeen = thing.$other.look { _ in true } ?? false
        thing.other = nil
      }
    }
    #expect(hasSeen && thing.other == nil)
  }

  // What is checked is the first look after the object's end, by whichever way.
  #if DEBUG
    @Test func `ends a debug run that looks for an object which is gone`() async {
      await #expect(processExitsWith: .failure) {
        let thing = Thing()
        do { thing.other = Thing() }
        _ = thing.other
      }
      await #expect(processExitsWith: .failure) {
        let thing = Thing()
        do { thing.other = Thing() }
        _ = thing.$other.look { $0 === thing }
      }
      await #expect(processExitsWith: .failure) {
        let thing = Thing()
        do { thing.other = Thing() }
        thing.$other.keep()
      }
      await #expect(processExitsWith: .success) {
        let thing = Thing()
        do { thing.other = Thing() }
        thing.other = nil
      }
    }
  #else
    @Test func `is no larger than a pointer`() {
      #expect(MemoryLayout<Unretained<Thing>>.size == MemoryLayout<Int>.size)
    }
  #endif
}
