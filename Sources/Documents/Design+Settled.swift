import Foundation
import SnaplineControls
package import SnaplineDesigns
import SnaplineLayout

extension Design {
  /// The design with its conditions answered, a value each for its pages.
  ///
  /// What a condition asks of views is told by a layout, as for a picture, and so are the numbers at the
  /// ticks of a chart.
  package func settled() throws(DesignError) -> [SettledDesign] {
    var pages: [SettledDesign] = []
    for page in try pageDesigns(size: nil, scale: nil) {
      let tree = page.tree(size: nil, scale: nil)
      let builder = tree.builder
      let size = tree.size(of: page.size).whole
      let telling = builder.built.map(Telling.init)
      builder.canvas.bounds.size = size
      builder.canvas.layoutIfNeeded()
      pages.append(
        SettledDesign(
          document: page.document,
          views: telling.map(\.view),
          size: size,
          answered: builder.answered
        )
      )
    }
    return pages
  }
}

/// A built view, and what it tells while it is laid out.
private final class Telling {
  private let built: TreeBuilder.Built
  private let children: [Telling]
  private var numbers: [Double: String] = [:]

  init(_ built: TreeBuilder.Built) {
    self.built = built
    children = built.children.map(Telling.init)
    guard built.element.values[ChartWords.format] != nil, let chart = built.view as? ChartView
    else { return }
    let text = chart.valueText
    chart.valueText = { [self] number in
      let told = text(number)
      numbers[number] = told
      return told
    }
  }

  var view: SettledView {
    SettledView(
      element: built.element,
      written: built.written,
      children: children.map(\.view),
      numbers: numbers
    )
  }
}
