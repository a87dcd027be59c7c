import SnapKit
import UIKit

/// The ten screens in SnapKit's words.
enum BySnapKit: Vocabulary {
  static func layOut(_ screen: LoginScreen) {
    let safe = screen.root.safeAreaLayoutGuide
    screen.logo.snp.makeConstraints { make in
      make.top.equalTo(safe).offset(40)
      make.centerX.equalToSuperview()
      make.size.equalTo(72)
    }
    screen.title.snp.makeConstraints { make in
      make.top.equalTo(screen.logo.snp.bottom).offset(16)
      make.centerX.equalToSuperview()
    }
    screen.user.snp.makeConstraints { make in
      make.top.equalTo(screen.title.snp.bottom).offset(32)
      make.directionalHorizontalEdges.equalToSuperview().inset(24)
      make.height.equalTo(44)
    }
    screen.password.snp.makeConstraints { make in
      make.top.equalTo(screen.user.snp.bottom).offset(12)
      make.leading.size.equalTo(screen.user)
    }
    screen.button.snp.makeConstraints { make in
      make.top.equalTo(screen.password.snp.bottom).offset(24)
      make.leading.trailing.equalTo(screen.user)
      make.height.equalTo(50)
    }
    screen.footer.snp.makeConstraints { make in
      make.bottom.equalToSuperview { $0.safeAreaLayoutGuide }.inset(16)
      make.centerX.equalToSuperview()
    }
  }

  static func layOut(_ screen: CardScreen) {
    screen.avatar.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(16)
      make.size.equalTo(CGSize(width: 56, height: 56))
    }
    screen.name.snp.makeConstraints { make in
      make.leading.equalTo(screen.avatar.snp.trailing).offset(12)
      make.top.equalTo(screen.avatar)
    }
    screen.work.snp.makeConstraints { make in
      make.leading.equalTo(screen.name)
      make.top.equalTo(screen.name.snp.bottom).offset(4)
    }
    screen.follow.snp.makeConstraints { make in
      make.trailing.equalToSuperview().inset(16)
      make.centerY.equalTo(screen.avatar)
      make.leading.greaterThanOrEqualTo(screen.name.snp.trailing).offset(8)
      make.leading.greaterThanOrEqualTo(screen.work.snp.trailing).offset(8)
    }
  }

  static func layOut(_ screen: ChatScreen) {
    screen.bubble.snp.makeConstraints { make in
      make.trailing.equalToSuperview().offset(-12)
      make.top.equalToSuperview().offset(8)
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.75)
    }
    screen.text.snp.makeConstraints { make in
      make.edges.equalToSuperview()
        .inset(UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
    }
    screen.time.snp.makeConstraints { make in
      make.trailing.equalTo(screen.bubble.snp.leading).offset(-6)
      make.lastBaseline.equalTo(screen.text)
    }
  }

  static func layOut(_ screen: SettingsScreen) {
    let margins = screen.root.layoutMarginsGuide
    screen.icon.snp.makeConstraints { make in
      make.leading.equalTo(margins.snp.leading)
      make.centerY.equalToSuperview()
      make.size.equalTo(28)
    }
    screen.title.snp.makeConstraints { make in
      make.leading.equalTo(screen.icon.snp.trailing).offset(12)
      make.centerY.equalToSuperview()
      make.trailing.lessThanOrEqualTo(screen.toggle.snp.leading).inset(-8)
    }
    screen.toggle.snp.makeConstraints { make in
      make.trailing.equalTo(margins)
      make.centerY.equalToSuperview()
      make.size.equalTo(CGSize(width: 51, height: 31))
    }
    screen.separator.snp.makeConstraints { make in
      make.leading.equalTo(screen.title)
      make.trailing.bottom.equalToSuperview()
      make.height.equalTo(1)
    }
  }

  static func layOut(_ screen: PlayerScreen) {
    let (cover, play) = (screen.cover, screen.play)
    cover.snp.makeConstraints { make in
      make.horizontalEdges.top.equalToSuperview().inset(24)
      make.height.equalTo(cover.snp.width)
    }
    screen.title.snp.makeConstraints { make in
      make.top.equalTo(cover.snp.bottom).offset(20)
      make.centerX.equalToSuperview()
    }
    screen.progress.snp.makeConstraints { make in
      make.top.equalTo(screen.title.snp.bottom).offset(16)
      make.horizontalEdges.equalTo(cover)
      make.height.equalTo(4)
    }
    play.snp.makeConstraints { make in
      make.top.equalTo(screen.progress.snp.bottom).offset(24)
      make.centerX.equalToSuperview()
      make.size.equalTo(64)
    }
    screen.previous.snp.makeConstraints { make in
      make.right.equalTo(play.snp.left).offset(-32)
      make.centerY.equalTo(play)
      make.size.equalTo(40)
    }
    screen.next.snp.makeConstraints { make in
      make.left.equalTo(play.snp.right).inset(-32)
      make.centerY.equalTo(play)
      make.size.equalTo(screen.previous)
    }
  }
}

