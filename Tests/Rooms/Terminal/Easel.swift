import SnaplineTerminal

/// A program for tests, with one of each kind of parameter.
enum Easel {
  enum Paper: String, CaseIterable { case rough, smooth }

  static let inputs = Argument(
    "SKETCH",
    .path("SKETCH", extensions: ["ink", "oil"]),
    count: .oneOrMore,
    "Sketches to paint."
  )
  static let output = Option("output", short: "o", .path("FILE"), "Where the painting goes.")
  static let paper = Option("paper", .oneOf("KIND", Paper.self), "What to paint on.")
  static let scale = Option(
    "scale",
    short: "s",
    .number("N", in: 1...4),
    "How large: a sketch of [2] is 'twice' as wide."
  )
  static let layers = Option(
    "layer",
    short: "l",
    .text("NAME", expectation: "the name of a layer"),
    repeats: true,
    "Paints this layer; may be repeated."
  )
  static let wet = Flag("wet", short: "w", "Paints wet in wet.")
  static let quick = Flag("quick", short: "q", "Leaves the details out.")
  static let mood = Option("mood", .text("MOOD", expectation: "a mood"), "For every command.")

  static let frame = Argument("FRAME", .text("FRAME", expectation: "a frame"), "The frame.")
  static let wall = Argument(
    "WALL",
    .text("WALL", expectation: "a wall"),
    count: .optional,
    "The wall."
  )
  static let level = Flag("level", "Hangs it level.")

  static let program = Program(
    "easel",
    version: "1.2.3",
    summary: "Paints sketches.",
    discussion: ["Easel reads sketches and paints them, one after the other."],
    examples: [Example("easel paint tree.ink", "paints tree.png beside the sketch")],
    environment: [Variable("NO_COLOR", "When set, messages are plain.")],
    commands: [
      Command(
        "paint",
        "Paints sketches on paper.",
        discussion: ["A sketch that can't be read is told of, and the others are painted."],
        examples: [
          Example("easel paint tree.ink", "paints tree.png beside the sketch"),
          Example("easel paint a.ink b.ink -o wall/", "paints two into a folder"),
        ]
      ) {
        inputs
        output
        paper
        scale
        layers
        wet
        quick
      },
      Command("hang", "Hangs a painting.") {
        frame
        wall
        level
      },
      Command("probe", "For tests alone.", isHidden: true),
    ]
  ) { mood }

  static func parse(_ line: String) -> Result<Request, UsageError> {
    do throws(UsageError) {
      return .success(try program.parse(line.split(separator: " ").map(String.init)))
    } catch {
      return .failure(error)
    }
  }

  /// The invocation that a good line makes.
  static func invocation(_ line: String) -> Invocation? {
    if case .success(.run(let invocation)) = parse(line) { invocation } else { nil }
  }
}
