/// How much may differ, for each kind of difference on its own.
///
/// Nothing may by default, save that pixels of a picture may be two levels off: libraries and
/// processors round differently. No limit of one kind excuses a difference of another.
public struct Tolerance: Hashable, Sendable {
  /// How far an edge of a view may move, in points.
  public var layout: Double
  /// How many views may say something else.
  public var text: Int
  /// How many views may look otherwise.
  public var style: Int
  /// How many font files may be others.
  public var font: Int
  /// How much pixels of a kept picture may differ.
  ///
  /// Where it was said, by the initializer or by setting it, it holds as well for a scene that is
  /// painted again, of which else every pixel has to be the same.
  public var raster: RasterTolerance {
    get { raster(isReplay: false) }
    set { saidRaster = newValue }
  }

  private var saidRaster: RasterTolerance?
  /// The share of pixels that a precision excuses, on top of everything else.
  private var excusedShare = 0.0

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
    limits.over = max(limits.over, excusedShare)
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
    tolerance.excusedShare = max(excusedShare, share)
    return tolerance
  }
}

/// How much the pixels of two pictures may differ.
public struct RasterTolerance: Hashable, Sendable {
  /// Levels (of 255) that each channel of a pixel may be off without being counted as over.
  public var channel: Int
  /// The share of pixels that may be off by more than that.
  public var over: Double
  /// The share of pixels that may be off at all.
  public var share: Double

  public init(channel: Int, over: Double = 0, share: Double) {
    self.channel = channel
    self.over = over
    self.share = share
  }

  /// Every pixel alike.
  public static let none = RasterTolerance(channel: 0, share: 0)

  /// For pictures kept as files: two levels, on at most a twentieth of the pixels.
  ///
  /// Antialiased edges of text are a few hundredths of a screen; a surface whose colour moved
  /// is more.
  public static let picture = RasterTolerance(channel: 2, share: 0.05)
}

/// The arithmetic of a layout isn't a difference: less than this, in points, nobody draws.
let positionNoise = 1.0 / 4096
