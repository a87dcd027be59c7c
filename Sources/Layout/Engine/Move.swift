import Foundation

/// A frame on its way to another one, axis by axis.
struct Move {
  private(set) var frame: CGRect
  private(set) var residue: Residue
  private(set) var isResized = false
  private(set) var isMoved = false

  @inline(__always)
  init(from frame: CGRect, _ residue: Residue) {
    self.frame = frame
    self.residue = residue
  }

  /// The way from one frame to another.
  init(from old: CGRect, to new: CGRect) {
    frame = new
    residue = Residue()
    isResized = new.size.width != old.size.width || new.size.height != old.size.height
    isMoved = new.origin.x != old.origin.x || new.origin.y != old.origin.y
    if !new.isFinite { (isResized, isMoved) = (false, false) }
  }

  @inline(__always) var isMove: Bool { isResized || isMoved }

  @inline(__always)
  mutating func goAcross(_ span: SnappedSpan) {
    residue.x = span.residue
    guard span.isFinite else { return }
    if span.start != frame.origin.x { isMoved = true }
    if span.length != frame.size.width { isResized = true }
    (frame.origin.x, frame.size.width) = (span.start, span.length)
  }

  @inline(__always)
  mutating func goDown(_ span: SnappedSpan) {
    residue.y = span.residue
    guard span.isFinite else { return }
    if span.start != frame.origin.y { isMoved = true }
    if span.length != frame.size.height { isResized = true }
    (frame.origin.y, frame.size.height) = (span.start, span.length)
  }
}
