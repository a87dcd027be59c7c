import Testing
import UIKit

/// The shapes in which libraries for a phone use UIKit, in one of the language's modes.
@Suite struct `Shapes of code for a phone` {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let first = UIView()
  let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  @Test func `hang values on objects`() {
    root.records.add("one")
    #expect(root.records.count == 1 && first.records.count == 0)
    let guide = UILayoutGuide()
    guide.givenName = "gutter"
    #expect(guide.givenName == "gutter")
    guide.givenName = nil
    #expect(guide.givenName == nil)
    do {
      let owner = NSObject()
      guide.unkeptOwner = owner
      #expect(guide.unkeptOwner === owner)
    }
    #expect(guide.unkeptOwner == nil)
  }

  @Test func `subclass constraints, and compare what they are of`() throws {
    let made = [LabelledConstraint.make(first, .left, 4), .make(first, .width, 50)]
    NSLayoutConstraint.activate(made)
    #expect(made.map(\.firstAttribute.rawValue) == [1, 7])
    #expect(made[1].secondItem == nil && made[1].secondAttribute == .notAnAttribute)
    #expect(made[0].firstItem as? UIView === first && made[0].secondItem === root)
    #expect(root.constraints == [made[0]] && first.constraints == [made[1]])
    #expect(first.records.allObjects.count == 2)
    root.layoutIfNeeded()
    #expect(first.frame.minX == 4 && first.frame.width == 50)
  }

  @Test func `wrap anchors of any kind`() {
    let low = first.widthAnchor.constraint(equalToConstant: 40).with(.defaultHigh)
    NSLayoutConstraint.activate([
      low, first.top.related(.equal, to: root.top + 7),
      first.heightAnchor.constraint(equalToConstant: 10),
      second.widthAnchor.constraint(equalToConstant: 60),
    ])
    NSLayoutConstraint.activate(root.evenGaps(around: [first, second]))
    root.layoutIfNeeded()
    #expect(first.frame.minY == 7 && first.frame.width == 40)
    #expect(abs(first.frame.minX - 100 / 3) < 0.5)
    #expect(abs(second.frame.maxX - (200 - 100 / 3)) < 0.5)
  }

  @Test @available(*, deprecated, message: "old spellings")
  func `are spelled as before`() {
    let made = oldSpellings(of: second, beside: first)
    #expect(made.map(\.constant) == [1, 16, 0, 8])
    #expect(made.map(\.relation) == [.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual])
    #expect(UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsetsZero, .zero))
    #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
    let table = UITableView()
    let cell = oldSpellings(of: table)
    #expect(table.separatorStyle == .none && !cell.isHidden && cell.accessoryType == .checkmark)
    #expect(cell.directionalLayoutMargins.leading == 2 && UIOffsetMake(1, 2).vertical == 2)
    #expect(UICollectionElementKindSectionHeader == UICollectionView.elementKindSectionHeader)
  }

  @Test func `settle once before a layout`() {
    var settled = 0
    let coalescer = Coalescer { [root] in
      settled += 1
      root.setNeedsLayout()
    }
    for _ in 0..<5 { coalescer.schedule() }
    #expect(settled == 0)
    root.layoutIfNeeded()
    #expect(settled == 1)
    root.layoutIfNeeded()
    #expect(settled == 1)
    coalescer.schedule()
    root.layoutIfNeeded()
    #expect(settled == 2)
  }

  @Test func `aren't called again by layouts that they make`() {
    var turns = 0
    let observer = CFRunLoopObserverCreateWithHandler(nil, UInt.max, true, 0) { _, _ in
      turns += 1
      guard turns < 1_000 else { return }
      UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).layoutIfNeeded()
    }
    CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, .defaultMode)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    CFRunLoopRemoveObserver(CFRunLoopGetCurrent(), observer, .defaultMode)
    #expect(turns > 0 && turns < 20)
  }

  @Test func `settle within the layout that leads to it`() {
    var widths: [CGFloat] = []
    let view = UIView()
    let coalescer = Coalescer { widths.append(view.bounds.width) }
    let token = view.layer.observe(\CALayer.bounds) { _, _ in coalescer.schedule() }
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    root.layoutIfNeeded()
    width.constant = 60
    #expect(widths == [40])
    root.layoutIfNeeded()
    #expect(widths == [40, 60])
    token.invalidate()
  }

  @Test func `end with a loop that has always something left`() {
    var turns = 0
    let observer = CFRunLoopObserverCreateWithHandler(nil, UInt.max, true, 0) { [root] _, _ in
      turns += 1
      root.setNeedsLayout()
    }
    CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, .defaultMode)
    #expect(CFRunLoopContainsObserver(CFRunLoopGetCurrent(), observer, .defaultMode))
    root.layoutIfNeeded()
    #expect(turns > 1 && turns < 20 && root.layoutDiagnostics.isEmpty)
    CFRunLoopRemoveObserver(CFRunLoopGetCurrent(), observer, .defaultMode)
    let before = turns
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(turns == before)
    var blocks = 0
    CFRunLoopPerformBlock(CFRunLoopGetMain(), .commonModes) { blocks += 1 }
    for _ in 0..<2 {
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(blocks == 1)
  }

  @Test func `watch members`() {
    let watcher = Watcher()
    let scrollView = UIScrollView(frame: root.bounds)
    root.addSubview(scrollView)
    watcher.watch(first, in: scrollView)
    first.frame = CGRect(x: 0, y: 0, width: 12, height: 3)
    first.isHidden = true
    scrollView.contentSize = CGSize(width: 200, height: 500)
    scrollView.contentOffset = CGPoint(x: 0, y: 40)
    #expect(watcher.heard == ["layer 12.0", "hidden true", "content 0.0 500.0", "offset 40.0"])
    watcher.stop()
    first.isHidden = false
    #expect(watcher.heard.count == 4)
  }

  @Test func `hear of the keyboard by its frame, however they ask for it`() throws {
    let window = try #require(UIWindow(device: "iPhone 16"))
    let listener = KeyboardListener(window: window)
    window.showKeyboard()
    let frame = CGRect(x: 0, y: 852 - 336, width: 393, height: 336)
    #expect(listener.frames == [frame, frame] && listener.duration == 0.25)
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)) as Any as? CGRect == nil)
    #expect(NSNumber(value: 4) as Any as? CGRect == nil && NSNumber(value: 4) as Any as? Int == 4)
    #expect(CGPoint(x: 1, y: 2) as Any as? NSValue == NSValue(cgPoint: CGPoint(x: 1, y: 2)))
  }
}
