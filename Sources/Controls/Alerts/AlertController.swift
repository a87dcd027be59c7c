public import Foundation
import SnaplineDiagnostics
public import SnaplineLayout
import SnaplineText

/// A question over the screen, or a sheet of choices at its lower edge: UIKit's `UIAlertController`.
///
/// It looks as on iOS 13 to 18 under all metrics. A presented alert is part of the picture. As nobody touches
/// it, a test makes a choice with ``choose(_:)``.
open class AlertController: ViewController {
  /// Where the choices are; the raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case actionSheet, alert
  }

  open private(set) var preferredStyle = Style.actionSheet
  open private(set) var actions: [AlertAction] = []
  /// The fields of an alert, in order; `nil` where it has none.
  open private(set) var textFields: [TextField]?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    isShownOverPresenter = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
    isShownOverPresenter = true
  }

  open override var title: String? { didSet { contentChanged() } }
  open var message: String? { didSet { contentChanged() } }

  /// The choice that is bold; an alert without it has its `cancel` action bold.
  open var preferredAction: AlertAction? {
    didSet {
      if let preferredAction, !actions.contains(preferredAction) {
        view.report(.unknownPreferred(preferredAction, of: self))
      }
      contentChanged()
    }
  }

  open func addAction(_ action: AlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return view.report(.secondCancel(action, of: self))
    }
    action.alert = self
    actions.append(action)
    contentChanged()
  }

  /// Adds a field below the message; sheets of choices have none.
  open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      view.report(.fieldInSheet(self))
      return
    }
    let field = TextField()
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentChanged()
  }

  /// Makes a choice as a finger would: the alert is dismissed, and then its handler is called.
  open func choose(_ action: AlertAction) {
    guard action.isEnabled, actions.contains(action) else { return }
    if presentingViewController == nil {
      action.handler?(action)
    } else {
      presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }
  }

  /// The popover of a sheet on a wide screen; `nil` for an alert.
  open override var popoverPresentationController: PopoverPresentationController? {
    preferredStyle == .actionSheet ? super.popoverPresentationController : nil
  }

  open override func loadView() { view = AlertView(self) }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  func contentChanged() { (viewIfLoaded as? AlertView)?.contentChanged() }
}

extension Diagnostic {
  fileprivate static func fieldInSheet(_ alert: AlertController) -> Diagnostic {
    Diagnostic(
      id: "field-in-sheet",
      severity: .warning,
      subject: "the sheet '\(alert.title ?? "")' can't have a text field",
      cause: "only alerts have fields",
      remedy: "write preferredStyle: .alert"
    )
  }

  fileprivate static func secondCancel(
    _ action: AlertAction,
    of alert: AlertController
  ) -> Diagnostic {
    Diagnostic(
      id: "second-cancel",
      severity: .warning,
      subject: "the alert '\(alert.title ?? "")' has an action of style cancel already, "
        + "so '\(action.title ?? "")' isn't added",
      cause: "an alert has one such action",
      remedy: "give one of them the style default"
    )
  }

  fileprivate static func unknownPreferred(
    _ action: AlertAction,
    of alert: AlertController
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-preferred-action",
      severity: .warning,
      subject: "the action '\(action.title ?? "")' is preferred by '\(alert.title ?? "")', "
        + "and isn't one of its actions",
      cause: "no action is bold then",
      remedy: "call addAction before preferredAction is set"
    )
  }
}
