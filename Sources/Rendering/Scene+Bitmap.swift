internal import SnaplineDiagnostics
public import SnaplineEnvironment
internal import SnaplineGeometry
public import SnaplineImages
public import SnaplineScene

import struct Foundation.CGFloat
import struct Foundation.CGSize

extension Scene {
  /// The scene as pixels.
  ///
  /// The environment's limits bound the canvas.
  public func bitmap(environment: Environment = .current) throws(RenderingError) -> Bitmap {
    let (width, height) = try pixelSize(within: environment.limits)
    return try FaceSet.lend { faces throws(RenderingError) in
      var failure: RenderingError?
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { memory, count in
        unsafe memory.initialize(repeating: 0)
        count = width * height * 4
        do throws(RenderingError) {
          try unsafe paint(over: memory, width: width, height: height, faces, environment.limits)
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      return Bitmap(width: width, height: height, bytes: bytes)
    }
  }

  /// Paints all of the scene, or the rows that are given, onto pixels that are clear there.
  func paint(
    over memory: UnsafeMutableBufferPointer<UInt8>,
    width: Int,
    height: Int,
    rows: Range<Int>? = nil,
    _ faces: FaceSet,
    _ limits: Limits
  ) throws(RenderingError) {
    guard let start = memory.baseAddress else { throw .outOfMemory }
    let canvas = try unsafe Canvas(over: start, width: width, height: height)
    if let rows {
      canvas.clip(
        to: PixelRect(left: 0, top: rows.lowerBound, right: width, bottom: rows.upperBound)
      )
    }
    canvas.concatenate(Transform(scaleX: scale, y: scale))
    var painter = Painter(canvas: canvas, faces: faces, limits: limits)
    try painter.paint(self)
    painter.canvas.flush()
  }

  /// How many pixels the picture has.
  package func pixelSize(within limits: Limits) throws(RenderingError) -> (Int, Int) {
    try checkSize()
    let grid = PixelGrid(scale: scale)
    let width = grid.ceil(size.width) * scale
    let height = grid.ceil(size.height) * scale
    // Cairo's own limit holds whatever the environment says.
    let side = Double(min(limits.canvasSide, 32_767))
    guard width <= side, height <= side, width * height <= Double(limits.canvasPixels) else {
      throw .canvasTooLarge(
        width: width,
        height: height,
        side: Int(side),
        pixels: limits.canvasPixels
      )
    }
    return (max(1, Int(width.rounded())), max(1, Int(height.rounded())))
  }
}
