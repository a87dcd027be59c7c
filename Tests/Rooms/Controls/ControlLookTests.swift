import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText
import Testing

@testable import SnaplineControls

/// Looks that an app gives to the system's controls.
@Suite struct `The look of a control` {
  private let star = Image(systemName: "star") ?? Image()

  @Test func `has a thumb and lines of an app's own on a slider`() throws {
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let raster = Raster(width: 10, height: 6, bytes: .init(repeating: 255, count: 240))
    slider.setThumbImage(Image(raster: raster), for: .normal)
    slider.setThumbImage(star, for: .disabled)
    slider.setMinimumTrackImage(Image(raster: raster), for: .normal)
    slider.value = 1
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(thumb.size == CGSize(width: 10, height: 6) && thumb.maxX == track.maxX)
    let pictures = try slider.scene().items.count { if case .picture = $0 { true } else { false } }
    #expect(pictures == 2 && slider.thumbImage(for: .disabled) == star)
    slider.isEnabled = false
    #expect(slider.currentThumbImage == star && slider.currentMaximumTrackImage == nil)
  }

  @Test func `has pictures in place of a page's dots, and room for them`() throws {
    let control = PageControl()
    control.numberOfPages = 3
    let plain = control.intrinsicContentSize.width
    control.preferredIndicatorImage = star
    let wider = control.intrinsicContentSize.width - plain
    #expect(abs(wider - 3 * (star.size.width - 7)) < 0.01)
    control.setIndicatorImage(Image(), forPage: 2)
    control.frame.size = control.intrinsicContentSize
    let masks = try control.scene().items.count { $0 == .beginMask }
    #expect(masks == 2 && control.indicatorImage(forPage: 2) != nil)
    control.backgroundStyle = .prominent
    let shape = try control.scene().items.contains { item in
      if case .fill(.rounded(let edges, _, _), _) = item {
        edges.width == control.bounds.width
      } else {
        false
      }
    }
    #expect(shape)
  }

  @Test func `has a background of views, materials and changed colours`() throws {
    var configuration = Button.Configuration.plain()
    configuration.title = "Button"
    let own = View()
    configuration.background.customView = own
    configuration.background.backgroundColor = .systemBlue
    configuration.background.backgroundColorTransformer = .grayscale
    configuration.background.visualEffect = BlurEffect(style: .systemMaterial)
    let button = Button(configuration: configuration)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    let ground = try #require(own.superview)
    #expect(own.frame == button.bounds && ground.subviews.contains { $0 is VisualEffectView })
    let color = try #require(ground.backgroundColor).resolved(with: Traits())
    #expect(color.red == color.blue)
    button.configuration?.background.customView = nil
    button.layoutIfNeeded()
    #expect(own.superview == nil)
    #expect(configuration.background.resolvedBackgroundColor(for: .systemRed) != .systemBlue)
    #expect(BackgroundConfiguration.clear().resolvedStrokeColor(for: .systemRed) == .systemRed)
  }

  @Test func `is the configuration's in its state`() {
    let button = Button(configuration: .filled())
    let normal = button.configuration?.updated(for: button)
    #expect(normal?.background.backgroundColor == button.tintColor)
    #expect(normal?.baseForegroundColor == .white)
    button.isEnabled = false
    let disabled = button.configuration?.updated(for: button)
    #expect(disabled?.baseForegroundColor == .tertiaryLabel)
    #expect(ConfigurationColorTransformer.preferredTint(.systemRed) == .systemBlue)
  }

  @Test func `has a sign of its own colour where a choice is shown`() throws {
    var configuration = Button.Configuration.tinted()
    configuration.indicatorColorTransformer = ConfigurationColorTransformer { _ in .systemRed }
    let button = Button(configuration: configuration)
    button.menu = Menu(children: [
      Action(title: "A") { _ in }, Action(title: "B", state: .on) { _ in },
    ])
    button.changesSelectionAsPrimaryAction = true
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    #expect(button.currentTitle == "B" && button.imageView?.tintColor == .systemRed)
  }

  @Test func `is the text's by default in a field`() {
    let field = TextField()
    field.defaultTextAttributes = [
      .font: Font.systemFont(ofSize: 30), .foregroundColor: Color.systemRed, .kern: CGFloat(5),
    ]
    #expect(field.font == .systemFont(ofSize: 30) && field.textColor == .systemRed)
    field.text = "Text"
    let wide = field.intrinsicContentSize.width
    field.defaultTextAttributes = [.kern: CGFloat(0)]
    #expect(field.intrinsicContentSize.width < wide)
    #expect(field.defaultTextAttributes[.font] as? Font == .systemFont(ofSize: 30))
  }

  @Test func `is a picture on a button of the system`() {
    var taps = 0
    let button = Button.systemButton(with: star, primaryAction: Action { _ in taps += 1 })
    button.sendActions(for: .primaryActionTriggered)
    #expect(button.buttonType == .system && button.currentImage == star && taps == 1)
    #expect(Switch().style == .sliding && Switch().preferredStyle == .automatic)
  }
}
