import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText
import Testing

@testable import SnaplineControls

/// Controls that get other surroundings than those they were laid out in.
@Suite struct `A control that moves` {
  private func parent(_ category: ContentSizeCategory) -> View {
    let parent = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    parent.environment.traits.preferredContentSizeCategory = category
    return parent
  }

  private func pinned(_ control: View, in parent: View) -> CGSize {
    control.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(control)
    LayoutConstraint.activate([
      control.topAnchor.constraint(equalTo: parent.topAnchor),
      control.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
    ])
    parent.layoutIfNeeded()
    return control.frame.size
  }

  @Test func `takes the size that its new parent's text has`() {
    var configuration = Button.Configuration.filled()
    configuration.title = "Button"
    configuration.subtitle = "More"
    let field = TextField()
    field.text = "Text"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    let legacy = Button(type: .system)
    legacy.setTitle("Button", for: .normal)
    legacy.titleLabel?.font = .preferredFont(forTextStyle: .body)
    legacy.titleLabel?.adjustsFontForContentSizeCategory = true
    for control in [Button(configuration: configuration), field, legacy] as [View] {
      let (usual, largest) = (parent(.large), parent(.accessibilityLarge))
      let small = pinned(control, in: usual)
      let large = pinned(control, in: largest)
      #expect(large.height > small.height && large.width > small.width, "\(control)")
      #expect(pinned(control, in: usual) == small, "\(control)")
    }
  }

  @Test func `turns with its new parent`() {
    let button = Button(type: .system)
    button.setTitle("Button", for: .normal)
    button.setImage(Image(systemName: "star"), for: .normal)
    button.contentHorizontalAlignment = .leading
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    root.addSubview(button)
    root.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 0)
    let turned = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    turned.environment.traits.layoutDirection = .rightToLeft
    turned.addSubview(button)
    turned.layoutIfNeeded()
    #expect(button.imageView?.frame.maxX == 200)
  }

  @Test func `stands on the same baseline as the text it shows`() throws {
    let segments = SegmentedControl(items: ["One", "Two"])
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let label = Label()
    label.text = "One"
    label.font = .systemFont(ofSize: 13, weight: .medium)
    for view in [segments, label] as [View] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      segments.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      label.lastBaselineAnchor.constraint(equalTo: segments.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let title = segments.labels[0]
    let offset = try #require(title.baselineOffsets(in: title.frame.size))
    let own = try #require(label.baselineOffsets(in: label.frame.size))
    let shown = segments.frame.minY + title.frame.minY + offset.firstFromTop
    #expect(abs(label.frame.minY + own.firstFromTop - shown) <= 0.51)
  }
}
