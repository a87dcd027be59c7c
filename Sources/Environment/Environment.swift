/// What comes from outside, as one value: nothing else decides how a tree looks.
///
/// The root of a tree holds one; what has no tree asks ``current``.
public struct Environment: Hashable, Sendable {
  public var traits: Traits
  /// A BCP 47 identifier, such as `en-US`.
  public var locale: String
  public var fonts: FontSources
  public var limits: Limits
  /// Whether what is usually a warning, such as a missing font, is an error.
  public var isStrict: Bool

  public init(
    traits: Traits = Traits(),
    locale: String = "en-US",
    fonts: FontSources = FontSources(),
    limits: Limits = Limits(),
    isStrict: Bool = false
  ) {
    self.traits = traits
    self.locale = locale
    self.fonts = fonts
    self.limits = limits
    self.isStrict = isStrict
  }

  /// The environment of the running task, for what stands in no tree.
  @TaskLocal public static var current = Environment()
}
