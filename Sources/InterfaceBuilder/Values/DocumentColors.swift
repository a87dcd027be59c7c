import Foundation
import SnaplineDrawing
import SnaplineLayout
import SnaplineScene

/// The colours of a document.
final class DocumentColors {
  private let named: [String: XMLElement]
  private let ofSystem: [String: XMLElement]
  let assets: AssetCatalogue
  private let notes: Notebook

  init(_ resources: XMLElement?, assets: AssetCatalogue, notes: Notebook) {
    func table(_ name: String) -> [String: XMLElement] {
      Dictionary(
        (resources?.children(named: name) ?? []).compactMap { element in
          guard let key = element["name"], let color = element.child("color") else { return nil }
          return (key, color)
        },
        uniquingKeysWith: { first, _ in first }
      )
    }
    named = table("namedColor")
    ofSystem = table("systemColor")
    self.assets = assets
    self.notes = notes
  }

  /// The colour of a property; nothing where it isn't said, or said to be none.
  func color(_ key: String, of element: XMLElement) -> Color? {
    element.child("color", key: key).flatMap { color(of: $0) }
  }

  func color(of element: XMLElement) -> Color? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return noted(Self.systemColors[name] ?? ofSystem[name].flatMap(plainColor), name, element)
    }
    if let name = element["name"], element["red"] == nil, element["white"] == nil {
      return noted(assets.color(named: name) ?? named[name].flatMap(plainColor), name, element)
    }
    return plainColor(element)
  }

  private func noted(_ color: Color?, _ name: String, _ element: XMLElement) -> Color? {
    if color == nil { notes.note(.missing(.color(name)), at: element) }
    return color
  }

  private func plainColor(_ element: XMLElement) -> Color? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return Color(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return element["customColorSpace"] == "displayP3"
      ? Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Colours by the names of both generations.
  private static let systemColors: [String: Color] = [
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
    "systemMintColor": .systemMint, "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan,
    "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
    "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink,
    "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6, "tintColor": .systemBlue,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "placeholderTextColor": .placeholderText, "separatorColor": .separator,
    "opaqueSeparatorColor": .opaqueSeparator, "linkColor": .link,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "lightTextColor": .lightText, "darkTextColor": .darkText,
    "whiteColor": .white, "blackColor": .black, "grayColor": .gray, "lightGrayColor": .lightGray,
    "darkGrayColor": .darkGray, "redColor": .red, "greenColor": .green, "blueColor": .blue,
    "cyanColor": .cyan, "yellowColor": .yellow, "magentaColor": .magenta, "orangeColor": .orange,
    "purpleColor": .purple, "brownColor": .brown, "clearColor": .clear,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "scrollViewTexturedBackgroundColor": .systemGray,
    "viewFlipsideBackgroundColor": .darkGray,
  ]
}
