/// Where a list is broken into pages: between its rows, each of which stands on one page whole.
package struct PageBreaks {
  /// A row as it lies in the whole list, which begins at 0.
  package struct Row {
    package var top: Double
    package var bottom: Double
    package var keepsWithNext: Bool
    package var beginsPage: Bool

    package init(top: Double, bottom: Double, keepsWithNext: Bool, beginsPage: Bool) {
      (self.top, self.bottom) = (top, bottom)
      (self.keepsWithNext, self.beginsPage) = (keepsWithNext, beginsPage)
    }
  }

  /// A row that is taller than the room of its page.
  package struct TallRow: Error {
    package var row: Int
    package var height: Double
    package var room: Double
  }

  /// The rows of each page.
  package private(set) var pages: [Range<Int>] = []
  /// Rows that would stay with the next one and can't, as all that stays together is taller than a page.
  package private(set) var parted: [Int] = []

  private let rows: [Row]
  private let room: (_ page: Int, _ isLast: Bool) -> Double
  /// The arithmetic of frames mustn't cost a row its place.
  private static let noise = 1e-5

  /// Breaks a list, in time that grows with its rows.
  ///
  /// `most` pages are made, and one more where that isn't enough. `room` is the height for rows on a page,
  /// whose number counts from 1, be it the last one or not.
  package init(
    _ rows: [Row],
    most: Int = .max,
    room: @escaping (_ page: Int, _ isLast: Bool) -> Double
  ) throws(TallRow) {
    (self.rows, self.room) = (rows, room)
    var first = 0
    var nextBreak = 0
    repeat {
      if nextBreak <= first {
        nextBreak = rows.indices.dropFirst(first + 1).first { rows[$0].beginsPage } ?? rows.count
      }
      let end = try end(from: first, to: nextBreak)
      pages.append(first..<end)
      first = end
    } while first < rows.count && pages.count <= most
  }

  /// Where the page ends that begins with a row, and goes on to `limit` at most.
  private mutating func end(from first: Int, to limit: Int) throws(TallRow) -> Int {
    guard first < rows.count else { return first }
    let page = pages.count + 1
    let ofLast = limit == rows.count ? room(page, true) : 0
    if limit == rows.count, height(first, limit) <= ofLast + Self.noise { return limit }
    let room = room(page, false)
    var end = first
    while end < limit, height(first, end + 1) <= room + Self.noise { end += 1 }
    guard end > first else {
      throw TallRow(row: first, height: height(first, first + 1), room: room)
    }
    // All would fit, were there no more to say on the last page.
    if end == rows.count {
      guard end - first > 1 else {
        throw TallRow(row: first, height: height(first, end), room: ofLast)
      }
      end -= 1
    }
    return end == limit ? end : keepingTogether(first, end)
  }

  /// An earlier end, before rows that stay with the next one.
  private mutating func keepingTogether(_ first: Int, _ end: Int) -> Int {
    var start = end
    while start > first, rows[start - 1].keepsWithNext { start -= 1 }
    guard start == first else { return start }
    parted.append(end - 1)
    return end
  }

  private func height(_ first: Int, _ end: Int) -> Double { rows[end - 1].bottom - rows[first].top }
}
