import Foundation

/// A container whose bars look and stand as the content under them was scrolled.
package protocol BarContainer: ViewController {
  /// Content somewhere inside was scrolled, or has another size.
  func contentScrolled()
}

extension View {
  /// Tells the containers around that content was scrolled here, or has another size.
  func announceScrolling() {
    var view = parent
    while let current = view {
      (current.controller as? any BarContainer)?.contentScrolled()
      view = current.parent
    }
  }
}

extension ViewController {
  /// The scroll view that reaches under the bars: the view itself, or the first one in it.
  package var contentScrollView: ScrollView? {
    guard let view = loadedView else { return nil }
    return view as? ScrollView ?? view.subviews.first as? ScrollView
  }
}
