import AutoLayoutConvenience
import UIKit

/// The ten screens by helpers, and by anchors where helpers have no word: baselines, left and right.
enum ByHelpers: Vocabulary {
  static func layOut(_ screen: LoginScreen) {
    let root = screen.root
    let fields = NSDirectionalEdgeInsets.horizontal(24)
    root.addSubview(
      screen.logo.constrain(widthAndHeight: 72),
      pinnedTo: .top,
      of: .safeArea,
      horizontally: .center(in: .superview),
      spacing: 40
    )
    root.addSubview(screen.title, pinningBelow: screen.logo, horizontally: .center, spacing: 16)
    root.addSubview(
      screen.user.constrain(height: 44),
      pinningBelow: screen.title,
      horizontally: .fill,
      insets: fields,
      spacing: 32
    )
    root.addSubview(
      screen.password.constrain(height: .exactly(sameAs: screen.user)),
      pinningBelow: screen.user,
      horizontally: .filling(.relative(screen.user)),
      spacing: 12
    )
    root.addSubview(
      screen.button.constrain(height: 50),
      pinningBelow: screen.password,
      horizontally: .attach,
      spacing: 24
    )
    root.addSubview(
      screen.footer,
      pinnedTo: .bottom,
      of: .safeArea,
      horizontally: .center(in: .superview),
      spacing: 16
    )
  }

  static func layOut(_ screen: CardScreen) {
    let root = screen.root
    root.addSubview(
      screen.avatar.constrain(widthAndHeight: 56),
      pinnedTo: .topLeading,
      of: .superview,
      offset: CGPoint(x: 16, y: 16)
    )
    root.addSubview(
      screen.name,
      pinning: .topLeading,
      to: .topTrailing,
      of: .relative(screen.avatar),
      offset: CGPoint(x: 12, y: 0)
    )
    root.addSubview(
      screen.work,
      pinning: .topLeading,
      to: .bottomLeading,
      of: .relative(screen.name),
      offset: CGPoint(x: 0, y: 4)
    )
    root.addSubview(
      screen.follow,
      pinnedTo: .trailingCenter,
      of: .x(.superview, y: .relative(screen.avatar)),
      offset: CGPoint(x: -16, y: 0)
    )
    for text in [screen.name, screen.work] {
      screen.follow.leadingAnchor.constraint(
        greaterThanOrEqualTo: text.trailingAnchor,
        constant: 8
      ).isActive = true
    }
  }

  static func layOut(_ screen: ChatScreen) {
    let (root, bubble) = (screen.root, screen.bubble)
    root.addSubview(
      bubble.constrain(width: .atMost(.relative(root), multipliedBy: 0.75)),
      pinnedTo: .topTrailing,
      of: .superview,
      offset: CGPoint(x: -12, y: 8)
    )
    bubble.addSubview(
      screen.text,
      filling: .superview,
      insets: NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
    )
    root.addSubview(screen.time, pinningBefore: bubble, vertically: .none, spacing: 6)
    screen.time.lastBaselineAnchor.constraint(equalTo: screen.text.lastBaselineAnchor)
      .isActive = true
  }

  static func layOut(_ screen: SettingsScreen) {
    let root = screen.root
    root.addSubview(
      screen.icon.constrain(widthAndHeight: 28),
      pinnedTo: .leadingCenter,
      of: .x(.layoutMargins, y: .superview)
    )
    root.addSubview(
      screen.toggle.constrain(width: 51, height: 31),
      pinnedTo: .trailingCenter,
      of: .x(.layoutMargins, y: .superview)
    )
    root.addSubview(
      screen.title,
      pinning: .leadingCenter,
      to: .trailingCenter,
      of: .relative(screen.icon),
      offset: CGPoint(x: 12, y: 0)
    )
    screen.title.trailingAnchor.constraint(
      lessThanOrEqualTo: screen.toggle.leadingAnchor,
      constant: -8
    ).isActive = true
    root.addSubview(
      screen.separator.constrain(height: 1),
      pinnedTo: .bottom,
      of: .superview,
      horizontally: .filling(.leading(.relative(screen.title), trailing: .superview))
    )
  }

  static func layOut(_ screen: PlayerScreen) {
    let (root, cover, play) = (screen.root, screen.cover, screen.play)
    root.addSubview(
      cover.constrainAspectRatio(1),
      pinnedTo: .top,
      of: .superview,
      insets: .horizontal(24),
      spacing: 24
    )
    root.addSubview(screen.title, pinningBelow: cover, horizontally: .center, spacing: 20)
    root.addSubview(
      screen.progress.constrain(height: 4),
      pinningBelow: screen.title,
      horizontally: .filling(.relative(cover)),
      spacing: 16
    )
    root.addSubview(
      play.constrain(widthAndHeight: 64),
      pinningBelow: screen.progress,
      horizontally: .center,
      spacing: 24
    )
    for button in [screen.previous, screen.next] {
      button.constrain(widthAndHeight: 40)
      button.centerYAnchor.constraint(equalTo: play.centerYAnchor).isActive = true
    }
    screen.previous.rightAnchor.constraint(equalTo: play.leftAnchor, constant: -32)
      .isActive = true
    screen.next.leftAnchor.constraint(equalTo: play.rightAnchor, constant: 32).isActive = true
  }
}

