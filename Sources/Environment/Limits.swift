/// Bounds on what comes from outside, so that hostile input costs little and harms nothing.
public struct Limits: Hashable, Sendable {
  /// Bytes of one design file.
  public var documentBytes = 10_000_000
  /// Nested mappings and lists in a design file.
  public var documentDepth = 100
  /// Nodes of a design after aliases, repetition and components are expanded.
  public var documentNodes = 100_000
  /// Views of one design.
  public var views = 20_000
  /// Pages of one document.
  public var pages = 1_000
  /// Uses of aliases in a design file.
  public var aliases = 1_000
  /// Bytes of one string in a design file that is parsed, such as an equation.
  public var stringBytes = 65_536
  /// Bytes of one text in a design file that is shown.
  public var textBytes = 2_000_000
  /// Pixels of one picture that is written.
  public var canvasPixels = 400_000_000
  /// Pixels on one side of a picture that is written.
  public var canvasSide = 32_767
  /// Pixels of one WebP file that is written.
  ///
  /// A lossless file may have a quarter of them at most. Either takes some seconds and less than a gigabyte.
  public var webpPixels = 100_000_000
  /// Bytes of one image file that is read.
  public var imageBytes = 64_000_000
  /// Pixels of one image that is read.
  public var imagePixels = 100_000_000
  /// Pixels of all images that one scene shows, each counted at the size at which it is kept.
  public var scenePixels = 200_000_000
  /// Bytes of one drawing that is read.
  public var drawingBytes = 4_000_000
  /// Elements of one drawing that is read.
  public var drawingElements = 100_000

  /// Steps of paths that one view draws; anything else that it draws counts as four.
  public var drawingSteps = 2_000_000

  /// Steps of the solver for one layout, about ten microseconds each.
  ///
  /// After them, the best frames found so far are used.
  public var layoutSteps = 5_000_000
  /// Terms that are made when the equations of one layout are combined, some 40 bytes each.
  public var layoutTerms = 16_000_000
  /// The time that finding the frames of one layout may take.
  ///
  /// Mostly the limit on steps ends it earlier, and in the same way on every machine.
  public var layoutTime = Duration.seconds(30)

  public init() {}
}
