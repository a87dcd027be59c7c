import SnaplineControls
import SnaplineGeometry
import SnaplineLayout
import Testing

@Suite struct `The content of a control` {
  /// As made in code; Interface Builder writes other numbers into its files.
  @Test func `hugs at 250 and resists at 750`() {
    for view in [Label(), ImageView()] {
      for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
        #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      }
    }
  }
}
