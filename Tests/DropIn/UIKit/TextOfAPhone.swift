import UIKit

/// Text as code for a phone puts it together.
enum TextOfAPhone {
  /// A price list: several fonts and colours, stops of tabs, a shadow and a picture.
  static func prices(_ rows: [(name: String, price: String)]) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.tabStops = [NSTextTab(textAlignment: .right, location: 200, options: [:])]
    paragraph.lineSpacing = 2
    paragraph.lineBreakStrategy = .pushOut
    paragraph.hyphenationFactor = 0
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 1)
    shadow.shadowColor = UIColor.lightGray
    let text = NSMutableAttributedString(
      string: "Prices\n",
      attributes: [
        .font: UIFont.systemFont(ofSize: 20, weight: .bold, width: .condensed), .shadow: shadow,
        .paragraphStyle: paragraph,
      ]
    )
    for (number, row) in rows.enumerated() {
      let color: UIColor = number % 2 == 0 ? .black : .systemRed
      text.append(
        NSAttributedString(
          string: row.name + "\t",
          attributes: [.font: regular, .foregroundColor: color, .paragraphStyle: paragraph]
        )
      )
      text.append(
        NSAttributedString(
          string: row.price + "\n",
          attributes: [
            .font: figures, .foregroundColor: color, .paragraphStyle: paragraph,
            .underlineStyle: NSUnderlineStyle([.single, .patternDot]).rawValue,
            .underlineColor: UIColor.gray, .baselineOffset: 1,
          ]
        )
      )
    }
    let icon = NSTextAttachment()
    icon.image = UIImage(systemName: "star")
    icon.bounds = CGRect(x: 0, y: -2, width: 16, height: 16)
    text.append(NSAttributedString(attachment: icon))
    return text
  }

  private static var regular: UIFont {
    UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15))
  }

  /// Figures of one width, semibold.
  private static var figures: UIFont {
    let descriptor = UIFont.preferredFont(forTextStyle: .subheadline).fontDescriptor
      .addingAttributes([
        .featureSettings: [
          [UIFontDescriptor.FeatureKey.type: 6, UIFontDescriptor.FeatureKey.selector: 0]
        ],
        .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold],
      ])
    return UIFont(descriptor: descriptor, size: 0)
  }
}
