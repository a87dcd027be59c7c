// Written by 'snapline to-swift hello.yaml'.
import Snapline

/// hello.
enum HelloLayout {
  /// How large the picture is, in points.
  static let size = CGSize(width: 400, height: 200)

  /// What surrounds the view, with what the design says of it.
  static var environment: Environment {
    Environment.current
  }

  /// Makes the view, with all that is on it.
  static func makeView(in environment: Environment = HelloLayout.environment) -> View {
    Environment.$current.withValue(environment) {
      makeCanvas(in: environment)
    }
  }

  private static func makeCanvas(in environment: Environment) -> View {
    let canvas = View()
    canvas.environment = environment
    canvas.bounds.size = size
    canvas.backgroundColor = .systemBackground

    let helloWorldLabel = Label(text: "Hello, world", textStyle: .largeTitle)
    canvas.addSubview(helloWorldLabel, centeredIn: .superview)

    return canvas
  }
}
