import UIKit

/// The ten screens by plain anchors: what the other vocabularies are compared with.
enum ByAnchors: Vocabulary {
  static func layOut(_ screen: LoginScreen) {
    let (root, safe) = (screen.root, screen.root.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      screen.logo.topAnchor.constraint(equalTo: safe.topAnchor, constant: 40),
      screen.logo.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      screen.logo.widthAnchor.constraint(equalToConstant: 72),
      screen.logo.heightAnchor.constraint(equalToConstant: 72),
      screen.title.topAnchor.constraint(equalTo: screen.logo.bottomAnchor, constant: 16),
      screen.title.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      screen.user.topAnchor.constraint(equalTo: screen.title.bottomAnchor, constant: 32),
      screen.user.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 24),
      screen.user.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -24),
      screen.user.heightAnchor.constraint(equalToConstant: 44),
      screen.password.topAnchor.constraint(equalTo: screen.user.bottomAnchor, constant: 12),
      screen.password.leadingAnchor.constraint(equalTo: screen.user.leadingAnchor),
      screen.password.widthAnchor.constraint(equalTo: screen.user.widthAnchor),
      screen.password.heightAnchor.constraint(equalTo: screen.user.heightAnchor),
      screen.button.topAnchor.constraint(equalTo: screen.password.bottomAnchor, constant: 24),
      screen.button.leadingAnchor.constraint(equalTo: screen.user.leadingAnchor),
      screen.button.trailingAnchor.constraint(equalTo: screen.user.trailingAnchor),
      screen.button.heightAnchor.constraint(equalToConstant: 50),
      screen.footer.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
      screen.footer.centerXAnchor.constraint(equalTo: root.centerXAnchor),
    ])
  }

  static func layOut(_ screen: CardScreen) {
    let root = screen.root
    NSLayoutConstraint.activate([
      screen.avatar.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      screen.avatar.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      screen.avatar.widthAnchor.constraint(equalToConstant: 56),
      screen.avatar.heightAnchor.constraint(equalToConstant: 56),
      screen.name.leadingAnchor.constraint(equalTo: screen.avatar.trailingAnchor, constant: 12),
      screen.name.topAnchor.constraint(equalTo: screen.avatar.topAnchor),
      screen.work.leadingAnchor.constraint(equalTo: screen.name.leadingAnchor),
      screen.work.topAnchor.constraint(equalTo: screen.name.bottomAnchor, constant: 4),
      screen.follow.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      screen.follow.centerYAnchor.constraint(equalTo: screen.avatar.centerYAnchor),
      screen.follow.leadingAnchor.constraint(
        greaterThanOrEqualTo: screen.name.trailingAnchor,
        constant: 8
      ),
      screen.follow.leadingAnchor.constraint(
        greaterThanOrEqualTo: screen.work.trailingAnchor,
        constant: 8
      ),
    ])
  }

  static func layOut(_ screen: ChatScreen) {
    let (root, bubble) = (screen.root, screen.bubble)
    NSLayoutConstraint.activate([
      bubble.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      bubble.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.75),
      screen.text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      screen.text.leftAnchor.constraint(equalTo: bubble.leftAnchor, constant: 12),
      screen.text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      screen.text.rightAnchor.constraint(equalTo: bubble.rightAnchor, constant: -12),
      screen.time.trailingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: -6),
      screen.time.lastBaselineAnchor.constraint(equalTo: screen.text.lastBaselineAnchor),
    ])
  }

  static func layOut(_ screen: SettingsScreen) {
    let (root, margins) = (screen.root, screen.root.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      screen.icon.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      screen.icon.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      screen.icon.widthAnchor.constraint(equalToConstant: 28),
      screen.icon.heightAnchor.constraint(equalToConstant: 28),
      screen.title.leadingAnchor.constraint(equalTo: screen.icon.trailingAnchor, constant: 12),
      screen.title.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      screen.title.trailingAnchor.constraint(
        lessThanOrEqualTo: screen.toggle.leadingAnchor,
        constant: -8
      ),
      screen.toggle.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      screen.toggle.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      screen.toggle.widthAnchor.constraint(equalToConstant: 51),
      screen.toggle.heightAnchor.constraint(equalToConstant: 31),
      screen.separator.leadingAnchor.constraint(equalTo: screen.title.leadingAnchor),
      screen.separator.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      screen.separator.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      screen.separator.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  static func layOut(_ screen: PlayerScreen) {
    let (root, cover, play) = (screen.root, screen.cover, screen.play)
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: root.topAnchor, constant: 24),
      cover.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 24),
      cover.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -24),
      cover.heightAnchor.constraint(equalTo: cover.widthAnchor),
      screen.title.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 20),
      screen.title.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      screen.progress.topAnchor.constraint(equalTo: screen.title.bottomAnchor, constant: 16),
      screen.progress.leftAnchor.constraint(equalTo: cover.leftAnchor),
      screen.progress.rightAnchor.constraint(equalTo: cover.rightAnchor),
      screen.progress.heightAnchor.constraint(equalToConstant: 4),
      play.topAnchor.constraint(equalTo: screen.progress.bottomAnchor, constant: 24),
      play.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      play.widthAnchor.constraint(equalToConstant: 64),
      play.heightAnchor.constraint(equalToConstant: 64),
      screen.previous.rightAnchor.constraint(equalTo: play.leftAnchor, constant: -32),
      screen.previous.centerYAnchor.constraint(equalTo: play.centerYAnchor),
      screen.previous.widthAnchor.constraint(equalToConstant: 40),
      screen.previous.heightAnchor.constraint(equalToConstant: 40),
      screen.next.leftAnchor.constraint(equalTo: play.rightAnchor, constant: 32),
      screen.next.centerYAnchor.constraint(equalTo: play.centerYAnchor),
      screen.next.widthAnchor.constraint(equalTo: screen.previous.widthAnchor),
      screen.next.heightAnchor.constraint(equalTo: screen.previous.heightAnchor),
    ])
  }
}

