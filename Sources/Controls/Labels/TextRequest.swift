import SnaplineEnvironment
import SnaplineText

/// All that decides how a text is set.
struct TextRequest: Equatable {
  var text: StyledText
  var width: Double?
  var height: Double?
  var lineLimit: Int
  var environment: Environment

  var block: TextBlock {
    Typesetter(in: environment)
      .layout(text, width: width, lineLimit: lineLimit, height: height)
  }
}
