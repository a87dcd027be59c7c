import Foundation
import SnaplineLayout

/// A view with a content size and baselines, as an arranged view of a test.
func box(_ width: CGFloat, _ height: CGFloat = 20) -> TextualView {
  let view = TextualView(baselines: BaselineOffsets(firstFromTop: 8, lastFromBottom: 4))
  view.contentSize = CGSize(width: width, height: height)
  return view
}
