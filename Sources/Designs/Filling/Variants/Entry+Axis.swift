extension Entry {
  /// Tells what is wrong with a value of an axis, also where another variant is drawn.
  func checkAsAxis(in reading: Reading) {
    guard let text = value.scalar?.text, !text.isEmpty else { return }
    let trial = Reading(environment: reading.environment)
    let node = Node(mapping: [self], span: value.span)
    switch key {
    case "size", "scale", "device":
      let spot = Spot(key: DocumentWords.canvas.name, owner: "design")
      _ = DocumentWords.canvas.read(node, at: spot, in: trial)
    case _ where VariantTable.environmentAxes.contains(key):
      let spot = Spot(key: DocumentWords.environment.name, owner: "design")
      _ = DocumentWords.environment.read(node, at: spot, in: trial)
    default: return
    }
    if let message = trial.firstError { reading.report(message, at: value.span) }
  }
}
