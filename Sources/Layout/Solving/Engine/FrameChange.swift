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

/// What a frame takes up of one axis.
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
  /// Makes one axis of a frame this one, and keeps the residue for the children; one that is no
  /// number leaves the frame as it is.
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
