import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

extension TreeBuilder {
  func makeImage(_ element: Element) -> ImageView {
    let view = ImageView()
    view.image = image(element.content)
    view.highlightedImage = element.values[ImageWords.highlightedImage].flatMap {
      image($0.content)
    }
    view.isHighlighted = element.values[ImageWords.highlighted] ?? false
    view.adjustsImageSizeForAccessibilityContentSizeCategory =
      element.values[ImageWords.adjustsImageSize] ?? false
    // A picture fills its corners, which whoever rounds them doesn't want.
    if element.values[ViewWords.cornerRadius] != nil, element.values[ViewWords.clips] == nil {
      view.clipsToBounds = true
    }
    return view
  }

  func image(_ content: Values) -> Image? {
    guard var image = source(content) else { return nil }
    if content[ImageWords.template] == true { image = image.withRenderingMode(.alwaysTemplate) }
    if content[ImageWords.template] == false { image = image.withRenderingMode(.alwaysOriginal) }
    if content[ImageWords.direction] == .mirrors {
      image = image.imageFlippedForRightToLeftLayoutDirection()
    }
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    if let slices = content[ImageWords.slices]?.points(scale: scale) {
      image = image.resizableImage(
        withCapInsets: slices.resolved(rightToLeft: isRightToLeft),
        resizingMode: content[ImageWords.resizingMode] == .tile ? .tile : .stretch
      )
    }
    if let insets = content[ImageWords.alignmentInsets]?.points(scale: scale) {
      image = image.withAlignmentRectInsets(insets.resolved(rightToLeft: isRightToLeft))
    }
    return image
  }

  private func source(_ content: Values) -> Image? {
    let scale = (content[ImageWords.scale]?.value).map { CGFloat($0) }
    if let file = content[ImageWords.file] {
      guard let path = file.path(for: self.scale) else { return .missing(named: file.name) }
      let (image, message) = Image.read(path, named: file.name, scale: scale)
      if let message, message.concernsMachine {
        canvas.report(message)
      } else if let message, let span = content.span(of: ImageWords.file) {
        reading.report(Message(message).warning(), at: span)
      }
      pixelsToReadAhead -= image.readAhead(atMost: pixelsToReadAhead)
      return image
    }
    if let data = content[ImageWords.data] { return Image(data: data.data, scale: scale ?? 1) }
    if let symbol = content[ImageWords.symbol] {
      let font = content[ImageWords.font].map { typefaces.font($0).font }
      let size = font?.pointSize ?? Font.labelFontSize
      let configuration = Image.SymbolConfiguration(pointSize: size)
      return Image(systemName: symbol.name, withConfiguration: configuration)
        ?? .missing(named: symbol.name)
    }
    return content.says("file") || content.says("data") || content.says("image")
      ? .missing(named: nil) : nil
  }
}

extension ContentModeWord {
  var mode: View.ContentMode {
    // Both are in UIKit's order.
    let place = Self.allCases.firstIndex(of: self) ?? 0
    return View.ContentMode.allCases[place]
  }
}

extension LineBreakWord {
  var mode: LineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}
