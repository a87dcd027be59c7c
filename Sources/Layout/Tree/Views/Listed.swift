/// A member of a list that says by a number which of two members stands first.
///
/// Who leaves a list leaves a gap in its numbers: closing it up would touch all that follow, and to
/// empty a list one by one would cost as its square.
package protocol Listed: AnyObject {
  /// At least the place in the list, and more than the number of the member before.
  var listNumber: Int { get set }
}

extension Array where Element: Listed {
  /// Where a member stands.
  package func place(of member: Element) -> Int? {
    let number = member.listNumber
    var high = Swift.min(number, count - 1)
    if high >= 0, self[high] === member { return high }
    // The number runs ahead of the place by the gaps before it, which mostly are few.
    var (low, step) = (high - 1, 1)
    while low >= 0, self[low].listNumber >= number {
      high = low
      step *= 2
      low -= step
    }
    low = Swift.max(low, 0)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].listNumber < number { low = middle + 1 } else { high = middle }
    }
    return low == high && self[low] === member ? low : nil
  }

  package mutating func enlist(_ member: Element, at place: Int) {
    // At the end, inserting would take far longer.
    if place == count { append(member) } else { insert(member, at: place) }
    renumber(from: place)
  }

  package mutating func strike(_ member: Element) {
    if let place = place(of: member) { remove(at: place) }
  }

  /// Numbers the members anew that stand at a place or behind it.
  package func renumber(from place: Int) {
    let before = place > 0 ? self[place - 1].listNumber : -1
    if place == count - 1, before < Int(Int32.max) - 1 {
      return self[place].listNumber = before + 1
    }
    for place in (before < place ? place : 0)..<Swift.max(place, count) {
      self[place].listNumber = place
    }
  }
}

extension View: Listed {}

extension LayoutConstraint: Listed {
  package var listNumber: Int {
    get { Int(heldNumber) }
    set { heldNumber = Int32(truncatingIfNeeded: newValue) }
  }
}
