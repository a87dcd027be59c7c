import Snapline

/// Called by libFuzzer with one input after the other.
///
/// A text in Apple's visual format makes constraints that can be laid out, or is refused.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let first = bytes.first else { return 0 }
  let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  root.environment.limits.layoutSteps = 20_000
  let views = ["one": View(), "other": View()]
  for view in views.values {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }
  let constraints = try? LayoutConstraint.constraints(
    visualFormat: String(decoding: bytes.dropFirst(), as: UTF8.self),
    options: LayoutConstraint.FormatOptions(rawValue: UInt(first)),
    metrics: ["gap": 8, "wide": 44],
    views: views
  )
  LayoutConstraint.activate(constraints ?? [])
  root.layoutIfNeeded()
  for view in views.values {
    precondition(view.frame.minX.isFinite && view.frame.height.isFinite, "a frame is no number")
  }
  return 0
}
