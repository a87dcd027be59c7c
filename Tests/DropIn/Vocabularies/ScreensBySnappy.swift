import Snappy
import UIKit

/// The ten screens in Snappy's words.
enum BySnappy: Vocabulary {
  static func layOut(_ screen: LoginScreen) {
    let (root, safe) = (screen.root, screen.root.safeAreaLayoutGuide)
    screen.logo.snp_makeConstraints { make in
      make.top.equalTo(safe).offset(40)
      make.centerX.equalTo(root)
      make.size.equalTo(72)
    }
    screen.title.snp_makeConstraints { make in
      make.top.equalTo(screen.logo.snp_bottom).with.offset(16)
      make.centerX.equalTo(root)
    }
    screen.user.snp_makeConstraints { make in
      make.top.equalTo(screen.title.snp_bottom).with.offset(32)
      make.leading.equalTo(24)
      make.trailing.equalTo(-24)
      make.height.equalTo(44)
    }
    screen.password.snp_makeConstraints { make in
      make.top.equalTo(screen.user.snp_bottom).with.offset(12)
      make.leading.width.and.height.equalTo(screen.user)
    }
    screen.button.snp_makeConstraints { make in
      make.top.equalTo(screen.password.snp_bottom).with.offset(24)
      make.leading.and.trailing.equalTo(screen.user)
      make.height.equalTo(50)
    }
    screen.footer.snp_makeConstraints { make in
      make.bottom.equalTo(safe).offset(-16)
      make.centerX.equalTo(root)
    }
  }

  static func layOut(_ screen: CardScreen) {
    screen.avatar.snp_makeConstraints { make in
      make.leading.and.top.equalTo(16)
      make.size.snp_equalTo(CGSizeMake(56, 56))
    }
    screen.name.snp_makeConstraints { make in
      make.leading.equalTo(screen.avatar.snp_trailing).with.offset(12)
      make.top.equalTo(screen.avatar)
    }
    screen.work.snp_makeConstraints { make in
      make.leading.equalTo(screen.name)
      make.top.equalTo(screen.name.snp_bottom).with.offset(4)
    }
    screen.follow.snp_makeConstraints { make in
      make.trailing.equalTo(-16)
      make.centerY.equalTo(screen.avatar)
      make.leading.greaterThanOrEqualTo(screen.name.snp_trailing).with.offset(8)
      make.leading.greaterThanOrEqualTo(screen.work.snp_trailing).with.offset(8)
    }
  }

  static func layOut(_ screen: ChatScreen) {
    let (root, bubble) = (screen.root, screen.bubble)
    bubble.snp_makeConstraints { make in
      make.trailing.equalTo(root).offset(-12)
      make.top.equalTo(root).offset(8)
      make.width.lessThanOrEqualTo(root).multipliedBy(0.75)
    }
    screen.text.snp_makeConstraints { make in
      make.edges.equalTo(bubble).with.insets(UIEdgeInsetsMake(8, 12, 8, 12))
    }
    screen.time.snp_makeConstraints { make in
      make.trailing.equalTo(bubble.snp_leading).offset(-6)
      make.baseline.equalTo(screen.text)
    }
  }

  static func layOut(_ screen: SettingsScreen) {
    let (root, margins) = (screen.root, screen.root.layoutMarginsGuide)
    screen.icon.snp_makeConstraints { make in
      make.leading.equalTo(margins)
      make.centerY.equalTo(root)
      make.size.equalTo(28)
    }
    screen.title.snp_makeConstraints { make in
      make.leading.equalTo(screen.icon.snp_trailing).offset(12)
      make.centerY.equalTo(root)
      make.trailing.lessThanOrEqualTo(screen.toggle.snp_leading).offset(-8)
    }
    screen.toggle.snp_makeConstraints { make in
      make.trailing.equalTo(margins)
      make.centerY.equalTo(root)
      make.size.equalTo(CGSizeMake(51, 31))
    }
    screen.separator.snp_makeConstraints { make in
      make.leading.equalTo(screen.title)
      make.trailing.and.bottom.equalTo(root)
      make.height.equalTo(1)
    }
  }

  static func layOut(_ screen: PlayerScreen) {
    let (root, cover, play) = (screen.root, screen.cover, screen.play)
    cover.snp_makeConstraints { make in
      make.left.top.and.right.equalTo(root).with.insets(UIEdgeInsetsMake(24, 24, 0, 24))
      make.height.equalTo(cover.snp_width)
    }
    screen.title.snp_makeConstraints { make in
      make.top.equalTo(cover.snp_bottom).offset(20)
      make.centerX.equalTo(root)
    }
    screen.progress.snp_makeConstraints { make in
      make.top.equalTo(screen.title.snp_bottom).offset(16)
      make.left.and.right.equalTo(cover)
      make.height.equalTo(4)
    }
    play.snp_makeConstraints { make in
      make.top.equalTo(screen.progress.snp_bottom).offset(24)
      make.centerX.equalTo(root)
      make.size.equalTo(64)
    }
    screen.previous.snp_makeConstraints { make in
      make.right.equalTo(play.snp_left).offset(-32)
      make.centerY.equalTo(play)
      make.size.equalTo(40)
    }
    screen.next.snp_makeConstraints { make in
      make.left.equalTo(play.snp_right).offset(32)
      make.centerY.equalTo(play)
      make.size.equalTo(screen.previous)
    }
  }
}

