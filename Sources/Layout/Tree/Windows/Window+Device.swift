import Foundation
import SnaplineDrawing
public import SnaplineEnvironment

extension Window {
  /// The device that the window is on, as it is held.
  ///
  /// Setting another one resizes the window: controllers are told first, then all is laid out anew.
  public var device: HeldDevice? {
    get { treeEnvironment.device }
    set {
      guard let newValue, newValue != treeEnvironment.device else { return }
      change(to: treeEnvironment.on(newValue), size: newValue.size)
    }
  }

  /// Which way the window is held; setting another one rotates it.
  ///
  /// Without a device, the longer side decides.
  public var orientation: Device.Orientation {
    get { device?.orientation ?? (bounds.width > bounds.height ? .landscape : .portrait) }
    set {
      guard newValue != orientation else { return }
      if device != nil {
        device?.orientation = newValue
      } else {
        change(
          to: treeEnvironment,
          size: CGSize(width: bounds.height, height: bounds.width)
        )
      }
    }
  }

  private func change(to new: Environment, size: CGSize) {
    let transition = SizeTransition(of: self)
    let newTraits = ownTraits(under: new.traits)
    if newTraits != traits {
      rootViewController?.willTransition(to: TraitCollection(newTraits), with: transition)
    }
    if size != bounds.size {
      rootViewController?.viewWillTransition(to: size, with: transition)
    }
    // A window that follows the task keeps following it.
    if new != treeEnvironment { environment = new }
    frame.size = size
    keyboardFollowsDevice()
    transition.runAnimations()
    layoutIfNeeded()
    transition.runCompletions()
  }
}
