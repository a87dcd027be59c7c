import Foundation

/// How a frame differs from the one before.
struct FrameChange: OptionSet {
  let rawValue: UInt8
  static let moved = FrameChange(rawValue: 1)
  static let resized = FrameChange(rawValue: 2)
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
