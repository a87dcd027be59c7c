import SnaplineDesigns
import SnaplineEnvironment
import SnaplineGeometry

import struct Foundation.CGFloat
import struct Foundation.Data

/// Pictures, figures and what is drawn of numbers.
extension SwiftWriter {
  func writeImage(_ making: Making) {
    let (values, name) = (making.values, making.name)
    let image = image(making.content, of: values.values)
    lines.add("let \(name) = ImageView(image: \(image ?? "nil"))")
    func set(_ member: String, _ value: String?) {
      if let value { lines.add("\(name).\(member) = \(value)") }
    }
    set(
      "highlightedImage",
      values[ImageWords.highlightedImage].flatMap { self.image($0.content, of: values.values) }
    )
    if values[ImageWords.highlighted] == true { set("isHighlighted", "true") }
    if values[ImageWords.adjustsImageSize] == true {
      set("adjustsImageSizeForAccessibilityContentSizeCategory", "true")
    }
    // A picture fills its corners, which whoever rounds them doesn't want.
    if values.says(ViewWords.cornerRadius), !values.says(ViewWords.clips) {
      set("clipsToBounds", "true")
    }
    finish(making)
  }

  func image(_ content: Values, of values: Values) -> String? {
    image(SaidValues(content), of: values)
  }

  /// A picture; nothing where none is said.
  func image(_ content: SaidValues, of values: Values) -> String? {
    guard let source = source(content) else { return nil }
    var text = source
    var isChained = false
    // A picture that can't be read is nothing, and so is what is made of it.
    func change(_ call: String) {
      text += (isChained ? "" : "?") + call
      isChained = true
    }
    switch content[ImageWords.template] {
    case true: change(".withRenderingMode(.alwaysTemplate)")
    case false: change(".withRenderingMode(.alwaysOriginal)")
    case nil: break
    }
    if content[ImageWords.direction] == .mirrors {
      change(".imageFlippedForRightToLeftLayoutDirection()")
    }
    let mode = content[ImageWords.resizingMode]?.rawValue ?? "stretch"
    if let slices = content[ImageWords.slices] {
      let insets = side(slices)
      change(".resizableImage(withCapInsets: \(insets), resizingMode: .\(mode))")
    }
    if let insets = content[ImageWords.alignmentInsets] {
      change(".withAlignmentRectInsets(\(side(insets)))")
    }
    return text
  }

  /// Insets of a picture, which turn with what surrounds the design.
  private func side(_ value: InsetsValue) -> String {
    fixed(value, isRightToLeft: environment.traits.layoutDirection == .rightToLeft)
  }

  private func source(_ content: SaidValues) -> String? {
    let scale = content[ImageWords.scale]?.value
    if let file = content[ImageWords.file] { return picture(file, scale: scale) }
    if let data = content[ImageWords.data] {
      let text = SwiftText.string(data.data.base64EncodedString())
      let at = scale.map { ", scale: \(SwiftText.number($0))" } ?? ""
      return "Data(base64Encoded: \(text)).flatMap { Image(data: $0\(at)) }"
    }
    if let symbol = content[ImageWords.symbol] {
      let size = content[ImageWords.font].map { "\(font($0)).pointSize" } ?? "Font.labelFontSize"
      return "Image(systemName: \(SwiftText.string(symbol.name)),"
        + " withConfiguration: Image.SymbolConfiguration(pointSize: \(size)))"
    }
    return nil
  }

  /// The picture of a file beside the design.
  func picture(_ file: PictureFile, scale: Double?) -> String {
    if file.path(for: self.scale) == nil {
      refuse(
        "the picture '\(file.name)' isn't there, and Swift can't show what stands for it",
        remedy: "put the file beside the design, or leave it out",
        at: file.span
      )
    }
    if let scale {
      refuse(
        "the 'scale' of a picture's file can't be said in Swift",
        cause: "of a file the end of its name says it, such as icon@2x.png",
        remedy: "name the file \(SwiftText.string(file.name.scaled(scale))), and leave 'scale' out",
        at: file.span
      )
    }
    uses.files = true
    guard let folder, file.path.hasPrefix(folder + "/") else {
      refuse(
        "the picture '\(file.name)' doesn't lie beside the design",
        cause: "Swift looks for pictures in folders that it is told of",
        remedy: "move it into the design's folder",
        at: file.span
      )
      return "Image(named: \(SwiftText.string(file.name)))"
    }
    let name = String(file.path.dropFirst(folder.count + 1))
    return "Image(named: \(SwiftText.string(name)))"
  }

