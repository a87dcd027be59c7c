/// What the code that is written of a design needs around it.
struct WrittenUses {
  /// The traits of the environment, as a value of their own.
  var traits = false
  /// The function that gives a font another style.
  var symbolicTraits = false
  /// The function that fits a picture into a line of text.
  var attachments = false
  /// The function that makes an item of a bar.
  var items = false
  /// The folder of the design's files.
  var files = false
}

/// The names of the parts of charts: those that are views, and those that are guides.
struct ChartNames {
  var parts: Set<String> = []
  var guides: Set<String> = []
}
