import Foundation

/// How a frame differs from the one before.
struct FrameChange: OptionSet {
  let rawValue: UInt8
  static let moved = FrameChange(rawValue: 1)
  static let resized = FrameChange(rawValue: 2)
  /// The exact frame lies elsewhere between the pixels, and so do the children's.
  static let shifted = FrameChange(rawValue: 4)
  /// Not known yet: the view has a say in its frame.
  static let open = FrameChange(rawValue: 8)
}

/// A slot whose frame may be another, and what became of it.
struct Move {
  private let code: Int32

  init(slot: Int, _ change: FrameChange = []) { code = Int32(slot) << 4 | Int32(change.rawValue) }

  var slot: Int { Int(code >> 4) }
  var change: FrameChange { FrameChange(rawValue: UInt8(truncatingIfNeeded: code & 15)) }
}

extension CGRect {
  /// Takes a solved span for the horizontal axis; one that is no number changes nothing.
  @inline(__always)
  mutating func takeAcross(_ span: SnappedSpan) -> FrameChange {
    var change: FrameChange = []
    guard span.isFinite else { return change }
    if span.start != origin.x {
      origin.x = span.start
      change.insert(.moved)
    }
    if span.length != size.width {
      size.width = span.length
      change.insert(.resized)
    }
    return change
  }

  /// The same for the vertical axis.
  @inline(__always)
  mutating func takeDown(_ span: SnappedSpan) -> FrameChange {
    var change: FrameChange = []
    guard span.isFinite else { return change }
    if span.start != origin.y {
      origin.y = span.start
      change.insert(.moved)
    }
    if span.length != size.height {
      size.height = span.length
      change.insert(.resized)
    }
    return change
  }
}
