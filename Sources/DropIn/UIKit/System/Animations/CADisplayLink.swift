public import Foundation
public import SnaplineLayout

/// A timer that a phone fires with each frame.
///
/// There are no frames here, so it never fires: a test calls the method itself.
public final class CADisplayLink: NSObject {
  /// Whom the link would call.
  ///
  /// A phone keeps the object until the link is over, and here nothing would end it.
  private weak var target: AnyObject?
  private let selector: Selector
  private var isValid = true

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// The time of a frame: 0, because there was none.
  public var timestamp: CFTimeInterval { 0 }
  public var targetTimestamp: CFTimeInterval { 0 }
  /// The duration of a frame on a usual screen.
  public var duration: CFTimeInterval { 1.0 / 60 }

  public var isPaused = false
  public var preferredFramesPerSecond = 0
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// Only records the call.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid else { return }
    SystemCall.note("CADisplayLink.add(to:forMode:)", selector)
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    SystemCall.note("CADisplayLink.remove(from:forMode:)", selector)
  }

  public func invalidate() {
    (isValid, target) = (false, nil)
  }
}

/// The number of frames a second that something needs.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred ?? 0)
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