extension ByAnchors {
  static func layOut(_ screen: GridScreen) {
    let (root, first, fourth) = (screen.root, screen.first, screen.fourth)
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      screen.second.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      screen.second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      screen.second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      screen.third.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8),
      screen.third.leadingAnchor.constraint(equalTo: first.leadingAnchor),
      screen.third.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
      fourth.topAnchor.constraint(equalTo: screen.third.topAnchor),
      fourth.leadingAnchor.constraint(equalTo: screen.second.leadingAnchor),
    ])
    for tile in [screen.second, screen.third, fourth] {
      tile.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
      tile.heightAnchor.constraint(equalTo: first.heightAnchor).isActive = true
    }
  }

  static func layOut(_ screen: OnboardingScreen) {
    let (root, image, text) = (screen.root, screen.image, screen.text)
    let wide = text.widthAnchor.constraint(equalToConstant: 320)
    wide.priority = UILayoutPriority(600)
    NSLayoutConstraint.activate([
      image.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      NSLayoutConstraint(
        item: image,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: root,
        attribute: .centerY,
        multiplier: 0.5,
        constant: 0
      ),
      image.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.6),
      image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 0.5),
      screen.heading.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 24),
      screen.heading.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      text.topAnchor.constraint(equalTo: screen.heading.bottomAnchor, constant: 8),
      text.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      text.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 24),
      wide,
      screen.button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 24),
      screen.button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -24),
      screen.button.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -32),
      screen.button.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  static func layOut(_ screen: ReaderScreen) {
    let (root, header) = (screen.root, screen.header)
    let third = header.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.3)
    third.priority = .defaultHigh
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: root.topAnchor),
      header.leftAnchor.constraint(equalTo: root.leftAnchor),
      header.rightAnchor.constraint(equalTo: root.rightAnchor),
      third,
      header.heightAnchor.constraint(lessThanOrEqualToConstant: 160),
      screen.sidebar.topAnchor.constraint(equalTo: header.bottomAnchor),
      screen.sidebar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      screen.sidebar.bottomAnchor.constraint(equalTo: screen.footer.topAnchor),
      screen.sidebar.widthAnchor.constraint(equalToConstant: 80),
      screen.page.topAnchor.constraint(equalTo: header.bottomAnchor),
      screen.page.leadingAnchor.constraint(equalTo: screen.sidebar.trailingAnchor),
      screen.page.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      screen.page.bottomAnchor.constraint(equalTo: screen.footer.topAnchor),
      screen.footer.leftAnchor.constraint(equalTo: root.leftAnchor),
      screen.footer.rightAnchor.constraint(equalTo: root.rightAnchor),
      screen.footer.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      screen.footer.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  static func layOut(_ screen: BadgeScreen) {
    let (root, button, badge) = (screen.root, screen.button, screen.badge)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: -5),
      button.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
      screen.caption.topAnchor.constraint(equalTo: button.topAnchor, constant: 10),
      screen.caption.leftAnchor.constraint(equalTo: button.leftAnchor, constant: 20),
      screen.caption.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: -10),
      screen.caption.rightAnchor.constraint(equalTo: button.rightAnchor, constant: -20),
      badge.centerXAnchor.constraint(equalTo: button.rightAnchor),
      badge.centerYAnchor.constraint(equalTo: button.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  static func layOut(_ screen: ToolbarScreen) {
    let (root, bar) = (screen.root, screen.bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 49),
      screen.left.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
      screen.left.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      screen.middle.leadingAnchor.constraint(equalTo: screen.left.trailingAnchor, constant: 8),
      screen.middle.firstBaselineAnchor.constraint(equalTo: screen.left.firstBaselineAnchor),
      screen.middle.widthAnchor.constraint(equalTo: screen.left.widthAnchor),
      screen.right.leadingAnchor.constraint(equalTo: screen.middle.trailingAnchor, constant: 8),
      screen.right.firstBaselineAnchor.constraint(equalTo: screen.left.firstBaselineAnchor),
      screen.right.widthAnchor.constraint(equalTo: screen.left.widthAnchor),
      screen.right.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -8),
    ])
  }
}
