import SnaplineEnvironment
import SnaplineText

/// All that decides how a text is set.
struct TextRequest: Equatable {
  var text: StyledText
  var width: Double?
  var height: Double?
  var lineLimit: Int
  var environment: Environment
  /// The least part of its size that the text may be shrunk to.
  var least = 1.0

  var block: TextBlock { answer.block }

  /// The text as it is set, and the part of its size that it is shown at.
  var answer: (block: TextBlock, factor: Double) {
    let typesetter = Typesetter(in: environment)
    guard least < 1, let width else {
      return (typesetter.layout(text, width: width, lineLimit: lineLimit, height: height), 1)
    }
    let factor = typesetter.fittingScale(
      of: text,
      width: width,
      lineLimit: lineLimit,
      height: height,
      minimum: least
    )
    let scaled = text.scaled(by: factor)
    return (
      typesetter.layout(scaled, width: width, lineLimit: lineLimit, height: height), factor
    )
  }
}
