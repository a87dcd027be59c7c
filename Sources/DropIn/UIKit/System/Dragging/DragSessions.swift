public import Foundation
public import SnaplineLayout

/// One item that is dragged.
///
/// Nobody drags here; a test asks the delegate for its items.
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// A value of the app's own for the item, which other apps don't get.
  open var localObject: Any?
  /// The function that makes the preview under the finger.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// A drag, with the members for both its source and its destination.
public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

/// A drag at its source; a test makes its own.
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// A drag at a possible destination; a test makes its own.
public protocol UIDropSession: UIDragDropSession {
  /// The drag at its source, if the same app started it.
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  @discardableResult public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass: Value.Type,
    completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { $0 as? Value._ObjectiveCType }
          .map { Value._unconditionallyBridgeFromObjectiveC($0) }
      )
    }
  }
}

/// Whether the system shows the progress of a drop; the raw values are UIKit's.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  case none
  case `default`
}

/// An object that runs further animations beside that of a drag.
public protocol UIDragAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// What a drop does with the items; the raw values are UIKit's.
public enum UIDropOperation: UInt, Hashable, Sendable {
  case cancel, forbidden, copy, move
}

/// The effect that a drop on an app would have now.
open class UIDropProposal: NSObject, NSCopying {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) { self.operation = operation }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDropProposal(operation: operation)
    pass(to: copy)
    return copy
  }

  func pass(to copy: UIDropProposal) {
    (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
  }
}
