import TestSupport
import Testing
import UIKit

@Suite struct `Code written for a phone` {
  @Test func `lays a card out`() {
    let card = ProfileCard(name: "Ada")
    card.frame = CGRect(x: 0, y: 0, width: 200, height: 56)
    card.layoutIfNeeded()
    #expect(card.avatarView.frame == CGRect(x: 16, y: 8, width: 40, height: 40))
    #expect(card.nameLabel.frame.minX == 64 && abs(card.nameLabel.frame.midY - 28) <= 0.25)
    #expect(card.events.contains("layoutSubviews 40.0"))
    let fitting = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting.height == 56)
  }

  @Test func `hears of what happens to it`() {
    let (window, card) = (
      UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), ProfileCard()
    )
    var taps = 0
    card.onTap = { taps += 1 }
    window.addSubview(card)
    card.gestureRecognizers?.forEach { $0.fire() }
    window.tintColor = .red
    card.isHidden = true
    card.removeFromSuperview()
    #expect(taps == 1)
    #expect(
      card.events == [
        "on screen", "joined", "tintColorDidChange", "isHidden true", "off screen", "left",
        "tintColorDidChange",
      ]
    )
  }

  @Test func `writes a list of prices`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = TextOfAPhone.prices([("Tea", "2.50"), ("Sandwich", "14.80")])
    let size = label.sizeThatFits(CGSize(width: 300, height: 1_000))
    #expect(size.width >= 200 && size.width < 202)
    #expect(size.height > 80)
    #expect(label.lineBreakStrategy == .standard)
    #expect(label.text?.split(separator: "\n").first == "Prices")
  }

  @Test func `finishes its animations`() {
    let card = ProfileCard(name: "Ada")
    card.setCompact(true, animated: true)
    #expect(card.nameLabel.alpha == 0 && card.events.last == "finished true")
    #expect(card.avatarView.transform.a == -0.5)
    card.setCompact(false, animated: false)
    #expect(card.avatarView.transform.isIdentity && UIView.areAnimationsEnabled)
  }

  @Test func `overrides what it may`() {
    let view = ManyOverrides()
    view.accessibilityTraits = .selected
    #expect(view.accessibilityTraits == [.button, .selected] && view.isAccessibilityElement)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 10, height: 30))
    #expect(view.point(inside: CGPoint(x: -5, y: 0), with: nil))
    let guide = WatchedGuide()
    view.addLayoutGuide(guide)
    view.removeLayoutGuide(guide)
    #expect(guide.owners == 2)
    #expect(Swatch(number: 3).number == 3)
    #expect(side(of: view.effectiveUserInterfaceLayoutDirection) == .left)
  }

  @Test func `speaks the visual format`() {
    let (view, label, line) = (UIView(), UILabel(), UIView())
    let views: [String: Any] = ["label": label, "line": line]
    for child in [label, line] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-inset-[label]-inset-|",
        options: [],
        metrics: ["inset": 12],
        views: views
      )
    )
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-[label(20)]-4-[line(1)]",
        options: [.alignAllLeading, .alignAllTrailing],
        metrics: nil,
        views: views
      )
    )
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 12, y: 20, width: 76, height: 20))
    #expect(line.frame == CGRect(x: 12, y: 44, width: 76, height: 1))
  }

  @Test func `shows pictures and text with looks of its own`() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>"#
    let image = try #require(UIImage(data: Data(svg.utf8)))
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.contentMode = .scaleAspectFit
    #expect(view.intrinsicContentSize == CGSize(width: 8, height: 4))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 1)
    shadow.shadowColor = UIColor.black
    let attachment = NSTextAttachment(image: image)
    attachment.bounds = CGRect(x: 0, y: -2, width: 16, height: 16)
    let text = NSMutableAttributedString(
      string: "Total ",
      attributes: [
        .font: UIFont.systemFont(ofSize: 17, weight: .bold, width: .condensed),
        .foregroundColor: UIColor.systemRed, .paragraphStyle: style, .shadow: shadow,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
      ]
    )
    text.append(NSAttributedString(attachment: attachment))
    let label = UILabel()
    label.attributedText = text
    label.baselineAdjustment = UIBaselineAdjustment.alignCenters
    #expect(label.text == "Total \u{FFFC}")
    #expect(label.intrinsicContentSize.width > 16)
  }

  @Test func `uses the raw values of the phone`() {
    typealias Attribute = NSLayoutConstraint.Attribute
    let attributes: [Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(NSLayoutConstraint.Axis.vertical.rawValue == 1)
    #expect(
      UILayoutPriority(rawValue: 750) == .defaultHigh && UILayoutPriority(50) == .fittingSizeLevel
    )
    #expect(UIAccessibilityTraits.header.rawValue == 65_536)
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
    #expect(CACornerMask.layerMaxXMaxYCorner.rawValue == 8)
  }
}

