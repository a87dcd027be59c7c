import Foundation
import SnaplineControls
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import Testing

@Suite struct `Tables with helpers` {
  private func root() -> View {
    let root = View(frame: CGRect(0, 0, 300, 400))
    root.environment.traits.displayScale = 1
    return root
  }

  @Test func `follow the height of a header that is put in by hand`() {
    let (root, table, content) = (root(), TableView(), SizedView())
    root.addSubview(table, filling: .superview)
    root.layoutIfNeeded()
    let header = AutoSizingTableHeaderFooterView(view: content)
    header.automaticallyAnimateChanges = false
    var updates = 0
    header.didUpdateLayoutFrameCallback = { updates += 1 }
    table.tableHeaderView = header
    root.layoutIfNeeded()
    #expect(header.frame.height == 30 && updates == 1 && header.view === content)
    content.contentSize.height = 90
    root.layoutIfNeeded()
    #expect(header.frame.height == 90 && updates == 2)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(header.frame.width == 200)
    #expect(table.selfSizingTableHeaderView === content)
  }

  @Test func `have footers with the margins of their place`() {
    let (root, table, content) = (root(), TableView(), SizedView())
    root.environment.safeArea = EdgeInsets(bottom: 34)
    root.addSubview(table, filling: .superview)
    let holder = View()
    holder.preservesSuperviewLayoutMargins = true
    holder.addSubview(content, filling: .layoutMargins)
    table.selfSizingTableFooterView = holder
    for height in [100, 380] as [CGFloat] {
      content.contentSize.height = height
      root.layoutIfNeeded()
      #expect(content.frame.height == height)
      let below: CGFloat = height == 100 ? 8 : 8 + 34
      #expect(table.tableFooterView?.frame.height == height + 8 + below)
    }
  }

  @Test func `have footers, and headers that say their height by hand`() {
    let (root, table, content) = (root(), TableView(), SizedView())
    root.addSubview(table, filling: .superview)
    root.layoutIfNeeded()
    table.selfSizingTableFooterView = content
    root.layoutIfNeeded()
    #expect(table.tableFooterView?.frame.height == 30)
    content.contentSize.height = 50
    root.layoutIfNeeded()
    #expect(table.tableFooterView?.frame.height == 50)
    let manual = HandSizedView()
    table.manualLayoutAutoSizingTableHeaderView = manual
    root.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame.height == 44)
    manual.height = 66
    table.updateAutoSizingTableHeader()
    root.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame.height == 66)
  }

  @Test func `keep margins around headers that are higher than they are, and are turned`() {
    let (root, table) = (root(), TableView())
    let (content, label) = (View(), Label())
    label.numberOfLines = 0
    label.text = String(repeating: "Bread and lemons ", count: 100)
    content.addSubview(label, filling: .layoutMargins)
    root.addSubview(table, filling: .superview)
    table.layoutMargins = EdgeInsets(top: 8, left: 60, bottom: 8, right: 60)
    table.selfSizingTableHeaderView = content
    for (width, height) in [(300, 400), (700, 200), (300, 400)] as [(CGFloat, CGFloat)] {
      root.frame.size = CGSize(width: width, height: height)
      root.layoutIfNeeded()
      let lines = label.sizeThatFits(CGSize(width: width - 120, height: 0)).height
      #expect(label.frame == CGRect(60, 8, width - 120, lines) && lines > height)
      #expect(table.tableHeaderView?.frame.height == lines + 16)
      #expect(root.layoutDiagnostics.isEmpty)
    }
  }

  @Test func `may be as high as their rows`() {
    let (root, rows) = (root(), Rows())
    let table = AutoSizingTableView(frame: .zero, style: .plain)
    table.rowHeight = 40
    table.dataSource = rows
    root.addSubview(table, pinnedTo: .top)
    root.layoutIfNeeded()
    #expect(table.frame.height == 120 && table.intrinsicContentSize == table.contentSize)
    rows.count = 5
    table.reloadData()
    root.layoutIfNeeded()
    #expect(table.frame.height == 200)
  }

  @Test func `have cells that aren't lower than they may be`() {
    let cell = MinimumHeightTableCell(style: .default, reuseIdentifier: nil)
    #expect(cell.minimumHeight == nil && MinimumHeightTableCell.defaultMinimumHeight == nil)
    let height = { () -> CGFloat in
      cell.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let least = height()
    cell.minimumHeight = least + 20
    #expect(height() == least + 20)
    cell.minimumHeight = 1
    #expect(height() == least)
  }

  @Test func `stick footers to their bottom, as other scroll views do`() {
    let (root, rows) = (root(), Rows())
    rows.count = 100
    let table = StickyFooterTableView(frame: .zero, style: .plain)
    table.rowHeight = 40
    table.dataSource = rows
    let collection = StickyFooterCollectionView(
      frame: .zero,
      collectionViewLayout: CollectionViewFlowLayout()
    )
    collection.stickyFooterView.mode = .alwaysOnBottom
    for (scroll, footer) in [
      (table as ScrollView, table.stickyFooterView),
      (collection as ScrollView, collection.stickyFooterView),
    ] {
      footer.addSubview(View().constrain(height: 30), filling: .superview)
      root.addSubview(scroll, filling: .superview)
      root.layoutIfNeeded()
      root.layoutIfNeeded()
      let frame = footer.convert(footer.bounds, to: root)
      #expect(frame == CGRect(0, 370, 300, 30), "\(type(of: scroll))")
      #expect(footer.state == .stickingToBottomOfSafeArea && scroll.contentInset.bottom == 30)
      scroll.removeFromSuperview()
    }
  }
}

