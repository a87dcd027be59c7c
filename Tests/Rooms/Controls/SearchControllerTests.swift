import Foundation
import SnaplineControls
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

/// Who notes what a search asks for.
private final class Finder: SearchResultsUpdating, SearchControllerDelegate {
  var asked: [String] = []
  func updateSearchResults(for searchController: SearchController) {
    asked.append(searchController.searchBar.text ?? "")
  }
  func didPresentSearchController(_ searchController: SearchController) { asked.append("begun") }
  func didDismissSearchController(_ searchController: SearchController) { asked.append("ended") }
}

/// A list of a thousand points, with a search.
private final class Results: ViewController {
  let scroll = ScrollView()
  let search = SearchController(searchResultsController: nil)

  override func loadView() {
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    view = scroll
  }
  override func viewDidLoad() {
    title = "Results"
    navigationItem.searchController = search
  }
}

@Suite struct `A search below a title` {
  private let screen = Results()
  private let navigation: NavigationController
  private let window: Window

  init() throws {
    navigation = NavigationController(rootViewController: screen)
    window = try #require(Window(device: "iPhone 16"))
    window.rootViewController = navigation
    window.layoutIfNeeded()
  }

  private var bar: NavigationBar { navigation.navigationBar }
  private var field: CGRect {
    window.layoutIfNeeded()
    return screen.search.searchBar.searchTextField.convert(
      screen.search.searchBar.searchTextField.bounds,
      to: bar
    )
  }

  @Test func `adds its height to the bar and to the safe area of the screen`() {
    #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 96))
    #expect(screen.view.safeAreaInsets.top == 155)
    #expect(field == CGRect(x: 16, y: 45, width: 361, height: 36))
    bar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(bar.frame.height == 44 + 52 + 52 && field.minY == 97)
  }

  @Test func `gives way to what is scrolled before the large title does`() {
    bar.prefersLargeTitles = true
    window.layoutIfNeeded()
    let start = -screen.scroll.adjustedContentInset.top
    for (scrolled, height) in [(0, 148), (30, 118), (52, 96), (80, 68), (104, 44), (300, 44)] {
      screen.scroll.contentOffset.y = start + CGFloat(scrolled)
      window.layoutIfNeeded()
      #expect(bar.frame.height == CGFloat(height), "\(scrolled)")
    }
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    window.layoutIfNeeded()
    #expect(bar.frame.height == 96 && field.height == 36)
  }

  @Test func `takes the title's place while somebody searches, and asks for results`() {
    let finder = Finder()
    (screen.search.searchResultsUpdater, screen.search.delegate) = (finder, finder)
    screen.search.isActive = true
    window.layoutIfNeeded()
    #expect(bar.frame.height == 52 && screen.search.searchBar.showsCancelButton)
    screen.search.searchBar.searchTextField.insertText("a")
    screen.search.searchBar.pressCancel()
    window.layoutIfNeeded()
    expectEqual(finder.asked, ["", "begun", "a", "", "ended"])
    #expect(bar.frame.height == 96 && screen.search.searchBar.text == "")
  }

  @Test func `leaves with its screen, and nothing keeps it`() {
    weak var left: SearchController?
    do {
      let other = ViewController()
      other.navigationItem.searchController = SearchController(searchResultsController: nil)
      left = other.navigationItem.searchController
      navigation.pushViewController(other, animated: false)
      window.layoutIfNeeded()
      #expect(left?.searchBar.superview === bar)
      navigation.popViewController(animated: false)
      window.layoutIfNeeded()
    }
    #expect(left == nil && screen.search.searchBar.superview === bar)
  }
}

@Suite struct `A bar to search by` {
  private let bar = SearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

  private func paints() throws -> Int {
    try bar.scene().items.count { item in
      if case .fill(.rectangle(let edges), _) = item { edges.width == 320 } else { false }
    }
  }

  @Test func `lies on a ground unless it is a minimal one or has a picture`() throws {
    #expect(try paints() == 3)
    bar.searchBarStyle = .minimal
    #expect(try paints() == 0)
    bar.searchBarStyle = .default
    bar.backgroundImage = Image()
    #expect(try paints() == 0)
    (bar.backgroundImage, bar.barTintColor) = (nil, .systemRed)
    #expect(try paints() == 1)
  }

  @Test func `shows the pictures that it is given`() {
    let own = Image(systemName: "heart")
    bar.setImage(own, for: .search, state: .normal)
    #expect((bar.searchTextField.leftView as? ImageView)?.image == own)
    bar.showsBookmarkButton = true
    bar.layoutIfNeeded()
    let signs = { self.bar.subviews.compactMap { ($0 as? ImageView)?.image } }
    expectEqual(signs(), [Image(systemName: "book")])
    bar.setImage(own, for: .bookmark, state: .normal)
    #expect(signs() == [own] && bar.image(for: .bookmark, state: .normal) == own)
    bar.text = "a"
    #expect(signs().isEmpty)
  }

  @Test func `has a line above the field, and room for it`() {
    bar.prompt = "Where?"
    bar.scopeButtonTitles = ["Here", "There"]
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 119)
  }
}
