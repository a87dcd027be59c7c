/// How much may differ, for each kind of difference on its own.
///
/// By default nothing may differ, except that pixels of a picture may be two levels off, because
/// libraries and processors round differently. A limit on one kind of difference excuses no other kind.
public struct Tolerance: Hashable, Sendable {
  /// How far an edge of a view may move, in points.
  public var layout: Double
  /// How many views may have another text.
  public var text: Int
  /// How many views may look different.
  public var style: Int
  /// How many font files may be different ones.
  public var font: Int
  /// How much the pixels of a kept picture may differ.
  ///
  /// If it is set, by the initializer or later, it also applies to a scene that is painted again.
  /// Otherwise every pixel of such a scene has to be the same.
  public var raster: RasterTolerance {
    get { raster(isReplay: false) }
    set { saidRaster = newValue }
  }

  private var saidRaster: RasterTolerance?
  /// What is excused on top of everything else.
  private var excused = Excused()

  private struct Excused: Hashable, Sendable {
    /// The share of pixels that may be anything; nothing where nobody said it.
    var share: Double?
    /// How near a colour may be.
    var distance = 0.0
    /// How many pixels may be anything.
    var pixels: Int?
    var antialiasing = RasterTolerance.Antialiasing.counted
  }

  public init(
    layout: Double = 0,
    text: Int = 0,
    style: Int = 0,
    font: Int = 0,
    raster: RasterTolerance? = nil
  ) {
    self.layout = layout
    self.text = text
    self.style = style
    self.font = font
    saidRaster = raster
  }

  /// The limits on pixels; a replay's two pictures were both painted by the run itself.
  func raster(isReplay: Bool) -> RasterTolerance {
    var limits = saidRaster ?? (isReplay ? .none : .picture)
    limits.distance = max(limits.distance, excused.distance)
    if excused.antialiasing == .apart { limits.antialiasing = .apart }
    guard let pixels = excused.pixels else {
      limits.over = max(limits.over, excused.share ?? 0)
      return limits
    }
    // A count holds by itself, and beside a share both do.
    limits.pixels = min(limits.pixels ?? .max, pixels)
    limits.over = excused.share ?? 1
    limits.share = limits.over
    return limits
  }

  /// The same limits, where what may differ as it likes may differ by nothing.
  var bounded: Tolerance {
    var tolerance = self
    if !layout.isFinite { tolerance.layout = 0 }
    if text == .max { tolerance.text = 0 }
    if style == .max { tolerance.style = 0 }
    if font == .max { tolerance.font = 0 }
    if let saidRaster, saidRaster.share >= 1 { tolerance.saidRaster = nil }
    return tolerance
  }

  /// The same limits, where only a share of the pixels has to be the same at all.
  func excusing(precision: Float) -> Tolerance { excusing(share: 1 - Double(precision)) }

  /// The same limits, where a share of the pixels may be anything.
  package func excusing(share: Double) -> Tolerance {
    var tolerance = self
    tolerance.excused.share = max(excused.share ?? 0, share)
    return tolerance
  }

  /// The same limits, where colours may be so near, and so many pixels may be anything.
  package func excusing(
    distance: Double = 0,
    pixels: Int? = nil,
    antialiasing: RasterTolerance.Antialiasing = .counted
  ) -> Tolerance {
    var tolerance = self
    tolerance.excused.distance = max(excused.distance, distance)
    if let pixels { tolerance.excused.pixels = min(excused.pixels ?? .max, pixels) }
    if antialiasing == .apart { tolerance.excused.antialiasing = .apart }
    return tolerance
  }

  /// Limits on pixels as an eye sees them, which are applied in the order of this list.
  ///
  /// 1. A pixel whose colour is no further from the old one than `distance` counts as the same. The
  ///    distance is measured in CIELAB: 1 is the distance from black to white, and 0.02 is just visible.
  /// 2. With `antialiasing: .apart`, a pixel that differs only in how an edge is smoothed counts as the
  ///    same.
  /// 3. The other pixels may be `share` of all pixels, and `maxPixels` by number; if both are given, both
  ///    apply.
  ///
  /// A limit on pixels never excuses a view that moved, a text or a style: these are compared separately.
  public static func perceptual(
    distance: Double = 0,
    share: Double? = nil,
    maxPixels: Int? = nil,
    antialiasing: RasterTolerance.Antialiasing = .counted
  ) -> Tolerance {
    (share.map { Tolerance().excusing(share: $0) } ?? Tolerance())
      .excusing(distance: distance, pixels: maxPixels, antialiasing: antialiasing)
  }
}

/// How much the pixels of two pictures may differ.
public struct RasterTolerance: Hashable, Sendable {
  /// How many levels (of 255) each channel of a pixel may be off without counting for `over`.
  public var channel: Int
  /// The share of pixels that may be off by more than that.
  public var over: Double
  /// The share of pixels that may be off at all.
  public var share: Double
  /// How many pixels may be off at all; `nil` allows as many as the shares do.
  public var pixels: Int?
  /// How far a colour may be from the old one, in CIELAB, and count as the same; 1 is from black to white.
  public var distance: Double
  public var antialiasing: Antialiasing

  /// How pixels are counted that differ only in how an edge is smoothed.
  public enum Antialiasing: Hashable, Sendable {
    /// Like other pixels.
    case counted
    /// Separately, and without a limit.
    case apart
  }

  public init(
    channel: Int,
    over: Double = 0,
    share: Double,
    pixels: Int? = nil,
    distance: Double = 0,
    antialiasing: Antialiasing = .counted
  ) {
    self.channel = channel
    self.over = over
    self.share = share
    self.pixels = pixels
    self.distance = distance
    self.antialiasing = antialiasing
  }

  /// Every pixel has to be the same.
  public static let none = RasterTolerance(channel: 0, share: 0)

  /// For pictures kept as files: two levels, on at most a twentieth of the pixels.
  ///
  /// Antialiased edges of text cover a few hundredths of a screen; a surface whose colour changed covers
  /// more.
  public static let picture = RasterTolerance(channel: 2, share: 0.05)
}

/// The arithmetic of a layout isn't a difference: less than this, in points, nobody draws.
let positionNoise = 1.0 / 4096
