public import Foundation
public import SnaplineDrawing
import SnaplineLayout

extension Button {
  private func change<Value>(
    _ part: WritableKeyPath<ButtonFaces.Face, Value>,
    _ value: Value,
    _ state: State
  ) {
    faces[state][keyPath: part] = value
    contentChanged()
  }

  // A configuration holds what is normal, and takes what is set as such.
  public func setTitle(_ title: String?, for state: State) {
    change(\.title, title, state)
    if state == .normal { configuration?.title = title }
  }
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(\.attributedTitle, title, state)
    if state == .normal { configuration?.title = nil }
  }
  public func setTitleColor(_ color: Color?, for state: State) {
    change(\.titleColor, color, state)
  }
  public func setTitleShadowColor(_ color: Color?, for state: State) {
    change(\.titleShadowColor, color, state)
  }
  public func setImage(_ image: Image?, for state: State) {
    change(\.image, image, state)
    if state == .normal { configuration?.image = image }
  }
  public func setBackgroundImage(_ image: Image?, for state: State) {
    change(\.backgroundImage, image, state)
  }
  public func setPreferredSymbolConfiguration(
    _ configuration: Image.SymbolConfiguration?,
    forImageIn state: State
  ) {
    change(\.symbolConfiguration, configuration, state)
  }

  public func title(for state: State) -> String? { faces[state].title }
  public func attributedTitle(for state: State) -> NSAttributedString? {
    faces[state].attributedTitle
  }
  public func titleColor(for state: State) -> Color? {
    faces[state].titleColor ?? (state == .normal ? standardTitleColor : nil)
  }
  public func titleShadowColor(for state: State) -> Color? { faces[state].titleShadowColor }
  public func image(for state: State) -> Image? { faces[state].image }
  public func backgroundImage(for state: State) -> Image? { faces[state].backgroundImage }
  public func preferredSymbolConfigurationForImage(in state: State) -> Image.SymbolConfiguration? {
    faces[state].symbolConfiguration
  }

  // What shows in the state that holds.
  public var currentTitle: String? {
    configuration == nil ? faces.current(\.title, in: state) : shownConfiguration?.title
  }
  public var currentAttributedTitle: NSAttributedString? {
    faces.current(\.attributedTitle, in: state)
  }
  public var currentTitleColor: Color {
    if let color = faces[state].titleColor { return color }
    return faded(faces[.normal].titleColor ?? standardTitleColor)
  }
  public var currentTitleShadowColor: Color? { faces.current(\.titleShadowColor, in: state) }
  public var currentImage: Image? { configuration?.image ?? faces.current(\.image, in: state) }
  public var currentBackgroundImage: Image? { faces.current(\.backgroundImage, in: state) }
  public var currentPreferredSymbolConfiguration: Image.SymbolConfiguration? {
    faces.current(\.symbolConfiguration, in: state)
  }

  private var isOfSystem: Bool { buttonType != .custom }
  private var standardTitleColor: Color { isOfSystem ? tintColor : .white }

  /// How the system's buttons show that they are pressed, or can't be.
  func faded(_ color: Color) -> Color {
    guard isOfSystem else { return color }
    if !isEnabled { return .tertiaryLabel }
    return isHighlighted ? color.withAlphaComponent(0.2) : color
  }
}
