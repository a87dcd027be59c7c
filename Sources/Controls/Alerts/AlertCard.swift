import Foundation
import SnaplineDrawing
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText

/// A rounded plate with words at its top and choices below them, each part of which scrolls where there
/// is no room for all.
final class AlertCard: View {
  init(radius: CGFloat, ground: Color) {
    super.init(frame: .zero)
    backgroundColor = ground
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func fill(with header: AlertHeader?, and buttons: [AlertButton], sideBySide: Bool) {
    var parts: [View] = []
    if let header, !header.isEmpty {
      parts.append(Self.scrolled(header, givesWay: true))
      if !buttons.isEmpty { parts.append(AlertLine(along: .horizontal)) }
    }
    if !buttons.isEmpty {
      let lines: Axis = sideBySide ? .vertical : .horizontal
      let row = StackView(arrangedSubviews: Self.parted(buttons, along: lines))
      row.axis = sideBySide ? .horizontal : .vertical
      if sideBySide, let first = buttons.first, let last = buttons.last {
        first.widthAnchor.constraint(equalTo: last.widthAnchor).isActive = true
      }
      parts.append(Self.scrolled(row, givesWay: false))
    }
    let column = StackView(arrangedSubviews: parts)
    column.axis = .vertical
    add(column, insets: .zero)
  }

  private static func parted(_ buttons: [AlertButton], along axis: Axis) -> [View] {
    buttons.enumerated().flatMap { number, button in
      number == 0 ? [button] : [AlertLine(along: axis), button]
    }
  }

  /// A part as high as its content, or less high where there is no room; the words give way first.
  private static func scrolled(_ content: View, givesWay: Bool) -> View {
    let scroll = ScrollView()
    scroll.showsVerticalScrollIndicator = false
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    let (inside, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    let height = frame.heightAnchor.constraint(equalTo: content.heightAnchor)
    height.priority = LayoutPriority(givesWay ? 740 : 745)
    LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: inside.topAnchor),
      content.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      height,
    ])
    return scroll
  }
}

/// The words of an alert, and its fields.
final class AlertHeader: View {
  let isEmpty: Bool

  init(_ title: String?, _ message: String?, fields: [TextField], _ look: AlertLook) {
    let words = [(title, look.titleFont), (message, look.messageFont)].filter {
      !($0.0 ?? "").isEmpty
    }
    isEmpty = words.isEmpty && fields.isEmpty
    super.init(frame: .zero)
    let labels = words.map { text, font in
      let label = Label()
      label.text = text
      label.font = font
      label.textColor = look.wordColor
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }
    let column = StackView(arrangedSubviews: labels)
    column.axis = .vertical
    column.spacing = look.lineSpacing
    for field in fields {
      if let before = column.arrangedSubviews.last {
        let gap = before is FieldPlate ? look.fieldSpacing : 2 * look.fieldSpacing
        column.setCustomSpacing(gap, after: before)
      }
      column.addArrangedSubview(FieldPlate(field))
    }
    add(column, insets: look.headerInsets)
  }

  required init?(coder: NSCoder) { nil }
}

/// What a field of an alert stands on.
private final class FieldPlate: View {
  init(_ field: TextField) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 5
    add(field, insets: DirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5))
  }

  required init?(coder: NSCoder) { nil }
}

extension View {
  /// Adds a view that fills this one up to the insets.
  fileprivate func add(_ view: View, insets: DirectionalEdgeInsets) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
    ])
  }
}
