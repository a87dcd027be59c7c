extension UIActivity {
  /// A destination for sharing; the raw values of the system's own are UIKit's.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let postToFacebook = system("PostToFacebook")
    public static let postToTwitter = system("PostToTwitter")
    public static let postToWeibo = system("PostToWeibo")
    public static let message = system("Message")
    public static let mail = system("Mail")
    public static let print = system("Print")
    public static let copyToPasteboard = system("CopyToPasteboard")
    public static let assignToContact = system("AssignToContact")
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    public static let addToReadingList = system("AddToReadingList")
    public static let postToFlickr = system("PostToFlickr")
    public static let postToVimeo = system("PostToVimeo")
    public static let postToTencentWeibo = system("TencentWeibo")
    public static let airDrop = system("AirDrop")
    public static let openInIBooks = system("OpenInIBooks")
    public static let markupAsPDF = system("MarkupAsPDF")
    public static let addToHomeScreen = system("AddToHomeScreen")
    public static let sharePlay = system("SharePlay")
    public static let collaborationInviteWithLink = system("CollaborationInviteWithLink")
    public static let collaborationCopyLink = system("CollaborationCopyLink")

    private static func system(_ name: String) -> ActivityType {
      ActivityType(rawValue: "com.apple.UIKit.activity.\(name)")
    }
  }

  /// The row of the sheet that contains an activity; the raw values are UIKit's.
  public enum Category: Int, Hashable, Sendable {
    case action, share
  }
}
