public import Foundation
public import SnaplineLayout

/// An activity of a user in an app, which a phone passes on to other devices and to its search.
///
/// It keeps what is set, and isn't passed on; a test hands one to the methods that continue it.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date? = .distantFuture
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open weak var delegate: (any NSUserActivityDelegate)?

  public init(activityType: String) { self.activityType = activityType }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  open func becomeCurrent() { SystemCall.note("NSUserActivity.becomeCurrent()", activityType) }
  open func resignCurrent() { SystemCall.note("NSUserActivity.resignCurrent()", activityType) }
  open func invalidate() { SystemCall.note("NSUserActivity.invalidate()", activityType) }
}

/// The delegate of an activity.
///
/// Nothing happens to an activity here, so a test calls the methods that it wants to check.
public protocol NSUserActivityDelegate: AnyObject {
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that a link to a web page began.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that can restore the state of an activity, for code that continues one.
public protocol UIUserActivityRestoring: AnyObject {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

private struct ActivityInHand: SetAside {
  var activity: NSUserActivity?
}

extension UIResponder {
  public var userActivity: NSUserActivity? {
    get { self[aside: \ActivityInHand.activity] }
    set { self[aside: \ActivityInHand.activity] = newValue }
  }
}

extension UIScene.ConnectionOptions {
  /// The activities for which the scene was opened: none here.
  public var userActivities: Set<NSUserActivity> { [] }
}