extension BySnappy {
  static func layOut(_ screen: GridScreen) {
    let (root, first, third) = (screen.root, screen.first, screen.third)
    first.snp_makeConstraints { make in make.top.and.leading.equalTo(16) }
    screen.second.snp_makeConstraints { make in
      make.top.equalTo(root).offset(16)
      make.leading.equalTo(first.snp_trailing).offset(8)
      make.trailing.equalTo(root).offset(-16)
      make.size.equalTo(first)
    }
    third.snp_makeConstraints { make in
      make.top.equalTo(first.snp_bottom).offset(8)
      make.leading.equalTo(first)
      make.bottom.equalTo(root).offset(-16)
      make.size.equalTo(first)
    }
    screen.fourth.snp_makeConstraints { make in
      make.top.equalTo(third)
      make.leading.equalTo(screen.second)
      make.size.equalTo(first.snp_size)
    }
  }

  static func layOut(_ screen: OnboardingScreen) {
    let (root, image) = (screen.root, screen.image)
    image.snp_makeConstraints { make in
      make.centerX.equalTo(root)
      make.centerY.equalTo(root).multipliedBy(0.5)
      make.width.equalTo(root).multipliedBy(0.6)
      make.height.equalTo(image.snp_width).dividedBy(2)
    }
    screen.heading.snp_makeConstraints { make in
      make.top.equalTo(image.snp_bottom).offset(24)
      make.centerX.equalTo(root)
    }
    screen.text.snp_makeConstraints { make in
      make.top.equalTo(screen.heading.snp_bottom).offset(8)
      make.centerX.equalTo(root)
      make.leading.greaterThanOrEqualTo(24)
      make.width.equalTo(320).with.priority(600)
    }
    screen.button.snp_makeConstraints { make in
      make.leading.equalTo(24)
      make.trailing.equalTo(-24)
      make.bottom.equalTo(-32)
      make.height.equalTo(50)
    }
  }

  static func layOut(_ screen: ReaderScreen) {
    let (root, header, footer) = (screen.root, screen.header, screen.footer)
    header.snp_makeConstraints { make in
      make.left.top.and.right.equalTo(root)
      make.height.equalTo(root).multipliedBy(0.3).with.priorityHigh()
      make.height.lessThanOrEqualTo(160)
    }
    screen.sidebar.snp_makeConstraints { make in
      make.top.equalTo(header.snp_bottom)
      make.leading.equalTo(root)
      make.bottom.equalTo(footer.snp_top)
      make.width.equalTo(80)
    }
    screen.page.snp_makeConstraints { make in
      make.top.equalTo(header.snp_bottom)
      make.leading.equalTo(screen.sidebar.snp_trailing)
      make.trailing.equalTo(root)
      make.bottom.equalTo(footer.snp_top)
    }
    footer.snp_makeConstraints { make in
      make.left.right.and.bottom.equalTo(root)
      make.height.equalTo(44)
    }
  }

  static func layOut(_ screen: BadgeScreen) {
    let button = screen.button
    button.snp_makeConstraints { make in
      make.center.equalTo(screen.root).offset(CGPointMake(-5, 10))
    }
    screen.caption.snp_makeConstraints { make in
      make.edges.snp_equalTo(UIEdgeInsetsMake(10, 20, 10, 20))
    }
    screen.badge.snp_makeConstraints { make in
      make.centerX.equalTo(button.snp_right)
      make.centerY.equalTo(button.snp_top)
      make.size.equalTo(20)
    }
  }

  static func layOut(_ screen: ToolbarScreen) {
    let (root, bar, left) = (screen.root, screen.bar, screen.left)
    bar.snp_makeConstraints { make in
      make.leading.and.trailing.equalTo(root)
      make.bottom.equalTo(root.safeAreaLayoutGuide)
      make.height.equalTo(49)
    }
    left.snp_makeConstraints { make in
      make.leading.equalTo(8)
      make.centerY.equalTo(bar)
    }
    screen.middle.snp_makeConstraints { make in
      make.leading.equalTo(left.snp_trailing).offset(8)
      make.firstBaseline.equalTo(left)
      make.width.equalTo(left)
    }
    screen.right.snp_makeConstraints { make in
      make.leading.equalTo(screen.middle.snp_trailing).offset(8)
      make.firstBaseline.and.width.equalTo(left)
      make.trailing.equalTo(-8)
    }
  }
}