extension `Tables with helpers` {
  @Test func `have footers by their old names too`() {
    let table = StickyBottomFooterTableView(frame: .zero, style: .plain)
    let (old, footer) = (table as any NamedOfOld, table.stickyFooterView)
    old.stickyFooterBackgroundColor = .red
    old.stickyFooterBlurEffect = nil
    old.stickyFooterUsesScrollEdgeElement = true
    old.stickyFooterMode = .alwaysOnBottom
    old.stickyFooterAvoidsKeyboard = false
    old.stickyFooterSpacingToKeyboard = 3
    old.stickyFooterRequiredAvailableContentHeight = 4
    old.stickyFooterTableContentAlignment = .bottom
    old.footerStickinessChangedCallback = {}
    #expect(footer.stickingBackgroundColor == .red && footer.mode == .alwaysOnBottom)
    #expect(footer.stickingBlurEffect == nil && footer.stickingUsesScrollEdgeElement)
    #expect(!footer.avoidsKeyboard && footer.spacingToKeyboard == 3)
    #expect(footer.requiredAvailableScrollableContentHeight == 4)
    #expect(footer.fittingScrollableContentVerticalAlignment == .bottom)
    #expect(footer.stateDidChangeCallback != nil && old.stickingState == footer.state)
    #expect(old.stickyFooterMode == footer.mode && !old.stickyFooterAvoidsKeyboard)
  }
}

/// Members that are deprecated, which a witness may be and a call here may not.
private protocol NamedOfOld: AnyObject {
  var stickyFooterBackgroundColor: Color? { get set }
  var stickyFooterBlurEffect: BlurEffect? { get set }
  var stickyFooterUsesScrollEdgeElement: Bool { get set }
  var stickingState: StickyFooterView.State { get }
  var footerStickinessChangedCallback: (() -> Void)? { get set }
  var stickyFooterMode: StickyFooterView.Mode { get set }
  var stickyFooterAvoidsKeyboard: Bool { get set }
  var stickyFooterSpacingToKeyboard: CGFloat { get set }
  var stickyFooterRequiredAvailableContentHeight: CGFloat { get set }
  var stickyFooterTableContentAlignment: StickyFooterView.ScrollableContentVerticalAlignment {
    get set
  }
}

extension StickyBottomFooterTableView: NamedOfOld {}

private final class HandSizedView: View {
  var height: CGFloat = 44
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: height) }
}

private final class Rows: NSObject, TableViewDataSource {
  var count = 3

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}