extension BySnapKit {
  static func layOut(_ screen: GridScreen) {
    let first = screen.first
    first.snp.makeConstraints { make in make.top.leading.equalToSuperview().inset(16) }
    screen.second.snp.makeConstraints { make in
      make.top.trailing.equalToSuperview().inset(16)
      make.leading.equalTo(first.snp.trailing).offset(8)
      make.size.equalTo(first)
    }
    screen.third.snp.makeConstraints { make in
      make.top.equalTo(first.snp.bottom).offset(8)
      make.leading.equalTo(first)
      make.bottom.equalToSuperview().inset(16)
      make.size.equalTo(first)
    }
    screen.fourth.snp.makeConstraints { make in
      make.top.equalTo(screen.third)
      make.leading.equalTo(screen.second)
      make.size.equalTo(first.snp.size)
    }
  }

  static func layOut(_ screen: OnboardingScreen) {
    let image = screen.image
    image.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.centerY.equalToSuperview().multipliedBy(0.5)
      make.width.equalToSuperview().multipliedBy(0.6)
      make.height.equalTo(image.snp.width).dividedBy(2)
    }
    screen.heading.snp.makeConstraints { make in
      make.top.equalTo(image.snp.bottom).offset(24)
      make.centerX.equalToSuperview()
    }
    screen.text.snp.makeConstraints { make in
      make.top.equalTo(screen.heading.snp.bottom).offset(8)
      make.centerX.equalToSuperview()
      make.leading.greaterThanOrEqualToSuperview().inset(24)
      make.width.equalTo(320).priority(600)
    }
    screen.button.snp.makeConstraints { make in
      make.directionalHorizontalEdges.equalToSuperview().inset(24)
      make.bottom.equalToSuperview().inset(32)
      make.height.equalTo(50)
    }
  }

  static func layOut(_ screen: ReaderScreen) {
    let (header, footer) = (screen.header, screen.footer)
    header.snp.makeConstraints { make in
      make.horizontalEdges.top.equalToSuperview()
      make.height.equalToSuperview().multipliedBy(0.3).priority(.high)
      make.height.lessThanOrEqualTo(160)
    }
    screen.sidebar.snp.makeConstraints { make in
      make.top.equalTo(header.snp.bottom)
      make.leading.equalToSuperview()
      make.bottom.equalTo(footer.snp.top)
      make.width.equalTo(80)
    }
    screen.page.snp.makeConstraints { make in
      make.top.equalTo(header.snp.bottom)
      make.leading.equalTo(screen.sidebar.snp.trailing)
      make.trailing.equalToSuperview()
      make.bottom.equalTo(footer.snp.top)
    }
    footer.snp.makeConstraints { make in
      make.horizontalEdges.bottom.equalToSuperview()
      make.height.equalTo(44)
    }
  }

  static func layOut(_ screen: BadgeScreen) {
    let button = screen.button
    button.snp.makeConstraints { make in
      make.centerX.equalToSuperview().offset(-5)
      make.centerY.equalToSuperview().offset(10)
    }
    screen.caption.snp.makeConstraints { make in
      make.edges.equalTo(UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20))
    }
    screen.badge.snp.makeConstraints { make in
      make.centerX.equalTo(button.snp.right)
      make.centerY.equalTo(button.snp.top)
      make.size.equalTo(20)
    }
  }

  static func layOut(_ screen: ToolbarScreen) {
    let left = screen.left
    screen.bar.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.bottom.equalToSuperview { $0.safeAreaLayoutGuide }
      make.height.equalTo(49)
    }
    left.snp.makeConstraints { make in
      make.leading.equalToSuperview().inset(8)
      make.centerY.equalToSuperview()
    }
    screen.middle.snp.makeConstraints { make in
      make.leading.equalTo(left.snp.trailing).offset(8)
      make.firstBaseline.width.equalTo(left)
    }
    screen.right.snp.makeConstraints { make in
      make.leading.equalTo(screen.middle.snp.trailing).offset(8)
      make.firstBaseline.width.equalTo(left)
      make.trailing.equalToSuperview().inset(8)
    }
  }
}
