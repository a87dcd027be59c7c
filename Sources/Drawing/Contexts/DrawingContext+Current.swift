import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineScene

/// The context that drawing goes to, a thread's own as on iOS.
extension DrawingContext {
  /// The context on which a view is being drawn right now.
  public static var current: DrawingContext? { stack.contexts.last }

  public static func push(_ context: DrawingContext) { stack.contexts.append(context) }
  public static func pop() { _ = stack.contexts.popLast() }

  /// Makes this the current context while `body` runs, whatever that pushes and pops.
  package func whileCurrent(_ body: () -> Void) {
    let stack = Self.stack
    let outer = stack.contexts
    stack.contexts.append(self)
    body()
    stack.contexts = outer
  }

  private final class Stack {
    var contexts: [DrawingContext] = []
  }

  private static var stack: Stack {
    let key = "snapline.drawing"
    let kept = Thread.current.threadDictionary
    if let stack = kept[key] as? Stack { return stack }
    let stack = Stack()
    kept[key] = stack
    return stack
  }
}

extension Color {
  /// Sets this colour for fills and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { DrawingContext.current?.setFillColor(cgColor) }
  public func setStroke() { DrawingContext.current?.setStrokeColor(cgColor) }
}
