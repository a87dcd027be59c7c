import Foundation
import SnaplineControls
import SnaplineDrawing
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

extension ViewAttributes {
  static func imageView(_ view: ImageView, _ element: XMLElement, _ builder: SceneBuilder) {
    view.image = builder.pictures.image("image", of: element)
    view.highlightedImage = builder.pictures.image("highlightedImage", of: element)
    view.isHighlighted = element.bool("highlighted") ?? false
    adjustImageSize(of: view, element)
    view.preferredSymbolConfiguration = builder.symbolConfiguration(
      "preferredSymbolConfiguration",
      of: element
    )
  }

  static func button(_ button: Button, _ element: XMLElement, _ builder: SceneBuilder) {
    if let font = builder.typefaces.font(of: element) { button.titleLabel?.font = font }
    if let mode = element.word("lineBreakMode", in: AttributeWords.lineBreakModes) {
      button.titleLabel?.lineBreakMode = mode
    }
    for state in element.children(named: "state") {
      guard let key = AttributeWords.states[state.key ?? "normal"] else { continue }
      tell(button, of: state, in: element, for: key, builder)
    }
    button.role = element.word("buttonRole", in: AttributeWords.buttonRoles) ?? .normal
    if let insets = element.insets(key: "contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = element.insets(key: "titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.insets(key: "imageEdgeInsets") { button.imageEdgeInsets = insets }
    adjustImageSize(of: button, element)
    control(button, element)
    if let configuration = element.child("buttonConfiguration") {
      button.configuration = builder.buttonConfiguration(configuration)
    }
  }

  private static func adjustImageSize(
    of view: some AccessibilityContentSizeCategoryImageAdjusting,
    _ element: XMLElement
  ) {
    view.adjustsImageSizeForAccessibilityContentSizeCategory =
      element.bool("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
  }

  private static func tell(
    _ button: Button,
    of state: XMLElement,
    in element: XMLElement,
    for key: Control.State,
    _ builder: SceneBuilder
  ) {
    if let title = builder.wording.title(of: state, in: element) {
      button.setTitle(title, for: key)
    }
    if let title = builder.attributedText("attributedTitle", of: state) {
      button.setAttributedTitle(title, for: key)
    }
    if let image = builder.pictures.image("image", of: state) { button.setImage(image, for: key) }
    if let image = builder.pictures.image("backgroundImage", of: state) {
      button.setBackgroundImage(image, for: key)
    }
    if let color = builder.palette.color("titleColor", of: state) {
      button.setTitleColor(color, for: key)
    }
    if let color = builder.palette.color("titleShadowColor", of: state) {
      button.setTitleShadowColor(color, for: key)
    }
    if let symbol = builder.symbolConfiguration("preferredSymbolConfiguration", of: state) {
      button.setPreferredSymbolConfiguration(symbol, forImageIn: key)
    }
  }

  static func toggle(_ view: Switch, _ element: XMLElement, _ builder: SceneBuilder) {
    view.isOn = element.bool("on") ?? false
    view.onTintColor = builder.palette.color("onTintColor", of: element)
    view.thumbTintColor = builder.palette.color("thumbTintColor", of: element)
    control(view, element)
  }

  static func slider(_ view: Slider, _ element: XMLElement, _ builder: SceneBuilder) {
    view.minimumValue = Float(element.number("minValue") ?? 0)
    view.maximumValue = Float(element.number("maxValue") ?? 1)
    view.value = Float(element.number("value") ?? 0)
    view.minimumTrackTintColor = builder.palette.color("minimumTrackTintColor", of: element)
    view.maximumTrackTintColor = builder.palette.color("maximumTrackTintColor", of: element)
    view.thumbTintColor = builder.palette.color("thumbTintColor", of: element)
    view.minimumValueImage = builder.pictures.image("minimumValueImage", of: element)
    view.maximumValueImage = builder.pictures.image("maximumValueImage", of: element)
    control(view, element)
  }

  static func stepper(_ view: Stepper, _ element: XMLElement, _ builder: SceneBuilder) {
    view.maximumValue = element.number("maximumValue") ?? 100
    view.minimumValue = element.number("minimumValue") ?? 0
    view.value = element.number("value") ?? 0
    control(view, element)
  }

  /// Interface Builder writes into each one that it is disabled (6 of 6), and on a phone a finger pulls it
  /// all the same.
  static func refresh(_ view: RefreshControl, _ element: XMLElement, _ builder: SceneBuilder) {
    view.attributedTitle = builder.attributedText("attributedTitle", of: element)
  }

  static func segments(_ view: SegmentedControl, _ element: XMLElement, _ builder: SceneBuilder) {
    for (place, segment) in (element.child("segments")?.children ?? []).enumerated() {
      if let image = builder.pictures.image("image", of: segment) {
        view.insertSegment(with: image, at: place, animated: false)
      } else {
        view.insertSegment(
          withTitle: builder.wording.text("segmentTitles[\(place)]", of: element)
            ?? segment["title"],
          at: place,
          animated: false
        )
      }
      if let width = segment.number("width") { view.setWidth(width, forSegmentAt: place) }
      view.setEnabled(segment.bool("enabled") ?? true, forSegmentAt: place)
    }
    view.selectedSegmentTintColor = builder.palette.color("selectedSegmentTintColor", of: element)
    view.isMomentary = element.bool("momentary") ?? false
    // Segments that spring back show none as chosen, whichever one the document names.
    let chosen = view.isMomentary ? nil : element.int("selectedSegmentIndex")
    view.selectedSegmentIndex =
      chosen.map { $0 < view.numberOfSegments ? $0 : -1 } ?? SegmentedControl.noSegment
    view.apportionsSegmentWidthsByContent =
      element.bool("apportionsSegmentWidthsByContent") ?? false
    control(view, element)
  }

  static func progress(_ view: ProgressView, _ element: XMLElement, _ builder: SceneBuilder) {
    view.progress = Float(element.number("progress") ?? 0.5)
    view.progressTintColor = builder.palette.color("progressTintColor", of: element)
    view.trackTintColor = builder.palette.color("trackTintColor", of: element)
  }

  static func pages(_ view: PageControl, _ element: XMLElement, _ builder: SceneBuilder) {
    view.numberOfPages = min(max(element.int("numberOfPages") ?? 3, 0), 1_000)
    view.currentPage = element.int("currentPage") ?? 0
    view.hidesForSinglePage = element.bool("hidesForSinglePage") ?? false
    view.pageIndicatorTintColor = builder.palette.color("pageIndicatorTintColor", of: element)
    view.currentPageIndicatorTintColor =
      builder.palette.color("currentPageIndicatorTintColor", of: element)
    control(view, element)
  }

  static func indicator(
    _ view: ActivityIndicatorView,
    _ element: XMLElement,
    _ builder: SceneBuilder
  ) {
    if let color = builder.palette.color("color", of: element) {
      view.color = color
    } else if (element["style"] ?? "").hasPrefix("white") {
      view.color = .white
    }
    view.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
    if element.bool("animating") ?? false { view.startAnimating() }
  }
}

extension SceneBuilder {
  func symbolConfiguration(_ key: String, of element: XMLElement) -> Image.SymbolConfiguration? {
    guard
      let found = element.child("preferredSymbolConfiguration", key: key)
        ?? element.child(key: key)
    else { return nil }
    let scale = found.word("scale", in: AttributeWords.symbolScales) ?? .default
    if let font = typefaces.font(of: found) { return .init(font: font, scale: scale) }
    let weight = found.word("weight", in: AttributeWords.symbolWeights) ?? .unspecified
    let size = found.number("pointSize") ?? Font.labelFontSize
    return .init(pointSize: size, weight: weight, scale: scale)
  }

  func buttonConfiguration(_ element: XMLElement) -> Button.Configuration {
    var configuration =
      element.word("style", in: AttributeWords.configurationStyles)?()
      ?? Button.Configuration.plain()
    if let size = element.word("buttonSize", in: AttributeWords.buttonSizes) {
      configuration.buttonSize = size
    }
    if let style = element.word("cornerStyle", in: AttributeWords.cornerStyles) {
      configuration.cornerStyle = style
    }
    if let alignment = element.word("titleAlignment", in: AttributeWords.titleAlignments) {
      configuration.titleAlignment = alignment
    }
    configuration.title = wording.text("title", of: element)
    configuration.subtitle = wording.text("subtitle", of: element)
    if let text = attributedText("attributedTitle", of: element) {
      configuration.title = text.string
    }
    configuration.titleTextAttributesTransformer =
      fontChange("titleFontDescription", of: element) ?? fontChange("fontDescription", of: element)
    configuration.subtitleTextAttributesTransformer =
      fontChange("subtitleFontDescription", of: element)
    configuration.image = pictures.image("image", of: element)
    configuration.preferredSymbolConfigurationForImage = symbolConfiguration(
      "preferredSymbolConfigurationForImage",
      of: element
    )
    if let insets = element.directionalInsets(key: "contentInsets") {
      configuration.contentInsets = insets
    }
    configuration.imagePadding = element.number("imagePadding") ?? 0
    configuration.titlePadding = element.number("titlePadding") ?? 0
    if let edge = element.word("imagePlacement", in: AttributeWords.imagePlacements) {
      configuration.imagePlacement = edge
    }
    configuration.baseForegroundColor = palette.color("baseForegroundColor", of: element)
    configuration.baseBackgroundColor = palette.color("baseBackgroundColor", of: element)
    configuration.showsActivityIndicator = element.bool("showsActivityIndicator") ?? false
    return configuration
  }

  /// What gives a button's words a font.
  private func fontChange(
    _ key: String,
    of element: XMLElement
  ) -> ConfigurationTextAttributesTransformer? {
    typefaces.font(key, of: element).map { font in
      .init { attributes in
        var changed = attributes
        changed[TextScope.FontAttribute.self] = font
        return changed
      }
    }
  }
}
