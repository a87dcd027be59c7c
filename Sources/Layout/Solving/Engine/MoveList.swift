/// The slots whose frames wait to be applied.
///
/// Its memory is kept for the next solve: allocating it anew would take longer than a small edit.
struct MoveList {
  private var room: [Move] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Move { room[index] }

  mutating func reserve(_ more: Int) { room.reserveCapacity(count + more) }

  mutating func append(_ move: Move) {
    if count < room.count { room[count] = move } else { room.append(move) }
    count += 1
  }

  mutating func removeAll() { count = 0 }

  /// Has `body` write up to `most` moves behind the last one, and count them.
  @inline(__always)
  mutating func append(
    upTo most: Int,
    _ body: (_ room: UnsafeMutableBufferPointer<Move>, _ count: inout Int) -> Void
  ) {
    let missing = count + most - room.count
    if missing > 0 { room.append(contentsOf: repeatElement(Move(slot: 0), count: missing)) }
    unsafe room.withUnsafeMutableBufferPointer { unsafe body($0, &count) }
  }

  /// Has `body` read and change the moves of the list.
  @inline(__always)
  mutating func edit(_ body: (UnsafeMutableBufferPointer<Move>) -> Void) {
    unsafe room.withUnsafeMutableBufferPointer { room in
      unsafe body(UnsafeMutableBufferPointer(rebasing: room[..<count]))
    }
  }
}
