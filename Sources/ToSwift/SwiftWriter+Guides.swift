import SnaplineDesigns

/// Areas that have names.
extension SwiftWriter {
  /// Writes the areas that a view says to have.
  func writeGuides(of making: Making) {
    for said in making.values[InsideWords.guides]?.guides ?? [] {
      guard let frame = said.values[GuideList.frame] else {
        refuse(
          "the guide '\(said.name)' can't be said with this library's helpers",
          cause: "helpers place views, and guides only by their frames",
          remedy: "write a view in its place, or give it a 'frame'",
          at: said.span
        )
        continue
      }
      let name = names.next(for: said.name, else: "guide")
      if guides[said.name] == nil { guides[said.name] = name }
      lines.add("let \(name) = FixedFrameLayoutGuide()")
      lines.add("\(name).identifier = \(SwiftText.string(said.name))")
      let width = frame.size.map { points($0.width) } ?? "0"
      let height = frame.size.map { points($0.height) } ?? "0"
      lines.add(
        "\(name).frame = CGRect(x: \(points(frame.x)), y: \(points(frame.y)), width: \(width), height: \(height))"
      )
      lines.add("\(making.name).addLayoutGuide(\(name))")
    }
  }
}
