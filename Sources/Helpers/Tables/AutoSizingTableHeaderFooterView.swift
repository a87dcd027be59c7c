public import Foundation
public import SnaplineControls
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout

/// A view for the header or the footer of a table, which is as high as its content.
///
/// It measures its content after each layout of the content, and the table gives it this height.
public final class AutoSizingTableHeaderFooterView: View {
  public let view: View
  public var automaticallyAnimateChanges = true
  /// Whether the height comes from constraints, and not from `sizeThatFits(_:)`.
  public var usesAutoLayout = true {
    didSet { if usesAutoLayout != oldValue { update() } }
  }
  public typealias Callback = () -> Void
  /// Called when the table has given another height.
  public var didUpdateLayoutFrameCallback: Callback?
  private var isUpdating = false

  public init(view: View) {
    self.view = view
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    view.preservesSuperviewLayoutMargins = true
    // What stands above the bottom edge is as high as it wants to be.
    addSubview(view, pinnedTo: .top, of: .superview)
  }

  convenience init(nonAutoLayoutView view: View) {
    self.init(view: view)
    usesAutoLayout = false
  }

  public required init?(coder: NSCoder) {
    view = View()
    super.init(coder: coder)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  /// Measures again.
  ///
  /// If the height has changed, the table is laid out.
  public func update() {
    guard !isUpdating, let table, table.bounds.width > 0 else { return }
    isUpdating = true
    defer { isUpdating = false }
    let height = height(in: table.bounds.width)
    let scale = max(environment.traits.displayScale, 1)
    guard (height * scale).rounded() != (bounds.height * scale).rounded() else { return }
    let change = { [self] in
      frame.size = CGSize(width: table.bounds.width, height: height)
      if table.tableHeaderView === self { table.tableHeaderView = self }
      if table.tableFooterView === self { table.tableFooterView = self }
    }
    if automaticallyAnimateChanges, window != nil, bounds.height > 0 {
      View.animate(withDuration: 0.3, animations: change)
    } else {
      change()
    }
    didUpdateLayoutFrameCallback?()
  }

  private var table: TableView? {
    (superview as? TableView).flatMap {
      $0.tableHeaderView === self || $0.tableFooterView === self ? $0 : nil
    }
  }

  private func height(in width: CGFloat) -> CGFloat {
    guard usesAutoLayout else {
      let room = CGSize(width: width, height: .greatestFiniteMagnitude)
      let height = view.sizeThatFits(room).height
      view.constrainedFixedHeight = height
      return height
    }
    view.constrainedFixedHeight = nil
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .defaultLow
    ).height
  }

  /// The same, as high as it will be in a table.
  func presized(in table: TableView) -> Self {
    let width =
      table.bounds.width > 0 ? table.bounds.width : environment.device.map { $0.size.width } ?? 390
    frame.size = CGSize(width: width, height: height(in: width))
    return self
  }
}

/// Headers and footers of a table that are as high as their content.
extension TableView {
  public var selfSizingTableHeaderView: View? {
    get { Self.held(by: tableHeaderView) }
    set { tableHeaderView = holder(of: newValue, usesAutoLayout: true) }
  }

  public var selfSizingTableFooterView: View? {
    get { Self.held(by: tableFooterView) }
    set { tableFooterView = holder(of: newValue, usesAutoLayout: true) }
  }

  /// A header whose height comes from `sizeThatFits(_:)`.
  public var manualLayoutAutoSizingTableHeaderView: View? {
    get { Self.held(by: tableHeaderView) }
    set { tableHeaderView = holder(of: newValue, usesAutoLayout: false) }
  }

  public var manualLayoutAutoSizingTableFooterView: View? {
    get { Self.held(by: tableFooterView) }
    set { tableFooterView = holder(of: newValue, usesAutoLayout: false) }
  }

  public func updateAutoSizingTableHeader() {
    (tableHeaderView as? AutoSizingTableHeaderFooterView)?.update()
  }

  public func updateAutoSizingTableFooter() {
    (tableFooterView as? AutoSizingTableHeaderFooterView)?.update()
  }

  private static func held(by view: View?) -> View? {
    (view as? AutoSizingTableHeaderFooterView)?.view
  }

  private func holder(of view: View?, usesAutoLayout: Bool) -> View? {
    view.map {
      let holder =
        usesAutoLayout
        ? AutoSizingTableHeaderFooterView(view: $0)
        : AutoSizingTableHeaderFooterView(nonAutoLayoutView: $0)
      return holder.presized(in: self)
    }
  }
}