@Suite struct `A vocabulary written for a phone` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = UIView()

  init() { root.addSubview(child) }

  @Test func `subclasses constraints`() throws {
    child.pin(.leading, by: 5)
    child.pin(.top)
    let first = try #require(child.tracked.first)
    #expect(first.firstItem === child && first.secondItem === root && first.maker === child)
    expectEqual(child.tracked.map(\.label), ["5", "3"])
    #expect(Set(root.constraints) == Set(child.tracked))
    let empty = TrackedConstraint()
    #expect(empty.firstItem == nil && !empty.isActive)
    let alone = TrackedConstraint(
      item: child,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .width,
      multiplier: 1,
      constant: 4
    )
    #expect(alone.secondAttribute == .notAnAttribute && alone.secondItem == nil)
  }

  @Test func `works on any anchor`() {
    child.translatesAutoresizingMaskIntoConstraints = false
    let left = child.left == root.left + 4
    (child.top == root.top + 6) ~ .defaultHigh
    let width = child.widthAnchor.constraint(equalTo: root.widthAnchor, priority: .defaultLow)
    NSLayoutConstraint.activate([
      width, child.heightAnchor.constraint(equalToConstant: 7, priority: .required),
    ])
    #expect(left.firstAttribute == .left && left.constant == 4)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 4, y: 6, width: 100, height: 7))
  }

  @Test func `shows a screen with its bars, its keyboard and its turns`() throws {
    let window = try #require(UIWindow(device: "iPhone 16"))
    let screen = ScreenOfAPhone()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: screen)]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(screen.field.frame == CGRect(x: 16, y: 103, width: 361, height: 852 - 103 - 83))
    expectEqual(tabs.tabBar.items?.map(\.title), ["Account"])
    window.showKeyboard()
    #expect(screen.field.frame.maxY == 516)
    window.hideKeyboard()
    window.orientation = .landscape
    #expect(screen.field.frame.minX == 75)
    expectEqual(screen.events, ["appears", "keyboard 336", "turned to 852"])
  }

  @Test func `shows a list in a table controller`() throws {
    let window = try #require(UIWindow(device: "iPhone 16"))
    let list = ListOfAPhone(style: .plain)
    window.rootViewController = UINavigationController(rootViewController: list)
    window.layoutIfNeeded()
    #expect(list.tableView.contentOffset.y == -103)
    expectEqual(list.tableView.visibleCells.prefix(2).map(\.frame.minY), [0, 52])
    #expect((list.tableView.visibleCells[1] as? NameCell)?.name.text == "Person 2")
    list.navigationItem.rightBarButtonItem?.fire()
    window.layoutIfNeeded()
    #expect(list.tableView.isEditing && list.tableView.visibleCells[0].contentView.frame.minX == 38)
  }

  @Test func `shows rows whose contents are values`() throws {
    let window = try #require(UIWindow(device: "iPhone 16"))
    let list = ConfiguredListOfAPhone(style: .plain)
    window.rootViewController = list
    window.layoutIfNeeded()
    let cell = list.tableView.visibleCells[0]
    let shown = try #require(cell.contentView.subviews.first as? UIListContentView)
    let texts = shown.subviews.compactMap { ($0 as? UILabel)?.text }
    expectEqual(texts, ["Person 1", "On the phone"])
    // The rows of both lines and the room around them, in thirds of a point.
    #expect(abs(cell.frame.height - (11 + 20.333 + 3 + 15.667 + 11)) < 0.34, "\(cell.frame)")
  }
}
