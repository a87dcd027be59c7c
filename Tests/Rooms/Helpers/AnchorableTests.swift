import Foundation
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import Testing

@Suite struct `What a view is held by` {
  /// What the top of a view that fills it is held by, for each word there is.
  @Test func `is the part of the superview or of the view that each word names`() {
    let hole = LayoutGuide()
    hole.identifier = "hole"
    func check(_ name: String, _ layout: (Stage) -> BoxLayout, _ top: String?) {
      let stage = Stage()
      stage.root.addLayoutGuide(hole)
      let list = stage.root.addSubview(stage.view, filling: layout(stage))
      #expect(list.lines.first == top.map { "\($0).top == v.top" }, "\(name)")
      #expect(list.all.count == (top == nil ? 0 : 4), "\(name)")
      #expect(stage.root.layoutDiagnostics.isEmpty, "\(name)")
    }
    check("none", { _ in .none }, nil)
    check("default", { _ in .default }, "sv")
    check("superview", { _ in .superview }, "sv")
    check("relative", { .relative($0.sibling) }, "s")
    check("guide", { _ in .guide(hole) }, "sv.hole")
    check("safeArea", { _ in .safeArea }, "sv.SafeArea")
    check("safeAreaOf", { .safeAreaOf($0.sibling) }, "s.SafeArea")
    check("layoutMargins", { _ in .layoutMargins }, "sv.LayoutMargins")
    check("layoutMarginsOf", { .layoutMarginsOf($0.sibling) }, "s.LayoutMargins")
    check("readableContent", { _ in .readableContent }, "sv.ReadableContent")
    check("readableContentOf", { .readableContentOf($0.sibling) }, "s.ReadableContent")
    check("keyboardSafeArea", { _ in .keyboardSafeArea }, "sv.KeyboardSafeArea")
    check("keyboardSafeAreaOf", { .keyboardSafeAreaOf($0.sibling) }, "s.KeyboardSafeArea")
    check("keyboardFrame", { _ in .keyboardFrame }, "sv.keyboardFrame")
    check("keyboardFrameOf", { .keyboardFrameOf($0.sibling) }, "s.keyboardFrame")
  }

  @Test func `may lie outside of an area, on each of its sides`() {
    typealias Side = (name: String, of: (ExcludableArea) -> BoxLayout)
    let sides: [Side] = [
      ("top", { .excludedTopSideOf($0) }), ("leading", { .excludedLeadingSideOf($0) }),
      ("bottom", { .excludedBottomSideOf($0) }), ("trailing", { .excludedTrailingSideOf($0) }),
    ]
    let areas: [(name: String, own: ExcludableArea, of: (View) -> ExcludableArea)] = [
      ("SafeArea", .safeArea, { .safeAreaOf($0) }),
      ("LayoutMargins", .layoutMargins, { .layoutMarginsOf($0) }),
      ("ReadableContent", .readableContent, { .readableContentOf($0) }),
    ]
    for area in areas {
      for side in sides {
        let stage = Stage()
        let own = stage.root.addSubview(stage.view, filling: side.of(area.own))
        let name = "excluded.\(area.name).\(side.name)"
        #expect(own.lines.first == "sv.\(name).top == v.top")
        own.deactivate()
        let other = stage.view.constrain(filling: side.of(area.of(stage.sibling)))
        #expect(other.lines.first == "s.\(name).top == v.top")
      }
    }
  }

  @Test func `lies beside the area that it is outside of`() {
    let frames: [(BoxLayout, CGRect)] = [
      (.excludedTopSideOf(.safeArea), CGRect(0, 0, 300, 20)),
      (.excludedBottomSideOf(.safeArea), CGRect(0, 190, 300, 10)),
      (.excludedLeadingSideOf(.safeArea), CGRect(0, 0, 6, 200)),
      (.excludedTrailingSideOf(.safeArea), CGRect(294, 0, 6, 200)),
      (.excludedTopSideOf(.layoutMargins), CGRect(0, 0, 300, 16)),
      (.excludedTrailingSideOf(.layoutMargins), CGRect(284, 0, 16, 200)),
      (.excludedLeadingSideOf(.readableContent), CGRect(0, 0, 16, 200)),
      (.excludedBottomSideOf(.readableContent), CGRect(0, 184, 300, 16)),
    ]
    for (layout, frame) in frames {
      let stage = Stage()
      stage.root.addSubview(stage.view, filling: layout)
      #expect(stage.frame() == frame)
    }
  }

  @Test func `is what scrolls and what doesn't of a scroll view`() {
    let scroll = ScrollView(frame: CGRect(0, 0, 100, 100))
    scroll.accessibilityIdentifier = "scroll"
    func top(_ layout: BoxLayout) -> String? {
      let view = View()
      view.accessibilityIdentifier = "v"
      defer { view.removeFromSuperview() }
      return scroll.addSubview(view, filling: layout).lines.first
    }
    #expect(top(.scrollContent) == "scroll.content.top == v.top")
    #expect(top(.scrollContentOf(scroll)) == top(.scrollContent))
    #expect(top(.scrollFrame) == "scroll.frame.top == v.top")
    #expect(top(.scrollFrameOf(scroll)) == top(.scrollFrame))
    let stage = Stage()
    for layout in [BoxLayout.scrollContent, .scrollFrame] {
      let list = stage.root.addSubview(stage.view, filling: layout)
      #expect(list.lines.first == "sv.top == v.top")
    }
  }
}
