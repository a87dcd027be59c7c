import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
package import SnaplineLayout
package import SnaplineScene
import SnaplineText

extension SceneOrigins {
  /// Adds what code calls the fonts and the colours of texts and of controls, such as `title1` and
  /// `systemRed`, where they aren't the usual ones.
  ///
  /// - Parameter views: The views by their places in the scene's tree.
  package mutating func addLooks(of views: [View]) {
    var names = FontNames()
    for (place, view) in views.enumerated() {
      for (name, color) in view.colorsOfControl {
        words.append(Word(node: place, name: name, value: color.name(in: view.traits)))
      }
      let look: (font: Font?, color: Color?)
      switch view {
      case let label as Label: look = (label.font, label.textColor)
      case let field as TextField: look = (field.font, field.textColor)
      case let text as TextView: look = (text.font, text.textColor)
      default: continue
      }
      if let name = look.font.flatMap({ names.name(of: $0, in: view.traits) }) {
        words.append(Word(node: place, name: Word.font, value: name))
      }
      guard let color = look.color, color.ownName != "label" else { continue }
      // A button's title has the button's tint unless it was given another colour.
      if view.superview is Button, color === view.tintColor { continue }
      let name = color.name(in: view.traits)
      words.append(Word(node: place, name: Word.textColor, value: name))
    }
  }
}

extension View {
  /// The colours that code gave to parts of a control, by the names of their properties.
  fileprivate var colorsOfControl: [(name: String, color: Color)] {
    let all: [(String, Color?)] =
      switch self {
      case let view as Switch:
        [("onTintColor", view.onTintColor), ("thumbTintColor", view.thumbTintColor)]
      case let view as Slider:
        [
          ("minimumTrackTintColor", view.minimumTrackTintColor),
          ("maximumTrackTintColor", view.maximumTrackTintColor),
          ("thumbTintColor", view.thumbTintColor),
        ]
      case let view as ProgressView:
        [("progressTintColor", view.progressTintColor), ("trackTintColor", view.trackTintColor)]
      case let view as SegmentedControl:
        [("selectedSegmentTintColor", view.selectedSegmentTintColor)]
      case let view as PageControl:
        [
          ("pageIndicatorTintColor", view.pageIndicatorTintColor),
          ("currentPageIndicatorTintColor", view.currentPageIndicatorTintColor),
        ]
      case let view as ActivityIndicatorView where view.color != .systemGray:
        [("color", view.color)]
      case let view as TableView where view.separatorColor != .separator:
        [("separatorColor", view.separatorColor)]
      case let view as NavigationBar: [("barTintColor", view.barTintColor)]
      case let view as Toolbar: [("barTintColor", view.barTintColor)]
      case let view as SearchBar: [("barTintColor", view.barTintColor)]
      case let view as TabBar:
        [
          ("barTintColor", view.barTintColor),
          ("unselectedItemTintColor", view.unselectedItemTintColor),
        ]
      default: []
      }
    return all.compactMap { name, color in color.map { (name, $0) } }
  }
}

/// What fonts are called: by their text style, else by their size and weight.
private struct FontNames {
  private var styles: [Traits: [(font: Font, name: String)]] = [:]

  private static let words = [
    "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline",
    "footnote", "caption1", "caption2",
  ]

  private static let weights = [
    100: "ultraLight", 200: "thin", 300: "light", 500: "medium", 600: "semibold", 700: "bold",
    800: "heavy", 900: "black",
  ]

  /// Nothing for the font that labels have anyway.
  mutating func name(of font: Font, in traits: Traits) -> String? {
    if font == Font.systemFont(ofSize: Font.labelFontSize) { return nil }
    let known =
      styles[traits]
      ?? zip(Font.TextStyle.all, Self.words).map { style, word in
        (Font.preferredFont(forTextStyle: style, compatibleWith: traits), word)
      }
    styles[traits] = known
    if let style = known.first(where: { $0.font == font }) { return style.name }
    let own = font.specification
    var words = [own.pointSize.inWords]
    if let weight = Self.weights[own.weight] { words.append(weight) }
    if own.isItalic { words.append("italic") }
    if case .named(let family) = own.source { words.insert(family, at: 0) }
    return words.joined(separator: " ")
  }
}

extension Double {
  /// To two digits behind the point, of which zeros are left out.
  fileprivate var inWords: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
