import Foundation
import SnaplineGeometry
import SnaplineLayout

/// Properties whose parts have names too, such as `position.x`; an empty name is the whole.
extension AnimatedProperty {
  static func ofPoint<Owner: Layer>(
    _ path: ReferenceWritableKeyPath<Owner, CGPoint>,
    _ part: String
  ) -> AnimatedProperty? {
    switch part {
    case "":
      AnimatedProperty(
        path,
        .init(
          read: AnimatedValue.point,
          add: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        )
      )
    case "x": AnimatedProperty(path, .part(\.x))
    case "y": AnimatedProperty(path, .part(\.y))
    default: nil
    }
  }

  static func ofSize<Owner: Layer>(
    _ path: ReferenceWritableKeyPath<Owner, CGSize>,
    _ part: String
  ) -> AnimatedProperty? {
    switch part {
    case "":
      AnimatedProperty(
        path,
        .init(
          read: AnimatedValue.size,
          add: { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
        )
      )
    case "width": AnimatedProperty(path, .part(\.width))
    case "height": AnimatedProperty(path, .part(\.height))
    default: nil
    }
  }

  static func ofRect<Owner: Layer>(
    _ path: ReferenceWritableKeyPath<Owner, CGRect>,
    _ part: String
  ) -> AnimatedProperty? {
    switch part {
    case "": AnimatedProperty(path, .init(read: AnimatedValue.rect))
    case "origin": AnimatedProperty(path, .part(\.origin, AnimatedValue.point))
    case "origin.x": AnimatedProperty(path, .part(\.origin.x))
    case "origin.y": AnimatedProperty(path, .part(\.origin.y))
    case "size": AnimatedProperty(path, .part(\.size, AnimatedValue.size))
    case "size.width": AnimatedProperty(path, .part(\.size.width))
    case "size.height": AnimatedProperty(path, .part(\.size.height))
    default: nil
    }
  }

  /// A turn about the axes of the plane has no part of its own: a picture can't show it.
  static func ofTransform<Owner: Layer>(
    _ path: ReferenceWritableKeyPath<Owner, CATransform3D>,
    _ part: String
  ) -> AnimatedProperty? {
    switch part {
    case "":
      AnimatedProperty(
        path,
        .init(read: AnimatedValue.transform, add: { CATransform3DConcat($1, $0) })
      )
    case "rotation", "rotation.z": AnimatedProperty(path, .part(\.turn))
    case "scale": AnimatedProperty(path, .part(\.scale))
    case "scale.x": AnimatedProperty(path, .part(\.scaleX))
    case "scale.y": AnimatedProperty(path, .part(\.scaleY))
    case "translation": AnimatedProperty(path, .part(\.shift, AnimatedValue.distance))
    case "translation.x": AnimatedProperty(path, .part(\.m41))
    case "translation.y": AnimatedProperty(path, .part(\.m42))
    case "translation.z": AnimatedProperty(path, .part(\.m43))
    default: nil
    }
  }
}
