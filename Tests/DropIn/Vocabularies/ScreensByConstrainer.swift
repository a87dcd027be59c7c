import Constrainer

/// The ten screens by Constrainer's operators.
enum ByConstrainer: Vocabulary {
  static func layOut(_ screen: LoginScreen) {
    let root = screen.root
    screen.logo.top == root.safeArea.top + 40
    screen.logo.centerX == root.centerX
    screen.logo.width == 72
    screen.logo.height == 72
    screen.title.top == screen.logo.bottom + 16
    screen.title.centerX == root.centerX
    screen.user.top == screen.title.bottom + 32
    screen.user.leading == root.leading + 24
    screen.user.trailing == root.trailing - 24
    screen.user.height == 44
    screen.password.top == screen.user.bottom + 12
    screen.password.leading == screen.user.leading
    screen.password.width == screen.user.width
    screen.password.height == screen.user.height
    screen.button.top == screen.password.bottom + 24
    screen.button.leading == screen.user.leading
    screen.button.trailing == screen.user.trailing
    screen.button.height == 50
    screen.footer.bottom == root.safeArea.bottom - 16
    screen.footer.centerX == root.centerX
  }

  static func layOut(_ screen: CardScreen) {
    screen.avatar.leading == screen.root.leading + 16
    screen.avatar.top == screen.root.top + 16
    screen.avatar.width == 56
    screen.avatar.height == 56
    screen.name.leading == screen.avatar.trailing + 12
    screen.name.top == screen.avatar.top
    screen.work.leading == screen.name.leading
    screen.work.top == screen.name.bottom + 4
    screen.follow.trailing == screen.root.trailing - 16
    screen.follow.centerY == screen.avatar.centerY
    screen.follow.leading >= screen.name.trailing + 8
    screen.follow.leading >= screen.work.trailing + 8
  }

  static func layOut(_ screen: ChatScreen) {
    let (root, bubble) = (screen.root, screen.bubble)
    bubble.trailing == root.trailing - 12
    bubble.top == root.top + 8
    bubble.width <= root.width * 0.75
    screen.text.edges == bubble.edges + UIEdgeInsets(top: 8, left: 12, bottom: -8, right: -12)
    screen.time.trailing == bubble.leading - 6
    screen.time.lastBaseline == screen.text.lastBaseline
  }

  static func layOut(_ screen: SettingsScreen) {
    let root = screen.root
    screen.icon.leading == root.margins.leading
    screen.icon.centerY == root.centerY
    screen.icon.width == 28
    screen.icon.height == 28
    screen.title.leading == screen.icon.trailing + 12
    screen.title.centerY == root.centerY
    screen.title.trailing <= screen.toggle.leading - 8
    screen.toggle.trailing == root.margins.trailing
    screen.toggle.centerY == root.centerY
    screen.toggle.width == 51
    screen.toggle.height == 31
    screen.separator.leading == screen.title.leading
    screen.separator.trailing == root.trailing
    screen.separator.bottom == root.bottom
    screen.separator.height == 1
  }

  static func layOut(_ screen: PlayerScreen) {
    let (root, cover, play) = (screen.root, screen.cover, screen.play)
    cover.top == root.top + 24
    cover.left == root.left + 24
    cover.right == root.right - 24
    cover.height == cover.width
    screen.title.top == cover.bottom + 20
    screen.title.centerX == root.centerX
    screen.progress.top == screen.title.bottom + 16
    screen.progress.left == cover.left
    screen.progress.right == cover.right
    screen.progress.height == 4
    play.top == screen.progress.bottom + 24
    play.centerX == root.centerX
    play.width == 64
    play.height == 64
    screen.previous.right == play.left - 32
    screen.previous.centerY == play.centerY
    screen.previous.width == 40
    screen.previous.height == 40
    screen.next.left == play.right + 32
    screen.next.centerY == play.centerY
    screen.next.width == screen.previous.width
    screen.next.height == screen.previous.height
  }
}

extension ByConstrainer {
  static func layOut(_ screen: GridScreen) {
    let (root, first, second) = (screen.root, screen.first, screen.second)
    first.top == root.top + 16
    first.leading == root.leading + 16
    second.top == root.top + 16
    second.leading == first.trailing + 8
    second.trailing == root.trailing - 16
    screen.third.top == first.bottom + 8
    screen.third.leading == first.leading
    screen.third.bottom == root.bottom - 16
    screen.fourth.top == screen.third.top
    screen.fourth.leading == second.leading
    for tile in [second, screen.third, screen.fourth] {
      tile.width == first.width
      tile.height == first.height
    }
  }

  static func layOut(_ screen: OnboardingScreen) {
    let (root, image, text) = (screen.root, screen.image, screen.text)
    image.centerX == root.centerX
    // Positions have no factors here.
    NSLayoutConstraint(
      item: image,
      attribute: .centerY,
      relatedBy: .equal,
      toItem: root,
      attribute: .centerY,
      multiplier: 0.5,
      constant: 0
    ).isActive = true
    image.width == root.width * 0.6
    image.height == image.width / 2
    screen.heading.top == image.bottom + 24
    screen.heading.centerX == root.centerX
    text.top == screen.heading.bottom + 8
    text.centerX == root.centerX
    text.leading >= root.leading + 24
    text.width == 320 ~ 600
    screen.button.leading == root.leading + 24
    screen.button.trailing == root.trailing - 24
    screen.button.bottom == root.bottom - 32
    screen.button.height == 50
  }

  static func layOut(_ screen: ReaderScreen) {
    let (root, header, footer) = (screen.root, screen.header, screen.footer)
    header.top == root.top
    header.left == root.left
    header.right == root.right
    header.height == root.height * 0.3 ~ .defaultHigh
    header.height <= 160
    screen.sidebar.top == header.bottom
    screen.sidebar.leading == root.leading
    screen.sidebar.bottom == footer.top
    screen.sidebar.width == 80
    screen.page.top == header.bottom
    screen.page.leading == screen.sidebar.trailing
    screen.page.trailing == root.trailing
    screen.page.bottom == footer.top
    footer.left == root.left
    footer.right == root.right
    footer.bottom == root.bottom
    footer.height == 44
  }

  static func layOut(_ screen: BadgeScreen) {
    let button = screen.button
    button.anchors.center == screen.root.center + CGPoint(x: -5, y: 10)
    screen.caption.edges
      == button.edges + UIEdgeInsets(top: 10, left: 20, bottom: -10, right: -20)
    screen.badge.centerX == button.right
    screen.badge.centerY == button.top
    screen.badge.width == 20
    screen.badge.height == 20
  }

  static func layOut(_ screen: ToolbarScreen) {
    let (root, bar, left) = (screen.root, screen.bar, screen.left)
    bar.leading == root.leading
    bar.trailing == root.trailing
    bar.bottom == root.safeArea.bottom
    bar.height == 49
    left.leading == bar.leading + 8
    left.centerY == bar.centerY
    screen.middle.leading == left.trailing + 8
    screen.middle.firstBaseline == left.firstBaseline
    screen.middle.width == left.width
    screen.right.leading == screen.middle.trailing + 8
    screen.right.firstBaseline == left.firstBaseline
    screen.right.width == left.width
    screen.right.trailing == bar.trailing - 8
  }
}
