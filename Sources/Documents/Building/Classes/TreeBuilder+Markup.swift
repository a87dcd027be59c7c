import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineEnvironment
import SnaplineLayout
import SnaplineText

extension TreeBuilder {
  /// What markup means in a text of a font; `base` are the looks of all of it.
  func attributed(
    _ markup: Markup,
    font: Font,
    base: [NSAttributedString.Key: Any] = [:],
    at span: Span?
  ) -> NSAttributedString {
    let text = FreedMutableString(string: "")
    for piece in markup.pieces {
      let (string, own): (String, [NSAttributedString.Key: Any]) =
        switch piece {
        case .text(let string, let looks): (string, attributes(looks, font))
        case .picture(let file): ("\u{FFFC}", [.attachment: picture(file, beside: font, at: span)])
        }
      text.append(FreedString(string: string, attributes: base.merging(own) { $1 }))
    }
    return text
  }

  private func attributes(
    _ looks: Markup.Looks,
    _ font: Font
  ) -> [NSAttributedString.Key: Any] {
    let style = looks.style.flatMap { document.values[DocumentWords.styles]?.styles[$0] }
    var attributes = style.map(attributes(ofStyle:)) ?? [:]
    let font = attributes[.font] as? Font ?? font
    var traits = font.fontDescriptor.symbolicTraits
    if looks.isBold { traits.insert(.traitBold) }
    if looks.isItalic { traits.insert(.traitItalic) }
    if looks.isCode { traits.insert(.traitMonoSpace) }
    if traits != font.fontDescriptor.symbolicTraits,
      let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
    {
      attributes[.font] = Font(descriptor: descriptor, size: 0)
    }
    if looks.isStruck { attributes[.strikethroughStyle] = StrokeStyle.single }
    if let link = looks.link {
      attributes[.foregroundColor] = palette.tint
      attributes[.link] = link
    }
    return attributes
  }

  private func attributes(ofStyle values: Values) -> [NSAttributedString.Key: Any] {
    var attributes = textAttributes(values)
    if values.says(LabelWords.font.name) { attributes[.font] = font(values) }
    if let color = values[LabelWords.color] { attributes[.foregroundColor] = palette.color(color) }
    if let color = values[StyleWords.background] {
      attributes[.backgroundColor] = palette.color(color)
    }
    return attributes
  }

  /// A picture as high as the text: it reaches from the descenders to the ascenders.
  private func picture(
    _ file: PictureFile,
    beside font: Font,
    at span: Span?
  ) -> ImageAttachment {
    let read = file.path(for: scale).map { Image.read($0, named: file.name, scale: nil) }
    if let problem = read?.problem, let span {
      reading.report(Message(problem).warning(), at: span)
    }
    let image = read?.image
    let attachment = ImageAttachment(image: image ?? .missing(named: file.name))
    let size = attachment.image?.size ?? CGSize(width: 1, height: 1)
    let height = font.ascender - font.descender
    attachment.bounds = CGRect(
      x: 0,
      y: font.descender,
      width: size.height > 0 ? height * size.width / size.height : height,
      height: height
    )
    return attachment
  }
}
