import Foundation
import SnaplineDrawing
import SnaplineGeometry
package import SnaplineScene

extension SceneOrigins {
  /// Adds the numbers that code gave to containers, and the names of colours that have one.
  package mutating func addWords(of views: [View]) {
    for (place, view) in views.enumerated() {
      var told = view.layoutWords
      if let color = view.backgroundColor?.ownName { told.append(("backgroundColor", color)) }
      if let tint = view.rare?.tinting.color {
        told.append(("tintColor", tint.name(in: view.traits)))
      }
      for (name, value) in told { words.append(Word(node: place, name: name, value: value)) }
    }
  }
}

extension View {
  /// The numbers by which the view arranges what is in it, where they aren't the usual ones.
  fileprivate var layoutWords: [(String, String)] {
    var words: [(String, String)] = []
    let margins = directionalLayoutMargins
    if rare?.insets.margins != nil { words.append(("directionalLayoutMargins", margins.inWords)) }
    switch self {
    case let stack as StackView:
      words.append(("axis", "\(stack.axis)"))
      words.append(("spacing", Numeral.short(stack.spacing)))
      words.append(("alignment", "\(stack.alignment)"))
      words.append(("distribution", "\(stack.distribution)"))
      for slot in stack.slots {
        guard let spacing = slot.customSpacing, let view = slot.view else { continue }
        words.append(("spacing after \(view.displayName)", Numeral.short(spacing)))
      }
    case let flow as FlowView:
      words.append(("spacing", Numeral.short(flow.spacing)))
      words.append(("lineSpacing", Numeral.short(flow.lineSpacing)))
      words.append(("alignment", "\(flow.alignment)"))
      words.append(("lineAlignment", "\(flow.lineAlignment)"))
      for slot in flow.slots {
        guard let spacing = slot.customSpacing, let view = slot.view else { continue }
        words.append(("spacing after \(view.displayName)", Numeral.short(spacing)))
      }
    case let grid as GridView:
      words.append(("columns", grid.columns.inWords))
      words.append(("rows", grid.rows.inWords))
      words.append(("columnSpacing", Numeral.short(grid.columnSpacing)))
      words.append(("rowSpacing", Numeral.short(grid.rowSpacing)))
    case let scroll as ScrollView where scroll.contentInset != .zero:
      words.append(("contentInset", scroll.contentInset.inWords))
    default: break
    }
    return words
  }
}

extension [GridView.Track] {
  fileprivate var inWords: String {
    map { track in
      switch track {
      case .length(let length): Numeral.short(length)
      case .fraction(let parts): Numeral.short(parts) + "fr"
      case .content: "content"
      }
    }.joined(separator: " ")
  }
}

extension EdgeInsets {
  fileprivate var inWords: String { [top, left, bottom, right].inWords }
}

extension DirectionalEdgeInsets {
  fileprivate var inWords: String { [top, leading, bottom, trailing].inWords }
}

extension [CGFloat] {
  /// One number where all are the same.
  fileprivate var inWords: String {
    let words = map { Numeral.short($0) }
    return Set(words).count == 1 ? words[0] : words.joined(separator: " ")
  }
}
