import SnaplineEnvironment
import Testing

@Suite struct `A colour in a design` {
  private func color(
    _ value: String,
    _ environment: Environment = Environment(),
    colors: String = "{}"
  ) throws -> String {
    let text =
      "colors: \(colors)\ncanvas: {size: 10x10, background: clear}\n"
      + "view:\n  background: \(value)\n"
    return try Drawn(text, environment: environment).fills.last ?? "none"
  }

  private var dark: Environment {
    var environment = Environment()
    environment.traits.userInterfaceStyle = .dark
    return environment
  }

  @Test func `is a name, digits or a function, with or without an alpha`() throws {
    let rows: [(String, String)] = [
      ("red", "FF0000FF"), ("systemBlue", "007AFFFF"), ("tint", "007AFFFF"),
      ("0A84FF", "0A84FFFF"), ("0a84ff", "0A84FFFF"), ("0A84FF80", "0A84FF80"),
      ("112233", "112233FF"), ("\"#0A84FF\"", "0A84FFFF"), ("\"#0AF\"", "00AAFFFF"),
      ("\"#0AF8\"", "00AAFF88"), ("black/50%", "00000080"), ("black / 0.5", "00000080"),
      ("secondaryLabel/100%", "3C3C43FF"), ("0A84FF80/100%", "0A84FFFF"),
      ("rgb(0, 122, 255)", "007AFFFF"), ("rgb(0 122 255)/50%", "007AFF80"),
      ("gray(40)", "282828FF"), ("hsl(120, 100, 50)", "00FF00FF"), ("hsl(0, 0, 100)", "FFFFFFFF"),
      ("p3(255, 255, 255)", "FFFFFFFF"), ("p3(128, 128, 128)", "808080FF"),
    ]
    for (written, expected) in rows { #expect(try color(written) == expected, "\(written)") }
  }

  @Test func `has a dark side behind the bar, or its own`() throws {
    #expect(try color("white | 1C1C1E") == "FFFFFFFF")
    #expect(try color("white | 1C1C1E", dark) == "1C1C1EFF")
    #expect(try color("systemBlue", dark) == "0A84FFFF")
    #expect(try color("white | black/50%", dark) == "00000080")
    let object = "{light: red, dark: green, darkHighContrast: blue, alpha: 50%}"
    #expect(try color(object) == "FF000080")
    #expect(try color(object, dark) == "00FF0080")
    var high = dark
    high.traits.accessibilityContrast = .high
    #expect(try color(object, high) == "0000FF80")
  }

  @Test func `is what the document calls it, before what the system does`() throws {
    #expect(try color("brand/50%", colors: "{brand: 0A5C36 | 30D158}") == "0A5C3680")
    #expect(try color("brand", dark, colors: "{brand: 0A5C36 | 30D158}") == "30D158FF")
    #expect(try color("soft", colors: "{soft: brand/20%, brand: red}") == "FF000033")
    #expect(try color("red", colors: "{red: 112233}") == "112233FF")
  }
}
