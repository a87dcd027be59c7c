import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A list of constraints` {
  @Test func `finds its constraints by what they hold`() {
    let stage = Stage()
    let list = stage.root.addSubview(stage.view, filling: .superview, insets: .all(8))
    #expect(list.top === list.all[0] && list.leading === list.all[1])
    #expect(list.bottom === list.all[2] && list.trailing === list.all[3])
    #expect(list.width == nil && list.others.isEmpty && list.allTop.count == 1)
    #expect(list.insets == .all(8) && list.view === stage.view)
    list.insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(stage.frame() == CGRect(2, 1, 294, 196))
  }

  @Test func `is switched as one`() {
    let stage = Stage()
    let list = stage.root.addSubview(stage.view, filling: .superview)
    #expect(list.isActive && list.all.allSatisfy(\.isActive))
    list.deactivate()
    #expect(!list.isActive && !list.all.contains(where: \.isActive))
    list.isActive = true
    #expect(stage.frame() == CGRect(0, 0, 300, 200))
  }

  @Test func `of a group may have any priority before it holds`() {
    let stage = Stage()
    let list = ConstraintsList.grouped(
      {
        stage.root.addSubview(stage.view, pinnedTo: .topLeading).changePriority(.defaultLow)
        stage.view.constrain(width: 10)
      },
      for: stage.view
    )
    expectEqual(
      list.lines,
      ["v.leading == sv.leading @250", "v.top == sv.top @250", "v.width == 10"]
    )
    #expect(list.isActive && stage.root.layoutDiagnostics.isEmpty)
  }

  @Test func `leaves out what isn't there`() {
    let stage = Stage()
    stage.root.addSubviewForAutoLayout(stage.view)
    let width = stage.view.widthAnchor.constraint(equalToConstant: 10)
    let list = ConstraintsList.activate([nil, width, nil], for: stage.view)
    #expect(list.all == [width] && list.view === stage.view && width.isActive)
  }

  @Test func `is handed to the innermost block that asks for it, and active once none is left`() {
    let stage = Stage()
    let outer = ConstraintsList.grouped(
      {
        var made: ConstraintsList?
        let inner = ConstraintsList.grouped(
          { made = stage.root.addSubview(stage.view, filling: .superview) },
          for: stage.view
        )
        #expect(made?.isActive == false && !inner.isActive)
        let count = inner.all.count { $0.isActive }
        #expect(inner.all == made?.all && count == 0)
        ConstraintsList.activate([stage.view.widthAnchor.constraint(equalToConstant: 1)], for: nil)
          .changePriority(.defaultLow)
      },
      for: stage.view
    )
    #expect(outer.isActive && outer.all.count == 5 && outer.all.allSatisfy(\.isActive))
    var conditional: ConstraintsList?
    View.if(.alwaysFalse) {
      conditional = ConstraintsList.grouped({ stage.view.constrain(height: 1) }, for: stage.view)
    }
    #expect(conditional?.all.count == 1 && conditional?.height?.isActive == false)
  }

  @Test func `says that it was switched on, whatever became of its constraints`() {
    let stage = Stage()
    let list = stage.root.addSubview(stage.view, filling: .superview)
    list.all[0].isActive = false
    #expect(list.isActive)
    let idle = ConstraintsList(constraints: list.all, view: stage.view)
    #expect(!idle.isActive)
    // Others take the place of its own, which stay as they are.
    let (old, width) = (list.all, stage.view.widthAnchor.constraint(equalToConstant: 1))
    list.replaceConstraints([width])
    #expect(list.all == [width] && !list.isActive && old[1].isActive && !width.isActive)
    list.replaceConstraints(Array(old.dropFirst()))
    #expect(list.isActive)
    list.replace(by: {
      let count = old.count { $0.isActive }
      #expect(count == 0)
      return ConstraintsList.activate([width], for: stage.sibling)
    })
    #expect(list.isActive && list.all == [width] && list.view === stage.sibling)
  }

  @Test func `under a condition says whether it holds`() {
    let stage = Stage()
    var list: ConstraintsList?
    stage.root.addSubviewForAutoLayout(stage.view)
    View.if(.dark) { list = stage.root.addSubview(stage.view, filling: .superview) }
    #expect(list?.isActive == false)
    stage.root.environment.traits.userInterfaceStyle = .dark
    #expect(list?.isActive == true)
  }

  @Test func `is replaced by another one, whose constraints hold then`() {
    let stage = Stage()
    let list = stage.root.addSubview(stage.view, filling: .superview)
    let old = list.all
    list.replace(with: stage.view.constrain(filling: .layoutMargins))
    #expect(!old.contains(where: \.isActive) && stage.frame() == CGRect(16, 16, 268, 168))
    list.replaceByCapturingConstraintsIn {
      stage.view.constrain(filling: .safeArea)
    }
    #expect(stage.frame() == CGRect(6, 20, 288, 170))
    let captured = ConstraintsList(capturingConstraintsIn: { stage.view.constrain(width: 1) })
    #expect(captured.lines == ["v.width == 1"] && captured.isActive)
  }

  @Test func `is kept by a view under a name`() {
    let stage = Stage()
    stage.root.addSubviewForAutoLayout(stage.view)
    stage.view.addStoredConstraints { stage.view.constrain(filling: .superview) }
    stage.view.replaceStoredConstraints { stage.view.constrain(filling: .safeArea) }
    #expect(stage.frame() == CGRect(6, 20, 288, 170))
    #expect(stage.view.storedConstraintsList()?.identifier == .main)
    stage.view.setStoredConstraints(isActive: false)
    #expect(stage.view.storedConstraintsList()?.isActive == false)
    #expect(stage.view.storedConstraintsList(for: .custom("other")) == nil)
  }

  @Test func `waits for the outermost batch`() {
    let stage = Stage()
    var list: ConstraintsList?
    View.batchConstraints {
      View.batchConstraints { list = stage.root.addSubview(stage.view, filling: .superview) }
      #expect(list?.isActive == false)
    }
    #expect(list?.isActive == true)
  }

  @Test func `remembers sizes that are set again and again`() {
    let stage = Stage()
    stage.root.addSubview(stage.view, pinnedTo: .topLeading)
    stage.view.constrainedFixedSize = CGSize(width: 10, height: 20)
    stage.view.constrainedFixedWidth = 30
    #expect(stage.frame() == CGRect(0, 0, 30, 20))
    stage.view.constrainedFixedHeight = nil
    #expect(stage.view.constrainedFixedSize == nil && stage.view.constrainedFixedWidth == 30)
    #expect(stage.frame() == CGRect(0, 0, 30, 30))
  }
}

