package import SnaplineEnvironment
package import SnaplineInputs

/// What pictures are drawn in and for whom, over what previews say; what isn't said stays as they have it.
package struct LiveSurroundings: Codable, Hashable, Sendable {
  package var device, orientation, split, metrics, locale: String?
  package var style, contrast, weight, direction: Int?
  package var textSize: String?
  package var fontFolders, fontFiles, imageFolders, allowedFolders: [String]
  package var isStrict: Bool

  package init(_ environment: Environment = .current, _ overrides: DesignOverrides = .init()) {
    (device, orientation) = (overrides.device?.plainName, overrides.orientation?.rawValue)
    (split, metrics) = (overrides.split?.rawValue, overrides.metrics?.rawValue)
    locale = overrides.locale
    let (traits, none) = (overrides.traits, Traits.unspecified)
    func said<Value: RawRepresentable & Equatable>(
      _ path: KeyPath<Traits, Value>
    ) -> Value.RawValue? {
      traits[keyPath: path] == none[keyPath: path] ? nil : traits[keyPath: path].rawValue
    }
    (style, contrast) = (said(\.userInterfaceStyle), said(\.accessibilityContrast))
    (weight, direction) = (said(\.legibilityWeight), said(\.layoutDirection))
    textSize = said(\.preferredContentSizeCategory)
    (fontFolders, fontFiles) = (environment.fonts.folders, environment.fonts.files)
    (imageFolders, allowedFolders) = (environment.imageFolders, environment.allowedFolders)
    isStrict = environment.isStrict
  }

  /// What everything stands in before a preview says anything.
  package func ground(_ environment: Environment) -> Environment {
    var environment = environment
    (environment.fonts.folders, environment.fonts.files) = (fontFolders, fontFiles)
    (environment.imageFolders, environment.allowedFolders) = (imageFolders, allowedFolders)
    environment.isStrict = isStrict
    return environment
  }

  /// Why the device doesn't give what is asked of it; nothing where it does, or where no device is known.
  package func refusal(on own: HeldDevice?) -> HeldDevice.Refusal? { held(instead: own)?.refusal }

  private func held(instead own: HeldDevice?) -> HeldDevice? {
    guard let device = device.flatMap(Device.named) ?? own?.device else { return nil }
    return HeldDevice(
      device,
      orientation.flatMap(Device.Orientation.init) ?? own?.orientation ?? .portrait,
      split: split.flatMap(ScreenSplit.init) ?? (self.device == nil ? own?.split : nil) ?? .full
    )
  }

  /// Changes what a preview says as far as somebody says something else.
  package func change(_ environment: inout Environment) {
    if device != nil || orientation != nil || split != nil,
      let held = held(instead: environment.device)
    {
      environment = environment.on(held)
    }
    if let metrics = metrics.flatMap(Metrics.init) { environment.metrics = metrics }
    if let locale {
      environment.locale = locale
      environment.traits.layoutDirection = LanguageTag(locale)?.direction ?? .leftToRight
    }
    if let style = style.flatMap(UserInterfaceStyle.init) {
      environment.traits.userInterfaceStyle = style
    }
    if let contrast = contrast.flatMap(AccessibilityContrast.init) {
      environment.traits.accessibilityContrast = contrast
    }
    if let weight = weight.flatMap(LegibilityWeight.init) {
      environment.traits.legibilityWeight = weight
    }
    if let direction = direction.flatMap(LayoutDirection.init) {
      environment.traits.layoutDirection = direction
    }
    if let textSize {
      environment.traits.preferredContentSizeCategory = ContentSizeCategory(rawValue: textSize)
    }
  }
}
