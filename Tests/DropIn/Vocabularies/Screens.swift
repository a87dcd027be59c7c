import UIKit

/// The views of a screen, before any vocabulary has said where they stand.
class Screen {
  let root = UIView()
  private(set) var views: [String: UIView] = [:]

  required init() {}

  func view(_ name: String, in parent: UIView? = nil) -> UIView {
    add(UIView(), name, to: parent)
  }

  func label(
    _ name: String,
    _ text: String,
    lines: Int = 1,
    in parent: UIView? = nil
  ) -> UILabel {
    let label = add(UILabel(), name, to: parent)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func add<Added: UIView>(_ view: Added, _ name: String, to parent: UIView?) -> Added {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    views[name] = view
    return view
  }

  /// The frames of all views at a size.
  func frames(_ size: CGSize, _ direction: UISemanticContentAttribute) -> [String: CGRect] {
    root.semanticContentAttribute = direction
    root.frame = CGRect(origin: .zero, size: size)
    for view in views.values { view.semanticContentAttribute = direction }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    return views.mapValues(\.frame)
  }
}

final class LoginScreen: Screen {
  lazy var logo = view("logo")
  lazy var title = label("title", "Welcome back")
  lazy var user = view("user")
  lazy var password = view("password")
  lazy var button = view("button")
  lazy var footer = label("footer", "Forgot your password?")
}

final class CardScreen: Screen {
  lazy var avatar = view("avatar")
  lazy var name = label("name", "Ada Lovelace")
  lazy var work = label("work", "Analyst of engines")
  lazy var follow = label("follow", "Follow")
}

final class ChatScreen: Screen {
  lazy var bubble = view("bubble")
  lazy var text = label(
    "text",
    "Would you have an hour on Thursday, or rather two?",
    lines: 0,
    in: bubble
  )
  lazy var time = label("time", "12:04")
}

final class SettingsScreen: Screen {
  lazy var icon = view("icon")
  lazy var title = label("title", "Notifications")
  lazy var toggle = view("toggle")
  lazy var separator = view("separator")
}

final class PlayerScreen: Screen {
  lazy var cover = view("cover")
  lazy var title = label("title", "Nocturne in E flat")
  lazy var progress = view("progress")
  lazy var previous = view("previous")
  lazy var play = view("play")
  lazy var next = view("next")
}

final class GridScreen: Screen {
  lazy var first = view("first")
  lazy var second = view("second")
  lazy var third = view("third")
  lazy var fourth = view("fourth")
}

final class OnboardingScreen: Screen {
  lazy var image = view("image")
  lazy var heading = label("heading", "Everything in its place")
  lazy var text = label("text", "Screens are laid out by the rules that you give them.", lines: 0)
  lazy var button = view("button")
}

final class ReaderScreen: Screen {
  lazy var header = view("header")
  lazy var sidebar = view("sidebar")
  lazy var page = view("page")
  lazy var footer = view("footer")
}

final class BadgeScreen: Screen {
  lazy var button = view("button")
  lazy var caption = label("caption", "Inbox", in: button)
  lazy var badge = view("badge")
}

final class ToolbarScreen: Screen {
  lazy var bar = view("bar")
  lazy var left = label("left", "Home", in: bar)
  lazy var middle = label("middle", "Search", in: bar)
  lazy var right = label("right", "Me", in: bar)
}
