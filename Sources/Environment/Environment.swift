public import SnaplineGeometry

public import struct Foundation.CGFloat
public import struct Foundation.Date

/// All that comes from outside, as one value: nothing else decides how a tree looks.
///
/// The root of a tree holds one; code outside of any tree uses ``current``.
public struct Environment: Hashable, Sendable {
  /// A reference, as environments are handed on far more often than they are changed.
  @usableFromInline var held: Held

  /// What the environment says; see the members of the same names.
  fileprivate struct Values: Hashable {
    var traits: Traits
    var safeArea: EdgeInsets
    var keyboardHeight: CGFloat = 0
    var device: HeldDevice?
    var metrics = Metrics.iOS18
    var locale: String
    var timeZone = "UTC"
    var now: Date?
    var fonts: FontSources
    var limits: Limits
    var imageFolders: [String] = []
    var allowedFolders: [String] = []
    var installation = Installation.system
    var isStrict: Bool
  }

  /// Written to by its only owner alone, so that whoever shares it sees a constant.
  @usableFromInline final class Held: @unchecked Sendable {
    @exclusivity(unchecked) @safe fileprivate var values: Values

    fileprivate init(_ values: Values) { self.values = values }
  }

  public init(
    traits: Traits = Traits(),
    safeArea: EdgeInsets = .zero,
    locale: String = "en-US",
    fonts: FontSources = FontSources(),
    limits: Limits = Limits(),
    isStrict: Bool = false
  ) {
    held = Held(
      Values(
        traits: traits,
        safeArea: safeArea,
        locale: locale,
        fonts: fonts,
        limits: limits,
        isStrict: isStrict
      )
    )
  }

  private var values: Values {
    get { held.values }
    _modify {
      if !isKnownUniquelyReferenced(&held) { held = Held(held.values) }
      yield &held.values
    }
  }

  public var traits: Traits {
    get { held.values.traits }
    _modify { yield &values.traits }
  }

  /// The insets of the root for bars and for the edges of a screen.
  public var safeArea: EdgeInsets {
    get { held.values.safeArea }
    set { values.safeArea = newValue }
  }

  /// How much of the root's bottom the keyboard covers; 0 while it is hidden.
  public var keyboardHeight: CGFloat {
    get { held.values.keyboardHeight }
    set { values.keyboardHeight = newValue }
  }

  /// The device whose window the root fills; such a root has a screen's margins.
  public var device: HeldDevice? {
    get { held.values.device }
    set { values.device = newValue }
  }

  /// The generation of iOS whose sizes apply.
  ///
  /// Setting it also changes the safe area, if it still equals the device's.
  public var metrics: Metrics {
    get { held.values.metrics }
    set {
      guard newValue != metrics else { return }
      let old = metrics
      values.metrics = newValue
      if let device, safeArea == device.safeArea(metrics: old) {
        safeArea = device.safeArea(metrics: newValue)
      }
    }
  }

  /// A BCP 47 identifier, such as `en-US`.
  public var locale: String {
    get { held.values.locale }
    set { values.locale = newValue }
  }

  /// The name of the time zone that dates are shown in, such as `Europe/Paris`.
  public var timeZone: String {
    get { held.values.timeZone }
    set { values.timeZone = newValue }
  }

  /// The present date; `nil` if no picture may depend on it.
  public var now: Date? {
    get { held.values.now }
    set { values.now = newValue }
  }

  public var fonts: FontSources {
    get { held.values.fonts }
    _modify { yield &values.fonts }
  }

  public var limits: Limits {
    get { held.values.limits }
    _modify { yield &values.limits }
  }

  /// Absolute paths of folders in which pictures are looked for by name.
  public var imageFolders: [String] {
    get { held.values.imageFolders }
    _modify { yield &values.imageFolders }
  }

  /// Absolute paths of folders, with all below them, from which designs may read besides their own.
  public var allowedFolders: [String] {
    get { held.values.allowedFolders }
    _modify { yield &values.allowedFolders }
  }

  /// The folders of the fonts, symbols and patterns of hyphenation that pictures are made with.
  ///
  /// Setting it replaces the font folders of the old installation in ``fonts`` by those of the new one;
  /// other folders stay.
  public var installation: Installation {
    get { held.values.installation }
    set {
      let others = fonts.folders.filter { !installation.fontFolders.contains($0) }
      values.installation = newValue
      values.fonts.folders = others + newValue.fontFolders
    }
  }

  /// The folder of the symbols, laid out as in Debian's package of free symbols.
  public var symbolFolder: String {
    get { held.values.installation.symbolFolder }
    set { values.installation.symbolFolder = newValue }
  }

  /// The folder of the patterns by which words are hyphenated, with a file for each language.
  public var hyphenationFolder: String {
    get { held.values.installation.hyphenationFolder }
    set { values.installation.hyphenationFolder = newValue }
  }

  /// Whether what is usually a warning, such as a missing font, is an error.
  public var isStrict: Bool {
    get { held.values.isStrict }
    set { values.isStrict = newValue }
  }

  /// Whether both are one environment handed on, which needs no look at what they say.
  ///
  /// Inlined, as whoever compares in other rooms would keep both alive for the call.
  @inlinable package func isSame(as other: Environment) -> Bool { held === other.held }

  public static func == (one: Environment, other: Environment) -> Bool {
    one.isSame(as: other) || one.values == other.values
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(held.values) }

  /// The environment of the running task, for code outside of any tree.
  @TaskLocal public static var current = Environment()

  /// This environment with a device's traits and safe area in place of its own.
  public func on(_ device: HeldDevice) -> Environment {
    var environment = self
    environment.device = device
    environment.traits = traits.merging(device.traits)
    environment.safeArea = device.safeArea(metrics: metrics)
    return environment
  }

  /// This environment on a device, held upright unless another orientation is given.
  public func on(
    _ device: Device,
    _ orientation: Device.Orientation = .portrait,
    split: ScreenSplit = .full
  ) -> Environment {
    on(HeldDevice(device, orientation, split: split))
  }
}
