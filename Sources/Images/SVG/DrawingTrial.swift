internal import CRsvg
internal import Synchronization

/// How a drawing was tried before it was drawn, and what came of it.
struct DrawingTrial: Sendable {
  var width: Int
  var height: Int
  var across: Double
  var down: Double
  /// Who tries it, where it isn't plain.
  let helper = DrawingHelper.current
  var obstacle: ImageError.Obstacle?

  /// Whether what came of it also holds for another: one that costs little more, or is known to
  /// fail anyhow.
  func covers(_ other: DrawingTrial) -> Bool {
    guard helper == other.helper else { return false }
    return obstacle != nil
      || (other.pixels <= 2 * pixels && other.across <= 2 * across && other.down <= 2 * down)
  }

  fileprivate var pixels: Int { width * height }

  /// A drawing is read, and not drawn.
  static var reading: DrawingTrial { DrawingTrial(width: 0, height: 0, across: 1, down: 1) }

  /// What comes of it where the helper draws it; without one it isn't tried.
  func outcome(
    of bytes: [UInt8],
    drawnAs size: (width: Double, height: Double)
  ) -> ImageError.Obstacle? {
    guard let helper else { return .untried }
    let outcome = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe crsvg_try_apart(
        helper.path,
        bytes.baseAddress,
        bytes.count,
        size.width,
        size.height,
        request
      )
    }
    switch outcome {
    case crsvg_fine: return nil
    case crsvg_fails: return .failure
    case crsvg_takes_too_long: return .time
    case crsvg_unknown:
      return helper == DrawingHelper.ownProgram ? .unstarted : .noHelper(helper.path)
    default: return .fault
    }
  }

  /// What the trial looks like in C.
  fileprivate var request: crsvg_trial {
    crsvg_trial(
      width: Int32(width),
      height: Int32(height),
      across: across,
      down: down,
      seconds: UInt32(Self.seconds + pixels / 20_000_000),
      bytes: UInt64(Self.bytes + 64 * pixels)
    )
  }

  private static let seconds = 5
  private static let bytes = 1_500_000_000
}

extension VectorDrawing {
  /// Makes sure that the drawing can be drawn at a size in pixels: without harm, in little time.
  ///
  /// What isn't plain is tried by a helper.
  ///
  /// - Parameters:
  ///   - width: How wide the whole drawing becomes.
  ///   - height: How tall it becomes.
  ///   - visible: How many pixels of that are drawn at most; nothing for all of them.
  /// - Throws: What keeps it from being drawn.
  package func check(
    width: Double,
    height: Double,
    visible: (width: Int, height: Int)? = nil
  ) throws(ImageError) {
    let size = size
    func side(_ length: Double, _ most: Int?) -> Int {
      max(1, min(Int(min(length.rounded(.up), Self.mostTried)), most ?? .max))
    }
    guard width.isFinite, height.isFinite else { throw .undrawable(.failure) }
    let wanted = DrawingTrial(
      width: side(width, visible?.width),
      height: side(height, visible?.height),
      across: width / size.width,
      down: height / size.height
    )
    let obstacle = tried.withLock { last in
      if let last, last.covers(wanted) { return last.obstacle }
      var trial = wanted
      trial.obstacle = outcome(of: wanted)
      last = trial
      return trial.obstacle
    }
    if let obstacle { throw .undrawable(obstacle) }
  }

  private func outcome(of trial: DrawingTrial) -> ImageError.Obstacle? {
    let size = size
    if hazard.isPlain, hazard.elements * trial.pixels <= Self.plainWork {
      var request = trial.request
      // It does no harm, but librsvg may still refuse it; a corner is enough to be told.
      request.width = min(request.width, 16)
      request.height = min(request.height, 16)
      return attempt(request, size) ? nil : .failure
    }
    return trial.outcome(of: bytes, drawnAs: size)
  }

  /// More isn't tried on a side; what is visible of it is seldom as much.
  private static let mostTried = 8_192.0
  /// Elements times pixels; each may need a layer of its own.
  private static let plainWork = 100_000_000
}
