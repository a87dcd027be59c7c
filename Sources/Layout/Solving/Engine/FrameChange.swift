import Foundation

/// How a frame differs from the one before.
struct FrameChange: OptionSet {
  let rawValue: UInt8
  static let moved = FrameChange(rawValue: 1)
  static let resized = FrameChange(rawValue: 2)
  /// The exact frame lies elsewhere between the pixels, and so do the frames of the children.
  static let shifted = FrameChange(rawValue: 4)
  /// The change isn't known yet, as the class of the view may decide on its frame.
  static let open = FrameChange(rawValue: 8)
}

/// A slot whose frame may have changed, and how it changed once that is known.
struct Move {
  private let code: Int32

  init(slot: Int, _ change: FrameChange = []) { code = Int32(slot) << 4 | Int32(change.rawValue) }

  var slot: Int { Int(code >> 4) }
  var change: FrameChange { FrameChange(rawValue: UInt8(truncatingIfNeeded: code & 15)) }
}

/// The start and the length of a frame on one axis.
struct Stretch {
  var start: CGFloat
  var length: CGFloat
}

extension CGRect {
  var across: Stretch {
    @inline(__always) get { Stretch(start: origin.x, length: size.width) }
    @inline(__always) set { (origin.x, size.width) = (newValue.start, newValue.length) }
  }

  var down: Stretch {
    @inline(__always) get { Stretch(start: origin.y, length: size.height) }
    @inline(__always) set { (origin.y, size.height) = (newValue.start, newValue.length) }
  }
}

extension SnappedSpan {
  /// Sets one axis of a frame to this span, and keeps the residue for the children.
  ///
  /// A span that isn't finite leaves the frame as it is.
  @inline(__always)
  func settle(_ side: inout Stretch, _ residue: inout Double) -> FrameChange {
    var change: FrameChange = []
    if isFinite {
      if start != side.start { change.insert(.moved) }
      if length != side.length { change.insert(.resized) }
      side = Stretch(start: start, length: length)
    }
    if self.residue != residue {
      residue = self.residue
      change.insert(.shifted)
    }
    return change
  }
}
