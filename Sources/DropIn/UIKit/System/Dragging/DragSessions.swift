public import Foundation
public import SnaplineLayout

/// One thing that is dragged.
///
/// Nobody drags here; a test asks who would start it.
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// What the thing is to the app itself.
  open var localObject: Any?
  /// What makes the picture under the finger.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What is dragged, as both ends of the way know it.
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

/// A drag as the app knows it where it starts; a test makes its own.
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// A drag as the app knows it where it may end; a test makes its own.
public protocol UIDropSession: UIDragDropSession {
  /// The drag, where the same app started it.
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

/// Whether the system shows how far a drop has come; the raw values are UIKit's.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  case none
  case `default`
}

/// What runs beside the way of a dragged thing.
public protocol UIDragAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// What becomes of what is dropped; the raw values are UIKit's.
public enum UIDropOperation: UInt, Hashable, Sendable {
  case cancel, forbidden, copy, move
}

/// What an app would do if something were dropped now.
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
