package import Foundation
import SnaplineEnvironment

/// What a view keeps of the controller that it belongs to.
final class ControllerLink {
  @Unretained private(set) var controller: ViewController?
  /// The traits that hold in place of those around the view.
  var traits = Traits.unspecified

  init(_ controller: ViewController) { self.controller = controller }
}

extension View {
  /// The controller whose view this is.
  package internal(set) var controller: ViewController? {
    get { flags.contains(.isControlled) ? rare?.control?.controller : nil }
    set {
      guard newValue != nil || flags.contains(.isControlled) else { return }
      setFlag(.isControlled, newValue != nil)
      changeRare { $0.control = newValue.map { ControllerLink($0) } }
      guard newValue != nil else { return }
      // A controller hears of each layout: no frame is set past it.
      flags.subtract([.isPlain, .isBare])
      node.isPlainNoMore()
      for child in children { child.node.superviewIsPlainNoMore() }
      noteInsets()
      insetsMayChange()
    }
  }

  /// Lays out the subviews, with the controller told before and after.
  func layOutSubviews() {
    flags.remove(.layoutReadsTraits)
    flags.insert(.isLayingOut)
    defer { flags.remove(.isLayingOut) }
    guard let controller else { return layoutSubviews() }
    controller.appearIfAwaited()
    controller.viewWillLayoutSubviews()
    layoutSubviews()
    controller.viewDidLayoutSubviews()
  }

  func updateOwnConstraints() {
    flags.remove(.updateReadsTraits)
    flags.insert(.isUpdating)
    defer { flags.remove(.isUpdating) }
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    rare?.companion?.updateConstraints(of: self)
  }

  /// Has the code of the view's class that runs, if any does, run again when traits change.
  func noteTraitsAreRead() {
    if flags.contains(.isLayingOut) { flags.insert(.layoutReadsTraits) }
    if flags.contains(.isUpdating) { flags.insert(.updateReadsTraits) }
  }

  /// The side margins of a screen that is as wide as this tree's root.
  package var systemMinimumSideMargin: CGFloat {
    treeEnvironment.device?.minimumSideMargin ?? (root.box.width < 414 ? 16 : 20)
  }

  /// Brings the insets of this view, and of those above it, in step with where they lie.
  func settleInsetsFromRoot() {
    var path: [View] = []
    var view: View? = self
    while let current = view {
      path.append(current)
      view = current.parent
    }
    for view in path.reversed() where view.flags.contains(.insetsMayChange) {
      _ = view.settleInsets(under: nil)
    }
  }
}
