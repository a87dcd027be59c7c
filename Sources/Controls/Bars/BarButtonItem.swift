public import Foundation
public import SnaplineDrawing
public import SnaplineLayout

/// A button, a view or a space in a navigation bar or toolbar: UIKit's `UIBarButtonItem`.
open class BarButtonItem: BarItem {
  /// The style of a button's title; the raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case plain, bordered, done
  }

  /// What an item stands for besides a button.
  enum Kind {
    case button, fixedSpace, flexibleSpace
  }

  let kind: Kind

  open var style = Style.plain { didSet { changed() } }
  /// The width of a space or button; 0 leaves it to the content.
  open var width: CGFloat = 0 { didSet { changed() } }
  open var customView: View? { didSet { changed() } }
  open var tintColor: Color? { didSet { changed() } }
  open var isHidden = false { didSet { changed() } }
  open var isSelected = false { didSet { changed() } }
  /// The menu that a tap would open; nobody opens it here.
  open var menu: Menu?
  /// The object whose method a tap calls if there is no primary action; the item doesn't keep it.
  open weak var target: AnyObject?
  /// The method that a tap calls.
  open var action: Selector?
  /// The closure that a tap calls, and so does ``fire()``.
  open var primaryAction: ((BarButtonItem) -> Void)?

  public override init() {
    kind = .button
    super.init()
  }

  init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  public required init?(coder: NSCoder) {
    kind = .button
    super.init(coder: coder)
  }

  public convenience init(
    title: String?,
    style: Style = .plain,
    action: ((BarButtonItem) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    primaryAction = action
  }

  public convenience init(
    image: Image?,
    style: Style = .plain,
    action: ((BarButtonItem) -> Void)? = nil
  ) {
    self.init()
    self.image = image
    self.style = style
    primaryAction = action
  }

  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// One of the system's buttons; those with words are in English.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    action: ((BarButtonItem) -> Void)? = nil
  ) {
    switch systemItem {
    case .flexibleSpace: self.init(.flexibleSpace)
    case .fixedSpace: self.init(.fixedSpace)
    default: self.init(.button)
    }
    switch systemItem.face {
    case .word(let word): title = word
    case .symbol(let name):
      image = Image(systemName: name)
      if image == nil { title = systemItem.name }
    case nil: break
    }
    if [.done, .save].contains(systemItem) { style = .done }
    accessibilityLabel = systemItem.name
    primaryAction = action
  }

  // UIKit's forms with an action, whose title and picture stand where none are given.
  public convenience init(primaryAction: Action?, menu: Menu? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }
  public convenience init(
    title: String?,
    image: Image? = nil,
    primaryAction: Action?,
    menu: Menu? = nil
  ) {
    self.init()
    let ownTitle = primaryAction.map(\.title).flatMap { $0.isEmpty ? nil : $0 }
    self.title = title ?? ownTitle
    self.image = image ?? (title == nil ? primaryAction?.image : nil)
    take(primaryAction, menu)
  }
  public convenience init(title: String?, image: Image? = nil, menu: Menu?) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
  }
  public convenience init(image: Image?, primaryAction: Action?, menu: Menu? = nil) {
    self.init(title: nil, image: image, primaryAction: primaryAction, menu: menu)
  }
  public convenience init(image: Image?, menu: Menu?) {
    self.init(title: nil, image: image, primaryAction: nil, menu: menu)
  }
  public convenience init(
    systemItem: SystemItem,
    primaryAction: Action? = nil,
    menu: Menu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem)
    take(primaryAction, menu)
  }

  private func take(_ action: Action?, _ menu: Menu?) {
    self.menu = menu
    primaryAction = action.map { action in { action.perform(for: $0) } }
  }

  // UIKit's forms, which call a method of an object that they don't keep.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    call(target, action)
  }
  public convenience init(image: Image?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style)
    call(target, action)
  }
  public convenience init(
    image: Image?,
    landscapeImagePhone: Image?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(barButtonSystemItem: systemItem)
    call(target, action)
  }

  private func call(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  open class func flexibleSpace() -> BarButtonItem { BarButtonItem(.flexibleSpace) }

  open class func fixedSpace(_ width: CGFloat) -> BarButtonItem {
    let space = BarButtonItem(.fixedSpace)
    space.width = width
    return space
  }

  /// Acts as on a tap; returns `false` where the item is disabled or nothing was called.
  @discardableResult
  public func fire() -> Bool {
    guard isEnabled else { return false }
    if let primaryAction {
      primaryAction(self)
      return true
    }
    guard let action else { return false }
    return TargetAction(target, action).send(from: self, along: bar)
  }
}
