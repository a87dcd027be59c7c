import SnapKit
import TestSupport
import Testing
import UIKit

@Suite struct `A maker` {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let view = UIView()
  let other = UIView()

  init() {
    parent.addSubview(view)
    parent.addSubview(other)
    view.accessibilityIdentifier = "view"
  }

  @Test func `switches the autoresizing mask off, even to prepare`() {
    view.snp.prepareConstraints { make in make.left.equalTo(other) }
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(other.translatesAutoresizingMaskIntoConstraints)
    #expect(parent.constraints.isEmpty)
  }

  @Test func `makes a constraint for each attribute, in one order however they are written`() {
    view.snp.makeConstraints { make in
      make.centerYWithinMargins.centerXWithinMargins.directionalMargins.margins.firstBaseline
        .lastBaseline.centerY.centerX.size.directionalEdges.edges.equalTo(other)
    }
    #expect(
      parent.constraints.map(\.firstAttribute) == [
        .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
        .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
        .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
      ]
    )
  }

  @Test func `has names for several attributes at once`() {
    func attributes(
      _ begin: (ConstraintMaker) -> ConstraintMakerExtendable
    ) -> [NSLayoutConstraint.Attribute] {
      let made = view.snp.prepareConstraints { make in begin(make).equalTo(other) }
      return made.flatMap(\.layoutConstraints).map(\.firstAttribute)
    }
    expectEqual(attributes(\.edges), [.left, .top, .right, .bottom])
    expectEqual(attributes(\.directionalEdges), [.top, .bottom, .leading, .trailing])
    expectEqual(attributes(\.horizontalEdges), [.left, .right])
    expectEqual(attributes(\.verticalEdges), [.top, .bottom])
    expectEqual(attributes(\.directionalHorizontalEdges), [.leading, .trailing])
    expectEqual(attributes(\.directionalVerticalEdges), [.top, .bottom])
    expectEqual(attributes(\.size), [.width, .height])
    expectEqual(attributes(\.center), [.centerX, .centerY])
    expectEqual(attributes(\.margins), [.leftMargin, .rightMargin, .topMargin, .bottomMargin])
    #expect(
      attributes(\.directionalMargins) == [
        .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      ]
    )
    expectEqual(attributes(\.centerWithinMargins), [.centerXWithinMargins, .centerYWithinMargins])
  }

  @Test func `pairs edges with margins, either way`() {
    view.snp.makeConstraints { make in
      make.edges.equalTo(parent.snp.margins)
      make.directionalMargins.equalTo(other.snp.directionalEdges)
    }
    let made = parent.constraints
    #expect(made.count == 8)
    #expect(made[0].firstAttribute == .left && made[0].secondAttribute == .leftMargin)
    #expect(made[7].firstAttribute == .trailingMargin && made[7].secondAttribute == .trailing)
  }

  @Test func `pairs several attributes with one`() {
    view.snp.makeConstraints { make in make.width.height.equalTo(other.snp.width) }
    expectEqual(parent.constraints.map(\.secondAttribute), [.width, .width])
  }

  @Test func `says so, with its place, where attributes can't be paired`() throws {
    view.snp.makeConstraints { make in make.edges.equalTo(other.snp.size) }
    #expect(parent.constraints.isEmpty)
    let told = try #require(parent.layoutDiagnostics.first)
    #expect(told.id == "attributes-differ" && told.subject.contains("\"view\""))
    #expect(told.place?.file.hasSuffix("SnapKitMakerTests.swift") == true)
    #expect(told.place?.line != nil)
  }

  @Test func `makes nothing of a chain without a relation`() {
    view.snp.makeConstraints { make in _ = make.left.right }
    #expect(parent.constraints.isEmpty && parent.layoutDiagnostics.isEmpty)
  }

  @Test func `relates to the superview, and to what a closure picks of it`() {
    view.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(1)
      make.right.lessThanOrEqualToSuperview()
      make.top.greaterThanOrEqualToSuperview { $0.safeAreaLayoutGuide.snp.top }
      make.bottom.lessThanOrEqualToSuperview { $0.layoutMarginsGuide }
      make.width.equalToSuperview { $0.snp.height }
    }
    let made = parent.constraints
    #expect(
      made.map(\.relation) == [
        .equal, .lessThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual, .equal,
      ]
    )
    #expect(made[2].secondItem === parent.safeAreaLayoutGuide)
    #expect(made[3].secondItem === parent.layoutMarginsGuide)
    #expect(made[4].secondAttribute == .height)
  }

  @Test func `says so where there is no superview`() {
    let alone = UIView()
    alone.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalTo(4)
      make.width.equalTo(4)
    }
    expectEqual(alone.layoutDiagnostics.map(\.id), ["no-superview", "no-superview"])
    #expect(alone.constraints.count == 1)
  }

  @Test func `multiplies by the last factor, and holds as strongly as it is told`() {
    view.snp.makeConstraints { make in
      make.width.equalTo(other).multipliedBy(3).dividedBy(4).priority(.high)
      make.width.equalTo(other).priority(.medium)
      make.width.equalTo(other).priority(.low.advanced(by: 1))
      make.width.equalTo(other).priority(333)
      make.width.equalTo(other).priority(UILayoutPriority.fittingSizeLevel)
      make.width.equalTo(other).priority(.required)
      make.width.equalTo(other).priority(12.5)
    }
    expectEqual(parent.constraints.map(\.priority.rawValue), [750, 500, 251, 333, 50, 1000, 12.5])
    #expect(parent.constraints.first?.multiplier == 0.25)
  }

  @Test func `labels constraints, and keeps what it came to`() {
    var constraint: Constraint?
    view.snp.makeConstraints { make in
      let chain = make.left.equalTo(other).offset(1)
      constraint = chain.labeled("gap").constraint
      chain.offset(99)
    }
    expectEqual(parent.constraints.map(\.constant), [1])
    #expect(parent.constraints.first?.identifier == "gap")
    #expect(constraint?.layoutConstraints.first?.label == "gap")
  }

  @Test func `names views and guides in messages`() {
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    other.snp.setLabel("other")
    guide.snp.setLabel("guide")
    #expect(other.snp.label() == "other" && guide.snp.label() == "guide")
    other.snp.setLabel(nil)
    #expect(other.snp.label() == nil && other.snp.target === other)
  }

  @Test func `prefers a label to an identifier, and leaves that as it is`() throws {
    let guide = UILayoutGuide()
    guide.identifier = "guide"
    parent.addLayoutGuide(guide)
    view.snp.setLabel("badge")
    guide.snp.setLabel("gap")
    #expect(view.accessibilityIdentifier == "view" && guide.identifier == "guide")
    view.snp.makeConstraints { make in make.left.equalTo(guide) }
    let made = try #require(parent.constraints.first)
    #expect(made.description.hasPrefix("\"badge\".left == \"gap\".left"), "\(made)")
    view.snp.setLabel(nil)
    #expect(made.description.hasPrefix("\"view\".left"), "\(made)")
  }

  @Test func `makes constraints for guides, which have no mask`() {
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.left.top.equalTo(10)
      make.size.equalTo(CGSize(width: 30, height: 20))
    }
    view.snp.makeConstraints { make in make.edges.equalTo(guide) }
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 30, height: 20))
    guide.snp.removeConstraints()
    #expect(parent.constraints.count == 4)
  }

  @Test func `reaches the guides of a controller's bars`() {
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.snp.makeConstraints { make in
      make.top.equalTo(controller.topLayoutGuide.snp.bottom)
      make.bottom.equalTo(controller.bottomLayoutGuide.snp.top)
    }
    let made = controller.view.constraints.suffix(2)
    expectEqual(made.map(\.secondAttribute), [.bottom, .top])
    #expect(made.first?.secondItem === controller.topLayoutGuide)
  }

  @Test func `sets how content hugs and resists`() {
    view.snp.contentHuggingHorizontalPriority = 1
    view.snp.contentHuggingVerticalPriority = 2
    view.snp.contentCompressionResistanceHorizontalPriority = 3
    view.snp.contentCompressionResistanceVerticalPriority = 4
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 1)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 2)
    #expect(view.snp.contentCompressionResistanceHorizontalPriority == 3)
    #expect(view.snp.contentCompressionResistanceVerticalPriority == 4)
  }

  @Test func `describes its constraints with label, file and line in what conflicts`() throws {
    parent.accessibilityIdentifier = "parent"
    view.snp.makeConstraints { make in
      make.width.equalTo(10).labeled("narrow")
      make.width.equalTo(20).labeled("wide")
    }
    parent.layoutIfNeeded()
    let told = try #require(parent.layoutDiagnostics.first)
    let words = told.subject + (told.cause ?? "")
    #expect(words.contains("'narrow'") && words.contains("'wide'"), "\(told)")
    #expect(told.cause?.contains("SnapKitMakerTests.swift:") == true, "\(told)")
    let narrow = try #require(view.constraints.first)
    #expect(narrow.description.hasPrefix("\"view\".width == 10 'narrow' ("), "\(narrow)")
    #expect(narrow.description.contains("SnapKitMakerTests.swift"), "\(narrow)")
  }
}
