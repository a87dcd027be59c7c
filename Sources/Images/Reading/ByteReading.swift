/// Numbers read from bytes that may lie: what would lie outside is nothing.
extension RandomAccessCollection<UInt8> where Index == Int {
  func byte(at place: Int) -> Int? {
    place >= startIndex && place < endIndex ? Int(self[place]) : nil
  }

  func big16(at place: Int) -> Int? { number(at: place, [8, 0]) }
  func big32(at place: Int) -> Int? { number(at: place, [24, 16, 8, 0]) }
  func little16(at place: Int) -> Int? { number(at: place, [0, 8]) }
  func little24(at place: Int) -> Int? { number(at: place, [0, 8, 16]) }
  func little32(at place: Int) -> Int? { number(at: place, [0, 8, 16, 24]) }

  private func number(at place: Int, _ shifts: [Int]) -> Int? {
    guard place >= startIndex, place <= endIndex - shifts.count else { return nil }
    return shifts.enumerated().reduce(0) { $0 | Int(self[place + $1.offset]) << $1.element }
  }
}
