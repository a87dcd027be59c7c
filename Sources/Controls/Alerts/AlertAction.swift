public import Foundation

/// One choice of an alert: UIKit's `UIAlertAction`.
open class AlertAction: NSObject {
  /// What a choice does; the raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  let handler: ((AlertAction) -> Void)?
  /// The alert that offers the choice.
  weak var alert: AlertController?

  public init(
    title: String?,
    style: Style,
    handler: ((AlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Whether the choice can be made; its words are grey otherwise.
  open var isEnabled = true { didSet { alert?.contentChanged() } }
}
