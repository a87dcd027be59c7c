public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry

/// The screen that code for a phone asks for: UIKit's `UIScreen`, as the environment says it.
///
/// There is no screen here. A window's is that of its device; ``main`` is that of the current environment,
/// which in a tree's own code, such as `layoutSubviews`, is the tree's.
public final class Screen: NSObject, CoordinateSpace {
  private let environment: Environment

  init(of environment: Environment) { self.environment = environment }

  public static var main: Screen { Screen(of: .current) }

  /// The size of the device as it is held; that of an iPhone 16 where the environment names no device.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: wholeSize ?? CGSize(width: 393, height: 852))
  }

  private var wholeSize: CGSize? {
    environment.device.map { $0.device.size(in: $0.orientation) }
  }

  /// Pixels per point.
  public var scale: CGFloat { environment.traits.displayScale }
  public var nativeScale: CGFloat { scale }

  /// The size in pixels, always upright.
  public var nativeBounds: CGRect {
    let (short, long) = (
      min(bounds.width, bounds.height) * scale, max(bounds.width, bounds.height) * scale
    )
    return CGRect(x: 0, y: 0, width: short, height: long)
  }

  public var traitCollection: TraitCollection { TraitCollection(environment.traits) }
  public var coordinateSpace: any CoordinateSpace { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? Screen)?.environment == environment
  }

  public override var hash: Int { environment.hashValue }

  // The screen's corner is that of the window, which is that of its tree.
  public func convert(_ point: CGPoint, to coordinateSpace: any CoordinateSpace) -> CGPoint {
    coordinateSpace._view?.convert(point, from: nil) ?? point
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any CoordinateSpace) -> CGPoint {
    coordinateSpace._view?.convert(point, to: nil) ?? point
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
    coordinateSpace._view?.convert(rect, from: nil) ?? rect
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any CoordinateSpace) -> CGRect {
    coordinateSpace._view?.convert(rect, to: nil) ?? rect
  }
}

extension Window {
  /// The screen of the window's device.
  public var screen: Screen { Screen(of: treeEnvironment) }
}
