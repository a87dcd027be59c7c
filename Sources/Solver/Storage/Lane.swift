/// A growable run of plain numbers, owned by whoever stores it.
///
/// The solver's inner loops index nothing else. Debug builds check every index; release builds
/// don't, because the indices are the solver's own.
@safe struct Lane<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int = 0) {
    self.capacity = max(capacity, 4)
    unsafe base = .allocate(capacity: self.capacity)
  }

  deinit { unsafe base.deallocate() }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count, "Lane: \(index) is outside 0..<\(count)")
      return unsafe base[index]
    }
    @inline(__always) nonmutating set {
      assert(index >= 0 && index < count, "Lane: \(index) is outside 0..<\(count)")
      unsafe base[index] = newValue
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count, "Lane: \(index) is outside 0..<\(count)")
      yield unsafe &base[index]
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating set { self[Int(index)] = newValue }
    @inline(__always) nonmutating _modify { yield &self[Int(index)] }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    unsafe base[count] = element
    count += 1
  }

  mutating func removeLast() -> Element {
    assert(count > 0, "Lane: nothing to remove")
    count -= 1
    return unsafe base[count]
  }

  mutating func removeAll() { count = 0 }

  mutating func removeFirst(_ dropped: Int) {
    assert(dropped <= count, "Lane: there are not that many")
    unsafe base.update(from: base + dropped, count: count - dropped)
    count -= dropped
  }

  /// Gives memory back that was needed once only.
  mutating func release() { self = Lane() }

  /// Drops elements from the end.
  mutating func truncate(to newCount: Int) {
    assert(newCount <= count, "Lane: truncation can't grow")
    count = newCount
  }

  mutating func reserve(_ room: Int) {
    if room > capacity { grow(to: room) }
  }

  /// Makes the lane `newCount` long; what is new holds `filler`.
  mutating func extend(to newCount: Int, with filler: Element) {
    guard newCount > count else { return }
    if newCount > capacity { grow(to: newCount) }
    unsafe (base + count).initialize(repeating: filler, count: newCount - count)
    count = newCount
  }

  /// Forgets what was there: `newCount` times `filler`.
  mutating func reset(to newCount: Int, with filler: Element) {
    count = 0
    extend(to: newCount, with: filler)
  }

  /// A copy with its own memory.
  borrowing func copy() -> Lane {
    var twin = Lane(capacity: count)
    unsafe twin.base.update(from: base, count: count)
    twin.count = count
    return twin
  }

  /// The bytes that are held, whether used or not.
  var bytes: Int { capacity * MemoryLayout<Element>.stride }

  private mutating func grow(to room: Int) {
    let roomier = max(room, 2 * capacity)
    let wider = UnsafeMutablePointer<Element>.allocate(capacity: roomier)
    unsafe wider.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = wider
    capacity = roomier
  }
}