extension ByHelpers {
  static func layOut(_ screen: GridScreen) {
    let (root, first) = (screen.root, screen.first)
    root.addSubview(
      first,
      pinnedTo: .topLeading,
      of: .superview,
      offset: CGPoint(x: 16, y: 16)
    )
    root.addSubview(
      screen.second,
      pinningLeadingTo: .trailing,
      of: .relative(first),
      spacing: 8,
      trailingTo: .trailing,
      of: .superview,
      spacing: 16,
      vertically: .filling(.relative(first))
    )
    root.addSubview(
      screen.third,
      pinningTopTo: .bottom,
      of: .relative(first),
      spacing: 8,
      bottomTo: .bottom,
      of: .superview,
      spacing: 16,
      horizontally: .filling(.relative(first))
    )
    root.addSubview(
      screen.fourth,
      filling: .horizontally(.relative(screen.second), vertically: .relative(screen.third))
    )
    screen.second.constrain(width: .exactly(sameAs: first))
    screen.third.constrain(height: .exactly(sameAs: first))
  }

  static func layOut(_ screen: OnboardingScreen) {
    let (root, image) = (screen.root, screen.image)
    // Positions have no factors here: the middle of a guide is half as far down.
    let half = UILayoutGuide()
    root.addLayoutGuide(half)
    half.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    half.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5).isActive = true
    root.addSubview(
      image.constrain(width: .exactly(.relative(root), multipliedBy: 0.6)).constrainAspectRatio(2),
      centeredIn: .x(.superview, y: .guide(half))
    )
    root.addSubview(screen.heading, pinningBelow: image, horizontally: .center, spacing: 24)
    root.addSubview(
      screen.text.constrain(width: 320, priority: UILayoutPriority(600)),
      pinningBelow: screen.heading,
      horizontally: .center,
      insets: .horizontal(24),
      spacing: 8
    )
    root.addSubview(
      screen.button.constrain(height: 50),
      pinnedTo: .bottom,
      of: .superview,
      insets: .horizontal(24),
      spacing: 32
    )
  }

  static func layOut(_ screen: ReaderScreen) {
    let (root, header, footer) = (screen.root, screen.header, screen.footer)
    root.addSubview(
      header
        .constrain(
          height: .exactly(.relative(root), multipliedBy: 0.3, priority: .defaultHigh)
        )
        .constrain(height: .atMost(160)),
      pinnedTo: .top,
      of: .superview
    )
    root.addSubview(footer.constrain(height: 44), pinnedTo: .bottom, of: .superview)
    root.addSubview(
      screen.sidebar.constrain(width: 80),
      pinnedTo: .leading,
      of: .superview,
      vertically: .none
    )
    root.addSubview(
      screen.page,
      fillingRemainingSpaceAfter: screen.sidebar,
      in: .superview,
      vertically: .none
    )
    for column in [screen.sidebar, screen.page] {
      column.constrain(
        topTo: .bottom,
        of: .relative(header),
        bottomTo: .top,
        of: .relative(footer),
        horizontally: .none
      )
    }
  }

  static func layOut(_ screen: BadgeScreen) {
    let (root, button, badge) = (screen.root, screen.button, screen.badge)
    button.addSubview(
      screen.caption,
      filling: .superview,
      insets: NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    )
    badge.constrain(widthAndHeight: 20)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: -5),
      button.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
      badge.centerXAnchor.constraint(equalTo: button.rightAnchor),
      badge.centerYAnchor.constraint(equalTo: button.topAnchor),
    ])
  }

  static func layOut(_ screen: ToolbarScreen) {
    let (root, bar, left) = (screen.root, screen.bar, screen.left)
    root.addSubview(
      bar.constrain(height: 49),
      pinnedTo: .bottom,
      of: .safeArea,
      horizontally: .filling(.superview)
    )
    bar.addSubview(
      left,
      pinnedTo: .leadingCenter,
      of: .superview,
      offset: CGPoint(x: 8, y: 0)
    )
    bar.addSubview(
      screen.middle.constrain(width: .exactly(sameAs: left)),
      pinningAfter: left,
      vertically: .none,
      spacing: 8
    )
    bar.addSubview(
      screen.right.constrain(width: .exactly(sameAs: left)),
      fillingRemainingSpaceAfter: screen.middle,
      in: .superview,
      vertically: .none,
      insets: .trailing(8),
      spacing: 8
    )
    for label in [screen.middle, screen.right] {
      label.firstBaselineAnchor.constraint(equalTo: left.firstBaselineAnchor).isActive = true
    }
  }
}
