import TestSupport
import Testing
import UIKit

@Suite struct `Controls of an app` {
  private let form = FormOfAPhone()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    window.rootViewController = form
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `have their sizes in a form`() {
    #expect(form.name.frame.height == 34)
    #expect(form.kind.frame.height == 32)
    #expect(form.news.frame.size == CGSize(width: 51, height: 31))
    #expect(form.save.frame.height == 33)
    #expect(form.name.frame.width == form.name.superview?.frame.width)
  }

  @Test func `do what their actions say`() {
    form.save.sendActions(for: .touchUpInside)
    form.send.sendActions(for: .primaryActionTriggered)
    #expect(form.submissions == 2)
    form.name.becomeFirstResponder()
    form.name.insertText("Ada")
    form.name.pressReturn()
    #expect(form.name.text == "Ada" && !form.name.isFirstResponder)
  }

  @Test func `look as their state and tint say, in a subclass too`() {
    let before = form.tag.frame.size
    form.view.tintColor = .systemPurple
    #expect(form.tag.currentTitleColor == .systemPurple)
    form.tag.isSelected = true
    #expect(form.tag.backgroundColor == .systemPurple && form.tag.currentTitleColor == .white)
    form.tag.isHighlighted = true
    #expect(form.tag.alpha == 0.5)
    window.layoutIfNeeded()
    #expect(form.tag.frame.size == before)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    #expect(form.tag.frame.height > before.height)
  }

  @Test func `show that they wait`() {
    form.send.isEnabled = false
    window.layoutIfNeeded()
    #expect(form.send.configuration?.showsActivityIndicator == true)
    #expect(form.send.subviews.contains { $0 is UIActivityIndicatorView })
  }
}

@Suite struct `A search of an app` {
  private let search = SearchOfAPhone()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    window.rootViewController = search
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `is told where somebody types`() {
    search.bar.becomeFirstResponder()
    search.bar.searchTextField.insertText("a")
    search.note.becomeFirstResponder()
    search.note.resignFirstResponder()
    expectEqual(search.heard, ["begin", "a", "end", "committed"])
    #expect(search.bar.showsCancelButton && search.bar.returnKeyType == .search)
    search.bar.becomeFirstResponder()
    #expect(search.bar.resignFirstResponder() && !search.bar.searchTextField.isEditing)
  }

  @Test func `has pictures and colours as its code says`() {
    #expect(search.like.imageView?.frame == search.like.bounds)
    #expect(search.buy.imageView?.tintColor == .systemYellow)
    #expect(search.buy.titleLabel?.text == "Buy")
    search.buy.isEnabled = false
    window.layoutIfNeeded()
    #expect(search.buy.configuration?.background.backgroundColor == .systemGray)
  }
}

@Suite struct `Pickers of an app` {
  private let order = PickersOfAPhone()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    window.rootViewController = UINavigationController(rootViewController: order)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `stand below the search, at their sizes`() {
    // The bar's 44 points, and 52 of the search.
    #expect(order.view.safeAreaInsets.top == 96)
    #expect(order.when.superview?.frame.minY == 96 && order.when.frame.height == 34.5)
    #expect(order.size.frame.size == CGSize(width: 320, height: 216))
    #expect(order.well.frame.size == CGSize(width: 36, height: 36))
    #expect(order.when.date == order.when.minimumDate)
  }

  @Test func `tell what was chosen and searched`() {
    order.when.choose(Date(timeIntervalSince1970: 1_800_000_000))
    order.size.turn(0, to: 2)
    order.navigationItem.searchController?.searchBar.becomeFirstResponder()
    order.navigationItem.searchController?.searchBar.searchTextField.insertText("a")
    expectEqual(order.heard, ["date", "Large", "search a"])
  }

  @Test func `are turned by a finger`() {
    order.knob.track(through: [CGPoint(x: 5, y: 5), CGPoint(x: 30, y: 5)])
    #expect(order.knob.value == 30 && order.knob.alpha == 1)
  }
}

@Suite struct `A grid of an app` {
  @Test func `is composed by its room, and loaded anew`() throws {
    let grid = GridOfAPhone()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: grid)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let inARow = { grid.collectionView.visibleCells.count { $0.frame.minY == 0 } }
    #expect(inARow() == 2 && grid.collectionView.visibleCells.count == 12)
    let top = grid.collectionView.adjustedContentInset.top
    grid.navigationItem.rightBarButtonItem?.fire()
    #expect(grid.loads == 1 && grid.collectionView.adjustedContentInset.top == top + 60)
    window.frame.size.width = 844
    window.traitOverrides.userInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(inARow() == 4 && grid.styles.count == 1)
  }
}
