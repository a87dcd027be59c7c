import Foundation
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

extension Staging {
  /// Places the views by helpers.
  func help() {
    switch placement.rule {
    case .filling(let target): parent.addSubview(view, filling: layout(target), insets: insets)
    case .edge(.vertical, let point, let target, let across):
      parent.addSubview(
        view,
        pinnedTo: [.top, .centerY, .bottom][point],
        of: layout(target),
        horizontally: [.fill, .leading, .center, .trailing][across],
        insets: insets,
        spacing: spacing
      )
    case .edge(.horizontal, let point, let target, let across):
      parent.addSubview(
        view,
        pinnedTo: [.leading, .centerX, .trailing][point],
        of: layout(target),
        vertically: [.fill, .top, .center, .bottom][across],
        insets: insets,
        spacing: spacing
      )
    case .between(.vertical, let one, let other, let across):
      parent.addSubview(
        view,
        pinningTopTo: .top,
        of: layout(one),
        spacing: spacing,
        bottomTo: .bottom,
        of: layout(other),
        spacing: spacing,
        horizontally: [.fill, .leading, .center, .trailing][across],
        insets: insets
      )
    case .between(.horizontal, let one, let other, let across):
      parent.addSubview(
        view,
        pinningLeadingTo: .leading,
        of: layout(one),
        spacing: spacing,
        trailingTo: .trailing,
        of: layout(other),
        spacing: spacing,
        vertically: [.fill, .top, .center, .bottom][across],
        insets: insets
      )
    case .beside(let axis, let isAfter, let across): helpBeside(axis, isAfter, across)
    case .rest(let axis, let isAfter, let across): helpRest(axis, isAfter, across)
    case .position(let own, let point, let target, let offset):
      parent.addSubview(view, pinning: own, to: point, of: layout(target), offset: offset)
    case .aligned(let horizontally, let vertically):
      parent.addSubview(
        view,
        aligningVerticallyTo: [.fill, .top, .center, .bottom][vertically],
        horizontallyTo: [.fill, .leading, .center, .trailing][horizontally],
        insets: insets
      )
    case .sequence(.horizontal):
      parent.addSubviewsHorizontally(views, insets: insets, spacing: spacing)
    case .sequence(.vertical):
      parent.addSubviewsVertically(views, insets: insets, spacing: spacing)
    }
  }

  private func helpBeside(_ axis: Axis, _ isAfter: Bool, _ across: Recipe.Across) {
    let other = sibling ?? parent
    let horizontally: ConstrainedHorizontalLayout = [.fill, .leading, .center, .trailing][across]
    let vertically: ConstrainedVerticalLayout = [.fill, .top, .center, .bottom][across]
    let (insets, spacing) = (insets, spacing)
    switch (axis, isAfter) {
    case (.vertical, true):
      parent.addSubview(
        view,
        pinningBelow: other,
        horizontally: horizontally,
        insets: insets,
        spacing: spacing
      )
    case (.vertical, false):
      parent.addSubview(
        view,
        pinningAbove: other,
        horizontally: horizontally,
        insets: insets,
        spacing: spacing
      )
    case (.horizontal, true):
      parent.addSubview(
        view,
        pinningAfter: other,
        vertically: vertically,
        insets: insets,
        spacing: spacing
      )
    case (.horizontal, false):
      parent.addSubview(
        view,
        pinningBefore: other,
        vertically: vertically,
        insets: insets,
        spacing: spacing
      )
    }
  }

  private func helpRest(_ axis: Axis, _ isAfter: Bool, _ across: Recipe.Across) {
    let other = sibling ?? parent
    let horizontally: ConstrainedHorizontalLayout = [.fill, .leading, .center, .trailing][across]
    let vertically: ConstrainedVerticalLayout = [.fill, .top, .center, .bottom][across]
    let (insets, spacing) = (insets, spacing)
    switch (axis, isAfter) {
    case (.vertical, true):
      parent.addSubview(
        view,
        fillingRemainingSpaceBelow: other,
        horizontally: horizontally,
        insets: insets,
        spacing: spacing
      )
    case (.vertical, false):
      parent.addSubview(
        view,
        fillingRemainingSpaceAbove: other,
        horizontally: horizontally,
        insets: insets,
        spacing: spacing
      )
    case (.horizontal, true):
      parent.addSubview(
        view,
        fillingRemainingSpaceAfter: other,
        vertically: vertically,
        insets: insets,
        spacing: spacing
      )
    case (.horizontal, false):
      parent.addSubview(
        view,
        fillingRemainingSpaceBefore: other,
        vertically: vertically,
        insets: insets,
        spacing: spacing
      )
    }
  }

  private func layout<Layout: BaseLayout>(_ target: Recipe.Target) -> Layout {
    switch target {
    case .superview: .superview
    case .safeArea: .safeArea
    case .margins: .layoutMargins
    case .sibling: sibling.map { .relative($0) } ?? .superview
    }
  }
}

extension Array {
  fileprivate subscript<Case: CaseIterable & Equatable>(_ value: Case) -> Element
  where Case.AllCases == [Case] {
    self[Case.allCases.firstIndex(of: value) ?? 0]
  }
}
