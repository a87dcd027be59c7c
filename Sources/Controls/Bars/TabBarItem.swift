import Foundation
public import SnaplineDrawing
public import SnaplineLayout

/// One place in a tab bar: UIKit's `UITabBarItem`.
open class TabBarItem: BarItem, TitleFollower {
  /// The image in place of ``BarItem/image`` while the tab is selected.
  open var selectedImage: Image? { didSet { changed() } }
  /// The text of the red badge; `nil` shows none.
  open var badgeValue: String? { didSet { changed() } }
  open var badgeColor: Color? { didSet { changed() } }

  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// One of the system's tabs, in English.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title,
      image: Image(systemName: systemItem.symbol),
      selectedImage: nil
    )
    self.tag = tag
  }

  /// The system's tabs; the raw values are UIKit's.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed

    var title: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }

    var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.to.line"
      case .mostViewed: "list.number"
      }
    }
  }
}
