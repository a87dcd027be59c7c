import Foundation
import SnaplineDesigns
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineScene
import SnaplineText

extension TreeBuilder {
  /// Applies what every view takes.
  func apply(_ values: Values, to view: View) {
    if let direction = values[ViewWords.direction] {
      view.semanticContentAttribute = direction.attribute
    }
    if let tint = values[ViewWords.tint] { view.tintColor = palette.color(tint) }
    if let mode = values[ViewWords.contentMode] { view.contentMode = mode.mode }
    if let fill = values[ViewWords.background] { apply(fill, to: view) }
    if let transform = values[ViewWords.transform] { view.transform = self.transform(transform) }
    if let accessibility = values[ViewWords.accessibility] { accessibility.apply(to: view) }
    if let alpha = values[ViewWords.alpha] { view.alpha = alpha.value }
    if let hidden = values[ViewWords.hidden] { view.isHidden = hidden }
    if let clips = values[ViewWords.clips] { view.clipsToBounds = clips }
    if let corners = values[ViewWords.cornerRadius] { apply(corners, to: view) }
    if let border = values[ViewWords.border] {
      view.layer.borderWidth = border.width.points(scale: scale)
      // A layer's colours are fixed ones, as Core Animation's are.
      view.layer.borderColor = palette.color(border.color).resolved(with: traits)
      if let edges = border.edges { view.layer.borderEdges = .init(edges.map(\.edge)) }
      if let dash = border.dash {
        view.layer.borderDash = dash.lengths.map { CGFloat($0.points(scale: scale)) }
      }
    }
    if let mask = values[ViewWords.mask] { apply(mask, to: view) }
    if let effect = values[ViewWords.effect] {
      view.layer.effect = GroupEffect(
        blur: effect.blur?.points(scale: scale) ?? 0,
        tint: effect.tint.map { palette.color($0).resolved(with: traits) }
      )
    }
    if let blend = values[ViewWords.blend] {
      view.layer.compositingFilter = blend == .normal ? nil : "\(blend.rawValue)BlendMode"
    }
    if let list = values[ViewWords.shadow] { apply(list, to: view.layer) }
    if let margins = values[ViewWords.margins] {
      view.directionalLayoutMargins = margins.points(scale: scale)
    }
    if let preserves = values[ViewWords.preservesSuperviewMargins] {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let insets = values[ViewWords.insetsMarginsFromSafeArea] {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    if let insets = values[ViewWords.additionalSafeArea] {
      view.additionalSafeAreaInsets = fixed(insets, in: view)
    }
    if let appearance = values[ViewWords.appearance] {
      view.overrideUserInterfaceStyle = appearance.style
    }
    if let configuration = values[ConditionWords.configuration] {
      view.activeConditionalConstraintsConfigurationName = .init(rawValue: configuration.name)
    }
    view.minimumContentSizeCategory = values[ViewWords.minimumTextSize]?.category
    view.maximumContentSizeCategory = values[ViewWords.maximumTextSize]?.category
    apply(values[SizeKeys.hugging]) { view.setContentHuggingPriority($0, for: $1) }
    apply(values[SizeKeys.compression]) {
      view.setContentCompressionResistancePriority($0, for: $1)
    }
  }

  private func apply(_ priorities: ContentPriorities?, _ set: (LayoutPriority, Axis) -> Void) {
    if let horizontal = priorities?.horizontal {
      set(LayoutPriority(Float(horizontal)), .horizontal)
    }
    if let vertical = priorities?.vertical { set(LayoutPriority(Float(vertical)), .vertical) }
  }

  /// Scaled first, then turned, then moved.
  private func transform(_ value: TransformValue) -> Transform {
    Transform(scaleX: value.factor, y: value.factor)
      .concatenating(Transform(rotationAngle: value.degrees * .pi / 180))
      .concatenating(
        Transform(translationX: value.x.points(scale: scale), y: value.y.points(scale: scale))
      )
  }

  private func apply(_ corners: CornerRadius, to view: View) {
    let layer = view.layer
    switch corners.radius {
    case .length(let length): layer.cornerRadius = length.points(scale: scale)
    case .round: layer.isCapsule = true
    }
    layer.cornerCurve = corners.curve == .continuous ? .continuous : .circular
    if let corners = corners.corners {
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      layer.maskedCorners = Layer.CornerMask(corners.map { $0.mask(isRightToLeft) })
    }
  }

  private func apply(_ list: ShadowList, to layer: Layer) {
    let outer = list.shadows.filter { !$0.isInner }
    if let first = outer.first { apply(first, to: layer) }
    layer.furtherShadows = outer.dropFirst().map(shadow)
    layer.innerShadows = list.shadows.filter(\.isInner).map(shadow)
  }

  private func shadow(_ value: ShadowValue) -> Shadow {
    var color = palette.color(value.color).resolved(with: traits)
    color.alpha *= value.opacity
    return Shadow(
      color: color,
      radius: value.radius.points(scale: scale),
      x: value.offset.x.points(scale: scale),
      y: value.offset.y.points(scale: scale)
    )
  }

  private func apply(_ shadow: ShadowValue, to layer: Layer) {
    layer.shadowRadius = shadow.radius.points(scale: scale)
    layer.shadowColor = palette.color(shadow.color).resolved(with: traits)
    layer.shadowOpacity = Float(shadow.opacity)
    layer.shadowOffset = CGSize(
      width: shadow.offset.x.points(scale: scale),
      height: shadow.offset.y.points(scale: scale)
    )
  }
}

extension BorderValue.Edge {
  fileprivate var edge: DirectionalRectEdge {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension CornerRadius.Corner {
  fileprivate func mask(_ isRightToLeft: Bool) -> Layer.CornerMask {
    switch self {
    case .topLeading: isRightToLeft ? .layerMaxXMinYCorner : .layerMinXMinYCorner
    case .topTrailing: isRightToLeft ? .layerMinXMinYCorner : .layerMaxXMinYCorner
    case .bottomLeading: isRightToLeft ? .layerMaxXMaxYCorner : .layerMinXMaxYCorner
    case .bottomTrailing: isRightToLeft ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner
    }
  }
}
