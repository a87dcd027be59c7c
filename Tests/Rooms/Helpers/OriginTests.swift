import Foundation
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineHelpers
import Testing

@testable import SnaplineLayout

@Suite struct `A constraint of a helper` {
  @Test func `knows the call that made it`() {
    let (stage, other) = (Stage(), View())
    let (root, v) = (stage.root, stage.view)
    func check(_ list: ConstraintsList, _ helper: LayoutHelper, line: UInt = #line) {
      #expect(!list.all.isEmpty, "\(helper)")
      for constraint in list.all {
        #expect(constraint.origin?.helper == helper && constraint.identifier == nil)
        #expect(constraint.origin?.line == UInt32(line), "\(helper)")
        #expect(constraint.origin?.file.hasSuffix("OriginTests.swift") == true)
      }
    }
    check(root.addSubview(v, filling: .superview), .filling)
    check(v.constrain(fillingAtMost: .superview, pinning: .center, to: .center), .fillingAtMost)
    check(v.constrain(pinning: .center, to: .center), .pinning)
    check(v.constrain(edge: .top, to: .top, of: YAxisLayout.superview), .pinningEdges)
    check(root.addSubview(other, fillingRemainingSpaceBelow: stage.sibling), .remainingSpace)
    check(v.constrain(vertically: .top, horizontally: .leading), .aligning)
    check(.grouped({ v.constrain(width: 1) }, for: v), .size)
    check(.grouped({ v.constrainAspectRatio(2) }, for: v), .aspectRatio)
    v.constraints.first?.identifier = "mine"
    #expect(v.constraints.first?.identifier == "mine")
  }

  @Test func `is told of by the call's name and place where it conflicts`() throws {
    let stage = Stage()
    stage.root.addSubview(stage.view, pinnedTo: .topLeading)
    stage.view.constrain(width: 10)
    stage.view.constrain(width: 20)
    stage.root.layoutIfNeeded()
    let conflict = try #require(stage.root.layoutDiagnostics.first { $0.id == "conflict" })
    let text = "\(conflict.subject) \(conflict.cause ?? "") \(conflict.place?.file ?? "")"
    #expect(text.contains("OriginTests.swift"), "\(text)")
  }
}
