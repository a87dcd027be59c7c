import Foundation
import SnaplineLayout

/// What a layer's property is when an animation of it is over.
enum AnimationEnding {
  case value(Any)
  /// What is added to the layer's own value, one after the other.
  case steps([Any])
  case sum(Any, Any)

  /// The same for an animation that is added to the layer's own value, or isn't.
  func adding(_ isAdditive: Bool) -> AnimationEnding {
    guard isAdditive else { return self }
    return switch self {
    case .value(let value): .steps([value])
    case .sum(let value, let step): .steps([value, step])
    case .steps: self
    }
  }
}

/// How the values of animations, which may be of any type, are read as those of a property.
struct AnimatedKind<Value> {
  /// The property's value by what an animation says, which may be a part of it.
  let read: (_ said: Any, _ current: Value) -> Value?
  var add: (_ value: Value, _ said: Any) -> Value? = { _, _ in nil }
  let isSame: (Value, Value) -> Bool

  func end(_ ending: AnimationEnding, from current: Value) -> Value? {
    switch ending {
    case .value(let said): read(said, current)
    case .steps(let steps):
      steps.reduce(Optional(current)) { value, said in value.flatMap { add($0, said) } }
    case .sum(let said, let step): read(said, current).flatMap { add($0, step) }
    }
  }
}

extension AnimatedKind where Value: Equatable {
  init(read: @escaping (Any) -> Value?, add: @escaping (Value, Value) -> Value? = { _, _ in nil }) {
    self.init(
      read: { said, _ in read(said) },
      add: { value, said in read(said).flatMap { add(value, $0) } },
      isSame: ==
    )
  }

  /// A part of a value that is a number, such as the width of a size.
  static func part(_ path: WritableKeyPath<Value, CGFloat>) -> AnimatedKind {
    AnimatedKind(
      read: { said, current in
        var value = current
        guard let number = AnimatedValue.number(said) else { return nil }
        value[keyPath: path] = number
        return value
      },
      add: { value, said in
        var value = value
        guard let number = AnimatedValue.number(said) else { return nil }
        value[keyPath: path] += number
        return value
      },
      isSame: ==
    )
  }

  /// A part of a value that an animation names as a whole.
  static func part<Part>(
    _ path: WritableKeyPath<Value, Part>,
    _ read: @escaping (Any) -> Part?
  ) -> AnimatedKind {
    AnimatedKind(
      read: { said, current in
        var value = current
        guard let part = read(said) else { return nil }
        value[keyPath: path] = part
        return value
      },
      isSame: ==
    )
  }
}
