/// Words of UIKit, SwiftUI, CSS and habit that only messages know.
enum ForeignWords {
  /// What to do in place of writing a foreign key; case is ignored.
  static func remedy(for key: String, value: Node) -> String? {
    let key = key.lowercased()
    if let own = keys[key] {
      let text = value.scalar.flatMap { $0.text.isEmpty ? nil : ": \($0.text.shortened)" } ?? ""
      return "write '\(own)\(text)'" + note(on: own)
    }
    guard let remedy = remedies[key] else { return nil }
    let word = remedy.split(separator: "'").dropFirst().first?.prefix(while: \.isLetter)
    return remedy + (word.map { note(on: String($0)) } ?? "")
  }

  /// What to say of a word that a remedy names, where this version doesn't read it.
  static func note(on name: String) -> String {
    let words = NodeWords.all + ClassWord.all.flatMap(\.properties)
    let named = words.filter { $0.name == name }.map(\.isRead)
    let isRead = (named + (ClassWord.named(name).map { [$0.isRead] } ?? [])).contains(true)
    return isRead ? "" : ", which is known, not in this version"
  }

  /// The class that is meant by a foreign name of one.
  static func className(for key: String) -> String? { classes[key.lowercased()] }

  /// The system colour that is meant by a shorter name.
  static func colorName(for name: String) -> String? {
    let name = "system" + name.prefix(1).uppercased() + name.dropFirst()
    return SystemColor.names.contains(name) ? name : nil
  }

  /// Keys that only have another name here; their values may stay.
  private static let keys: [String: String] = [
    "textcolor": "color", "textalign": "alignment",
    "textalignment": "alignment", "borderradius": "cornerRadius", "radius": "cornerRadius",
    "rounded": "cornerRadius", "numberoflines": "lines", "linelimit": "lines",
    "maxlines": "lines", "justify": "distribution", "justifycontent": "distribution",
    "alignitems": "alignment", "opacity": "alpha", "backgroundcolor": "background",
    "bg": "background", "gap": "spacing", "ishidden": "hidden",
    "aspectratio": "aspect", "ratio": "aspect",
  ]

  private static let remedies: [String: String] = [
    "maxwidth": "write 'width: atMost n'", "minwidth": "write 'width: atLeast n'",
    "maxheight": "write 'height: atMost n'", "minheight": "write 'height: atLeast n'",
    "centerx": "write 'horizontally: center in x'", "centery": "write 'vertically: center in x'",
    "padding": "in a stack write 'margins: n', else 'insets: n' on the child",
    "contentinset": "in a stack write 'margins: n', else 'insets: n' on the child",
    "fill": "write 'filling: safeArea'", "fontsize": "write 'font: 17 bold'",
    "fontweight": "write 'font: 17 bold'", "borderwidth": "write 'border: 1 separator'",
    "bordercolor": "write 'border: 1 separator'",
    "x": pinnedAt, "y": pinnedAt, "left": pinnedAt, "top": pinnedAt, "frame": pinnedAt,
    "foreach": each, "for": each, "repeat": each, "map": each,
    "media": "write 'if:' with 'then:'", "switchon": "write 'if:' with 'then:'",
    "verticalsizeclass": "write 'if: verticallyCompact'",
    "horizontalsizeclass": "write 'if: horizontallyCompact'",
    "ontap": "leave it out, it is not part of a picture",
    "action": "leave it out, it is not part of a picture",
    "href": "leave it out, it is not part of a picture",
    "visible": "write 'hidden'", "display": "write 'hidden'",
  ]

  private static let pinnedAt = "write 'pinnedAt: {x, y, width, height}'"
  private static let each = "write 'each: item in items' on the node itself"

  private static let classes: [String: String] = [
    "vstack": "vstack", "column": "vstack", "uistackview": "vstack", "hstack": "hstack",
    "row": "hstack", "zstack": "view", "div": "view", "uiview": "view", "uilabel": "label",
    "text": "label", "p": "label", "span": "label", "img": "image", "uiimageview": "image",
    "uibutton": "button", "uiswitch": "switch", "toggle": "switch", "uislider": "slider",
    "scrollview": "vscroll", "uiscrollview": "vscroll",
  ]
}
