public import Foundation
public import SnaplineGeometry

open class TapGestureRecognizer: GestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

open class LongPressGestureRecognizer: GestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var allowableMovement: CGFloat = 10
}

/// A drag; a test sets how far it went before it fires the recognizer.
open class PanGestureRecognizer: GestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  private var translation = CGPoint.zero
  private var speed = CGPoint.zero

  /// How far the finger went, in the coordinates of `view`, whose origin makes no difference.
  open func translation(in view: View?) -> CGPoint { distance(translation, in: view) }

  open func setTranslation(_ translation: CGPoint, in view: View?) {
    self.translation = CGPoint(distance(from: translation, in: view))
  }

  /// How fast the finger went, in points a second.
  open func velocity(in view: View?) -> CGPoint { distance(speed, in: view) }

  public func setVelocity(_ velocity: CGPoint, in view: View?) {
    speed = CGPoint(distance(from: velocity, in: view))
  }

  private func distance(_ own: CGPoint, in other: View?) -> CGPoint {
    guard let view else { return own }
    return CGPoint(CGSize(width: own.x, height: own.y).applying(view.mapping(to: other)))
  }

  private func distance(from point: CGPoint, in other: View?) -> CGSize {
    let size = CGSize(width: point.x, height: point.y)
    guard let view else { return size }
    return size.applying(view.mapping(from: other))
  }
}

/// A drag that begins at an edge of the screen.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges at which a finger would have to begin; a test fires the recognizer at any point.
  open var edges: RectEdge = []
}

open class SwipeGestureRecognizer: GestureRecognizer {
  /// Which way a swipe goes; the raw values are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

/// A pinch with two fingers; a test sets the scale before it fires the recognizer.
open class PinchGestureRecognizer: GestureRecognizer {
  open var scale: CGFloat = 1
}

/// A rotation with two fingers; a test sets the angle before it fires the recognizer.
open class RotationGestureRecognizer: GestureRecognizer {
  open var rotation: CGFloat = 0
}

extension CGPoint {
  fileprivate init(_ distance: CGSize) { self.init(x: distance.width, y: distance.height) }
}
