import SnaplineGeometry
import SnaplineImages
import SnaplineScene

extension Bitmap {
  /// The picture with masked views painted over, each as far as it reaches.
  func covering(_ views: [MaskedView], scale: Double) -> Bitmap {
    guard !views.isEmpty else { return self }
    var picture = self
    let color = Scene.maskColor
    let pixel = [color.red, color.green, color.blue, 1].map { UInt8(($0 * 255).rounded()) }
    for view in views {
      let (columns, rows) = (
        reach(view.box.left, view.box.right, scale, most: width),
        reach(view.box.top, view.box.bottom, scale, most: height)
      )
      for row in rows {
        for column in columns {
          let place = (row * width + column) * 4
          for part in 0..<4 { picture.bytes[place + part] = pixel[part] }
        }
      }
    }
    return picture
  }

  /// The whole pixels that a stretch touches.
  private func reach(_ start: Double, _ end: Double, _ scale: Double, most: Int) -> Range<Int> {
    func bound(_ value: Double) -> Int {
      value.isFinite ? Int(min(max(value, 0), Double(most))) : 0
    }
    let first = bound((start * scale).rounded(.down))
    return first..<max(first, bound((end * scale).rounded(.up)))
  }
}
