import ObjectiveC.runtime
import UIKit

// Values that libraries for a phone hang on objects of UIKit's classes.

private nonisolated(unsafe) var recordsKey: UInt8 = 0
private nonisolated(unsafe) var nameKey = "name"
private nonisolated(unsafe) var ownerKey: Void?

final class ConstraintRecord: NSObject {
  let constraint: NSLayoutConstraint
  init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }
}

extension UIView {
  /// Boxed in a set that is made when it is first asked for, which takes the view as an optional.
  var records: NSMutableSet {
    let target: AnyObject? = self
    if let set = objc_getAssociatedObject(target as Any, &recordsKey) as? NSMutableSet {
      return set
    }
    let set = NSMutableSet()
    objc_setAssociatedObject(target as Any, &recordsKey, set, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return set
  }
}

extension NSObject {
  var givenName: String? {
    get { objc_getAssociatedObject(self, &nameKey) as? String }
    set { objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }

  var unkeptOwner: AnyObject? {
    get { objc_getAssociatedObject(self, &ownerKey) as AnyObject? }
    set { objc_setAssociatedObject(self, &ownerKey, newValue, .OBJC_ASSOCIATION_ASSIGN) }
  }
}