@Suite struct `Defaults of helpers` {
  @Test func `hold in their block, the innermost first`() {
    let stage = Stage()
    View.with(.safeArea, insets: .all(2), spacing: 4) {
      View.with(insets: .all(8)) {
        #expect(
          stage.root.addSubview(stage.view, pinnedTo: .top).lines == [
            "sv.SafeArea.leading == v.leading - 8", "sv.SafeArea.trailing == v.trailing + 8",
            "sv.SafeArea.top == v.top - 12",
          ]
        )
      }
    }
    stage.view.removeFromSuperview()
    #expect(
      stage.root.addSubview(stage.view, pinnedTo: .top).lines == [
        "sv.leading == v.leading", "sv.trailing == v.trailing", "sv.top == v.top",
      ]
    )
  }

  @Test func `of insets and of spacing are two things`() {
    let stage = Stage()
    View.with(insets: .all(8)) {
      let list = stage.root.addSubview(stage.view, filling: .default)
      #expect(list.insets == .all(8))
    }
    View.with(spacing: 8) {
      let list = stage.root.addSubview(stage.view, filling: .default)
      #expect(list.insets == .zero)
    }
    let insets = DirectionalEdgeInsets(top: View.Default.spacing, leading: 1)
    View.with(insets: .all(8)) {
      let list = stage.root.addSubview(stage.view, filling: .default, insets: insets)
      #expect(list.insets == DirectionalEdgeInsets(top: 8, leading: 1))
    }
  }

  @Test func `may let views overflow`() {
    let stage = Stage()
    View.with(horizontally: .overflow(.center)) {
      let list = stage.root.addSubview(stage.view, pinnedTo: .top)
      expectEqual(list.lines, ["sv.centerX == v.centerX", "sv.top == v.top"])
    }
    View.with(horizontally: .attached(.default)) {
      let list = stage.root.addSubview(stage.view, pinningBelow: stage.sibling)
      #expect(list.lines.first == "s.leading == v.leading")
    }
  }

  @Test func `are a task's`() async {
    await withTaskGroup(of: DirectionalEdgeInsets.self) { group in
      for number in 0..<16 {
        group.addTask {
          var insets = DirectionalEdgeInsets.zero
          let value = CGFloat(number)
          View.with(insets: .all(value)) {
            insets = View().addSubview(View(), filling: .superview).insets
          }
          return insets.multiply(by: value == 0 ? 1 : 1 / value)
        }
      }
      var found: [DirectionalEdgeInsets] = []
      for await insets in group { found.append(insets) }
      #expect(found.count { $0 == .all(1) } == 15 && found.contains(.zero))
    }
  }
}

@Suite struct `A mistake with helpers` {
  @Test func `is told at its place`() throws {
    let root = View(frame: CGRect(0, 0, 100, 100))
    let view = View()
    let line: UInt = #line + 1
    view.constrain(filling: .superview)
    root.addSubview(view)
    let diagnostic = try #require(root.layoutDiagnostics.first)
    #expect(diagnostic.id == "no-superview")
    #expect(diagnostic.place?.line == Int(line))
    #expect(diagnostic.place?.file.hasSuffix("ListTests.swift") == true)
  }

  @Test func `with scrolling, trees or branches is named`() throws {
    func expectPlace(_ view: View, _ line: UInt) {
      let place = view.layoutDiagnostics.first?.place
      #expect(place?.line == Int(line))
      #expect(place?.file.hasSuffix("ListTests.swift") == true)
    }
    let root = View(frame: CGRect(0, 0, 100, 100))
    root.addSubview(View(), filling: .scrollContent)
    expectPlace(root, #line - 1)
    expectEqual(root.layoutDiagnostics.map(\.id), ["nothing-scrolls"])
    let alone = View(frame: CGRect(0, 0, 100, 100))
    alone.addSubview(View(), pinnedTo: .center, of: .relative(View(frame: .zero)))
    expectPlace(alone, #line - 1)
    let apart = try #require(alone.layoutDiagnostics.first)
    #expect(apart.id == "no-common-ancestor" && apart.remedy?.contains("batchConstraints") == true)
    let (one, other, view) = (View(), View(), View())
    View.if(.dark) {
      one.addSubview(view, filling: .superview)
    } else: {
      other.addSubview(view, filling: .superview)
    }
    expectPlace(other, #line - 2)
    expectEqual(other.layoutDiagnostics.map(\.id), ["other-superview"])
    #expect(view.superview === one)
  }
}
