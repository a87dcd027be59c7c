public import Foundation
public import SnaplineControls

// A finger that moves an item of a collection; there is none, so that no movement begins.
extension UICollectionView {
  /// Always `false`: no item follows a finger here.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    SystemCall.note("UICollectionView.beginInteractiveMovementForItem(at:)", indexPath)
    return false
  }

  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    let name = "UICollectionView.updateInteractiveMovementTargetPosition(_:)"
    SystemCall.note(name, targetPosition)
  }

  public func endInteractiveMovement() {
    SystemCall.note("UICollectionView.endInteractiveMovement()")
  }

  public func cancelInteractiveMovement() {
    SystemCall.note("UICollectionView.cancelInteractiveMovement()")
  }
}
