package import SnaplineDiagnostics
package import SnaplineDocuments
package import SnaplineInputs

/// What is shown and how: a design, and every choice of the page's address.
package struct PreviewChoices: Hashable, Sendable {
  /// The number of the design in the list.
  package var design: Int
  /// The scene of a storyboard; the first one without it.
  package var scene: String?
  package var overrides: DesignOverrides
  package var data: DesignData
  /// In points, where somebody says it; the design's own without it.
  package var width: Double?
  package var height: Double?
  /// Pixels for each point, where somebody chose them.
  package var scale: Double?
  /// Pixels of the display for each point, for pictures that are made for it.
  package var shown: Double?

  package init(design: Int, overrides: DesignOverrides, data: DesignData = DesignData()) {
    self.design = design
    self.overrides = overrides
    self.data = data
  }

  /// How many times their length texts have, to see what becomes of them in another language.
  package var textLength = 1.0
  /// Whether the picture is one of many in motion, which may be less exact.
  package var isMoving = false
  /// What is wrong with what the choices are made of, such as the data.
  package var faults: [Diagnostic] = []

  /// The scale to lay out for: what was chosen, else what is shown.
  var layoutScale: Double? { scale ?? shown }

  /// The same with the size alone of what changes from frame to frame.
  var sized: PreviewChoices {
    var choices = reading
    (choices.width, choices.height) = (width, height)
    return choices
  }

  /// The same without the display, which decides nothing of what a save did.
  var compared: PreviewChoices {
    var choices = self
    (choices.shown, choices.isMoving) = (nil, false)
    return choices
  }

  /// The same without what changes from frame to frame.
  var reading: PreviewChoices {
    var choices = self
    (choices.width, choices.height, choices.scale, choices.shown) = (nil, nil, nil, nil)
    (choices.textLength, choices.isMoving) = (1, false)
    return choices
  }
}
