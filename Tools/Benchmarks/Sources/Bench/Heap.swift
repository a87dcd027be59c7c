import CHeap

/// What the program has asked of the heap.
struct Heap {
  /// Since the start of the program.
  let allocations: Int
  /// In use now.
  let bytes: Int

  static var now: Heap { Heap(allocations: heap_allocations(), bytes: heap_bytes()) }
}
