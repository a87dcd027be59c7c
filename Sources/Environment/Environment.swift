public import SnaplineGeometry

public import struct Foundation.CGFloat

/// What comes from outside, as one value: nothing else decides how a tree looks.
///
/// The root of a tree holds one; what has no tree asks ``current``.
public struct Environment: Hashable, Sendable {
  public var traits: Traits
  /// What bars and the edges of a screen take away from the root.
  public var safeArea: EdgeInsets
  /// How much of the root's bottom the keyboard covers; nothing while it is hidden.
  public var keyboardHeight: CGFloat = 0
  /// The device that the root fills the window of; such a root has a screen's margins.
  public var device: HeldDevice?
  /// The generation of iOS whose sizes hold; a device's safe area follows it.
  public var metrics = Metrics.iOS18 {
    didSet {
      if let device, metrics != oldValue { safeArea = device.safeArea(metrics: metrics) }
    }
  }
  /// A BCP 47 identifier, such as `en-US`.
  public var locale: String
  public var fonts: FontSources
  public var limits: Limits
  /// Absolute paths of folders in which pictures are looked for by name.
  public var imageFolders: [String] = []
  /// The folder of the symbols, as Debian's package of free ones lays it out.
  public var symbolFolder = "/usr/share/bootstrap-icons/svg"
  /// The folder of the patterns by which words are hyphenated, a file a language.
  public var hyphenationFolder = "/usr/share/hyphen"
  /// Whether what is usually a warning, such as a missing font, is an error.
  public var isStrict: Bool

  public init(
    traits: Traits = Traits(),
    safeArea: EdgeInsets = .zero,
    locale: String = "en-US",
    fonts: FontSources = FontSources(),
    limits: Limits = Limits(),
    isStrict: Bool = false
  ) {
    self.traits = traits
    self.safeArea = safeArea
    self.locale = locale
    self.fonts = fonts
    self.limits = limits
    self.isStrict = isStrict
  }

  /// The environment of the running task, for what stands in no tree.
  @TaskLocal public static var current = Environment()

  /// This environment with a device's traits and safe area in place of its own.
  public func on(_ device: HeldDevice) -> Environment {
    var environment = self
    environment.device = device
    environment.traits = traits.merging(device.traits)
    environment.safeArea = device.safeArea(metrics: metrics)
    return environment
  }

  /// This environment on a device, held upright unless said otherwise.
  public func on(
    _ device: Device,
    _ orientation: Device.Orientation = .portrait,
    split: ScreenSplit = .full
  ) -> Environment {
    on(HeldDevice(device, orientation, split: split))
  }
}
