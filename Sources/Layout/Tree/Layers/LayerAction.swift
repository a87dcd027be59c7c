public import Foundation
public import SnaplineDrawing

/// What a layer does when one of its properties changes: Core Animation's `CAAction`.
///
/// No action runs by itself here, as changes take effect at once.
public protocol LayerAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing.
extension NSNull: LayerAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// Draws a layer in place of its class, and gives its actions: Core Animation's `CALayerDelegate`.
///
/// Core Animation's other methods, such as that for a layer's layout, don't exist here.
public protocol LayerDelegate: NSObjectProtocol {
  func layerWillDraw(_ layer: Layer)
  func draw(_ layer: Layer, in context: DrawingContext)
  func action(for layer: Layer, forKey event: String) -> (any LayerAction)?
}

extension LayerDelegate {
  public func layerWillDraw(_ layer: Layer) {}
  public func draw(_ layer: Layer, in context: DrawingContext) {}
  public func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { nil }
}

extension View: LayerDelegate {}

/// What hangs on layers that were given actions, or somebody who draws them.
private struct LayerActions {
  let actions: [String: any LayerAction]?
}

private struct SaidDelegate {
  weak var delegate: (any LayerDelegate)?
}

extension Layer {
  var ownActions: [String: any LayerAction]? {
    get { hung(LayerActions.self)?.actions }
    set { hang(LayerActions(actions: newValue)) }
  }

  /// The delegate that was said, which isn't kept alive; a view's layer has its view.
  var ownDelegate: (any LayerDelegate)? {
    get { view ?? hung(SaidDelegate.self)?.delegate }
    set { hang(SaidDelegate(delegate: newValue)) }
  }

  /// Has whoever was said draw the layer; views draw by themselves.
  func drawByDelegate(in context: DrawingContext) {
    guard view == nil, let delegate else { return }
    delegate.layerWillDraw(self)
    delegate.draw(self, in: context)
  }

  /// The action of the delegate, of the layer itself or of its class; nothing where the first of them says
  /// that there is none.
  func foundAction(forKey event: String) -> (any LayerAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }
}
