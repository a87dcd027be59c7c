import SnaplineRendering
public import SnaplineScene

public import struct Foundation.CGSize

extension Diffing where Value == Scene {
  /// Scenes as pictures: kept as text that is painted again, as PNG, or as both.
  ///
  /// Without a tolerance, that of the test's configuration applies.
  ///
  /// `precision` is the share of pixels that must be the same. `libraries` are the versions of the
  /// libraries that made the scenes, for the fingerprint.
  public static func image(
    tolerance: Tolerance? = nil,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    libraries: [String: String] = [:]
  ) -> Diffing {
    Diffing { scene, request in
      guard (0...1).contains(precision) else {
        throw SnapshotError.unsupported(
          "a precision of \(precision) isn't known",
          remedy: "say a share of the pixels, from 0 to 1"
        )
      }
      guard (0...1).contains(perceptualPrecision) else {
        throw SnapshotError.unsupported(
          "a perceptual precision of \(perceptualPrecision) isn't known",
          remedy: "say how near colours must be, from 0 to 1, such as 0.98"
        )
      }
      // A precision of 1 is what holds where nobody says one, and limits nothing.
      let own = tolerance ?? request.tolerance
      let tolerance = (precision < 1 ? own.excusing(precision: precision) : own)
        .excusing(distance: 1 - Double(perceptualPrecision))
      return .picture(
        of: try scene.hiding(request.masks),
        options: PictureOptions(
          keeping: request.keeping,
          tolerance: tolerance,
          notes: PictureOptions.fingerprint(with: libraries),
          sourceNames: request.sourceNames,
          masks: request.masks
        )
      )
    }
  }

  /// Scenes as their text.
  public static var scene: Diffing { .scene() }

  public static func scene(libraries: [String: String] = [:]) -> Diffing {
    Diffing { scene, request in
      .scene(
        of: try scene.hiding(request.masks),
        options: PictureOptions(
          tolerance: request.tolerance,
          notes: PictureOptions.fingerprint(with: libraries),
          sourceNames: request.sourceNames,
          masks: request.masks
        )
      )
    }
  }
}

extension Snapshotting where Value: SceneConvertible, Format == Scene {
  /// A picture, at the value's own size.
  public static var image: Snapshotting { .image() }

  /// A picture.
  ///
  /// A limit on pixels never excuses a view that moved: that is a difference of layout.
  ///
  /// `precision` is the share of pixels that must be the same; `tolerance` sets more precise limits.
  /// `perceptualPrecision` is how near a colour must be to count as the same: 0.98 is a distance of 0.02
  /// in CIELAB.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    tolerance: Tolerance? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: .image(
        tolerance: tolerance,
        precision: precision,
        perceptualPrecision: perceptualPrecision,
        libraries: Value.libraryVersions
      )
    ) { value in
      try value.notedScene(size: size)
    }
  }

  /// The scene's text: everything that is painted, and where each view is.
  public static var scene: Snapshotting { .scene() }

  public static func scene(size: CGSize? = nil) -> Snapshotting {
    Snapshotting(
      pathExtension: "scene",
      diffing: .scene(libraries: Value.libraryVersions)
    ) { try $0.notedScene(size: size) }
  }
}

extension Snapshotting where Value: SceneConvertible, Format == String {
  /// Where each view is, one line a view.
  public static var layout: Snapshotting { .layout() }

  public static func layout(size: CGSize? = nil) -> Snapshotting {
    Snapshotting(pathExtension: "layout", diffing: .lines) {
      SceneDocument(scene: try $0.notedScene(size: size)).layoutText
    }
  }

  /// The text of each view, one line a view.
  public static var text: Snapshotting { .text() }

  public static func text(size: CGSize? = nil) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) {
      try $0.notedScene(size: size).tree.spokenText
    }
  }

  /// The scene as SVG.
  public static var svg: Snapshotting { .svg() }

  public static func svg(size: CGSize? = nil) -> Snapshotting {
    Snapshotting(pathExtension: "svg", diffing: .lines) {
      try $0.notedScene(size: size).svg()
    }
  }
}

extension Tolerance {
  /// Only pixels may differ, within the given limits.
  public static func raster(
    channel: Int = RasterTolerance.picture.channel,
    over: Double = 0,
    share: Double = RasterTolerance.picture.share
  ) -> Tolerance {
    Tolerance(raster: RasterTolerance(channel: channel, over: over, share: share))
  }
}
