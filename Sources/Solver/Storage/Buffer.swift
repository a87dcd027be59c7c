internal import Glibc

/// Ends a debug build, optimized or not, where a promise about a buffer is broken.
@inline(__always) private func check(
  _ holds: @autoclosure () -> Bool,
  _ message: @autoclosure () -> String
) {
  #if DEBUG
    precondition(holds(), message())
  #endif
}

/// A growable array of plain numbers with one owner.
///
/// The solver's inner loops index nothing else. Debug builds check each index. Release builds
/// don't: the solver computes all indices itself.
@safe struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int = 0) {
    self.capacity = max(capacity, 4)
    unsafe base = Self.memory(for: self.capacity)
  }

  deinit { unsafe free(base) }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      check(index >= 0 && index < count, "Buffer: \(index) is outside 0..<\(count)")
      return unsafe base[index]
    }
    @inline(__always) nonmutating set {
      check(index >= 0 && index < count, "Buffer: \(index) is outside 0..<\(count)")
      unsafe base[index] = newValue
    }
    @inline(__always) nonmutating _modify {
      check(index >= 0 && index < count, "Buffer: \(index) is outside 0..<\(count)")
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
    check(count > 0, "Buffer: nothing to remove")
    count -= 1
    return unsafe base[count]
  }

  mutating func removeAll() { count = 0 }

  mutating func removeFirst(_ dropped: Int) {
    check(dropped <= count, "Buffer: there are not that many")
    unsafe base.update(from: base + dropped, count: count - dropped)
    count -= dropped
  }

  /// Gives most of the memory back that is kept for growth.
  mutating func trim() {
    let fair = max(count + count / 8, 64)
    guard capacity > fair else { return }
    unsafe base = Self.memory(for: fair, movedFrom: base)
    capacity = fair
  }

  /// Gives memory back that was needed once.
  mutating func release() { self = Buffer() }

  /// Drops elements from the end.
  mutating func truncate(to newCount: Int) {
    check(newCount <= count, "Buffer: truncation can't grow")
    count = newCount
  }

  mutating func reserve(_ room: Int) {
    if room > capacity { grow(to: room) }
  }

  /// Makes the buffer `newCount` long; new elements are `filler`.
  mutating func extend(to newCount: Int, with filler: Element) {
    guard newCount > count else { return }
    if newCount > capacity { grow(to: newCount) }
    unsafe (base + count).initialize(repeating: filler, count: newCount - count)
    count = newCount
  }

  /// Makes the buffer `newCount` long, each element `filler`.
  mutating func reset(to newCount: Int, with filler: Element) {
    count = 0
    extend(to: newCount, with: filler)
  }

  /// A copy with its own memory.
  borrowing func copy() -> Buffer {
    var twin = Buffer(capacity: count)
    unsafe twin.base.update(from: base, count: count)
    twin.count = count
    return twin
  }

  /// How many bytes the buffer holds, used or not.
  var bytes: Int { capacity * MemoryLayout<Element>.stride }

  /// A view of the elements for loops that write to some buffers while they read others.
  ///
  /// Without it, the compiler would load the address of the elements again after each write. The
  /// buffer must neither grow nor go while the view is used.
  @safe struct Elements {
    fileprivate let base: UnsafeMutablePointer<Element>
    fileprivate let count: Int

    subscript(index: Int32) -> Element {
      @inline(__always) get {
        check(index >= 0 && index < count, "Buffer: \(index) is outside 0..<\(count)")
        return unsafe base[Int(index)]
      }
      @inline(__always) nonmutating set {
        check(index >= 0 && index < count, "Buffer: \(index) is outside 0..<\(count)")
        unsafe base[Int(index)] = newValue
      }
      @inline(__always) nonmutating _modify {
        check(index >= 0 && index < count, "Buffer: \(index) is outside 0..<\(count)")
        yield unsafe &base[Int(index)]
      }
    }

    subscript(index: Int) -> Element {
      @inline(__always) get {
        check(index >= 0 && index < count, "Buffer: \(index) is outside 0..<\(count)")
        return unsafe base[index]
      }
      @inline(__always) nonmutating set {
        check(index >= 0 && index < count, "Buffer: \(index) is outside 0..<\(count)")
        unsafe base[index] = newValue
      }
    }

    /// The elements from one place on.
    @inline(__always) func from(_ place: Int) -> Elements {
      check(place >= 0 && place <= count, "Buffer: \(place) is outside 0...\(count)")
      return unsafe Elements(base: base + place, count: count - place)
    }
  }

  /// The address of the elements.
  var start: UnsafePointer<Element> { unsafe UnsafePointer(base) }

  var elements: Elements { unsafe Elements(base: base, count: count) }

  private mutating func grow(to room: Int) {
    let roomier = max(room, 2 * capacity)
    if isEmpty {
      // There is nothing to keep: the old memory is neither moved nor copied.
      unsafe free(base)
      unsafe base = Self.memory(for: roomier)
    } else {
      unsafe base = Self.memory(for: roomier, movedFrom: base)
    }
    capacity = roomier
  }

  /// From this size on, large pages are asked for: a quarter of one.
  private static var largeRun: Int { 512 << 10 }

  /// Asks the system for large pages.
  ///
  /// New memory costs a page fault for each page: at 100,000 views, a third of the time of an
  /// answer from nothing.
  private static func preferLargePages(_ memory: UnsafeMutableRawPointer, _ size: Int) {
    // The whole mapping is advised: with different advice for a part, the system couldn't move it.
    let page: UInt = 4096
    let start = UInt(bitPattern: memory) & ~(page - 1)
    let end = (UInt(bitPattern: memory) + UInt(size) + page - 1) & ~(page - 1)
    // Where the system refuses, everything works as without.
    _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_HUGEPAGE)
  }

  /// Allocates memory, or moves what was allocated; the system moves large blocks without copying.
  private static func memory(
    for room: Int,
    movedFrom old: UnsafeMutablePointer<Element>? = nil
  ) -> UnsafeMutablePointer<Element> {
    let (size, isTooLarge) = room.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    guard !isTooLarge, let memory = unsafe realloc(old, size) else {
      preconditionFailure("Buffer: no memory for \(room) elements")
    }
    if size >= Self.largeRun { unsafe preferLargePages(memory, size) }
    return unsafe memory.assumingMemoryBound(to: Element.self)
  }
}

extension Buffer<Double>.Elements {
  /// Adds `factor` times the first `count` elements of another buffer to the first of these.
  ///
  /// The loop is one that the compiler turns into vector instructions.
  @inline(__always) func add(_ factor: Double, times others: Self, count: Int) {
    check(count <= self.count && count <= others.count, "Buffer: there are not \(count) elements")
    for index in 0..<count { unsafe base[index] += factor * others.base[index] }
  }
}