  // MARK: Gradients, figures, codes

  func writeGradient(_ making: Making) {
    let content = making.content
    content.pass(content.values.keys.map(\.name))
    let value = GradientValue(content.values, at: making.element.span, needs: "colors", in: reading)
    if let value {
      let gradient = gradient(value, of: making.values.values)
      lines.add("let \(making.name) = GradientView(\(gradient))")
    } else {
      lines.add("let \(making.name) = GradientView(frame: .zero)")
    }
    finish(making)
  }

  func writeShape(_ making: Making) {
    let (values, content, name) = (making.values, making.content, making.name)
    let box = content[ShapeWords.viewBox]?.rect
    let form = content[ShapeWords.form] ?? .named(.rectangle)
    let figure =
      content[ShapeWords.path].map { self.figure($0.path, box: box) } ?? self.figure(form, box: box)
    lines.add("let \(name) = ShapeView(\(figure))")
    func set(_ member: String, _ value: String?) {
      if let value { lines.add("\(name).\(member) = \(value)") }
    }
    let stroke = values[ShapeWords.stroke]
    if stroke != nil, values[ShapeWords.fill] == nil { set("fill", "nil") }
    switch values[ShapeWords.fill] {
    case .color(let color): set("fill", self.color(color))
    case .gradient(let gradient):
      if stroke != nil { set("fill", "nil") }
      set("fillGradient", self.gradient(gradient, of: values.values))
    case .picture(let picture, let mode):
      set("fill", "nil")
      set("fills", fills([.picture(picture, mode)], of: values.values))
    case .list(let list):
      let (ground, others) = Self.parted(.list(list))
      set("fill", ground.map(color) ?? "nil")
      set("fills", fills(others, of: values.values))
    case nil: break
    }
    set("line", stroke.map(color))
    var pen = SwiftCall()
    let width = values[ShapeWords.strokeWidth].map { points($0.length) } ?? "1"
    pen.add("width", width)
    pen.add("cap", values[ShapeWords.cap].flatMap { $0 == .butt ? nil : ".\($0.rawValue)" })
    pen.add("join", values[ShapeWords.join].flatMap { $0 == .miter ? nil : ".\($0.rawValue)" })
    pen.add("dash", values[ShapeWords.dash].map { SwiftText.list($0.lengths.map(points)) })
    if pen.text != "width: 1" { set("pen", pen.of("Stroke")) }
    if let trim = values[ShapeWords.trim] {
      set("trim", "\(SwiftText.number(trim.start))...\(SwiftText.number(trim.end))")
    }
    finish(making)
  }

  func writeQRCode(_ making: Making) {
    let text = SwiftText.string(making.content[QRWords.text]?.string ?? "")
    lines.add("let \(making.name) = QRCodeView(\(text))")
    let correction = making.values[QRWords.errorCorrection]?.rawValue ?? "medium"
    lines.add("\(making.name).errorCorrection = .\(correction)")
    writeCodeLooks(making)
  }

  func writeBarcode(_ making: Making) {
    let values = making.values
    let text = SwiftText.string(making.content[QRWords.text]?.string ?? "")
    let kind = values[BarcodeWords.kind] == .ean13 ? "ean13" : "code128"
    lines.add("let \(making.name) = BarcodeView(\(text), kind: .\(kind))")
    if values[BarcodeWords.showsText] == false { lines.add("\(making.name).showsText = false") }
    if let font = values[BarcodeWords.font] {
      lines.add("\(making.name).font = \(self.font(font))")
    }
    writeCodeLooks(making)
  }

  private func writeCodeLooks(_ making: Making) {
    let (values, name) = (making.values, making.name)
    if let color = values[CodeWords.color] { lines.add("\(name).color = \(self.color(color))") }
    if let size = values[CodeWords.moduleSize] {
      lines.add("\(name).moduleSize = \(points(size.length))")
    }
    if let zone = values[CodeWords.quietZone] { lines.add("\(name).quietZone = \(zone.value)") }
    finish(making)
  }
}

extension String {
  /// A file's name that says a scale.
  fileprivate func scaled(_ scale: Double) -> String {
    guard let point = lastIndex(of: ".") else { return self }
    return self[..<point] + "@\(SwiftText.number(scale))x" + self[point...]
  }
}
