import Foundation
import SnaplineTerminal
import Testing

@testable import SnaplineCLI

private let card = """
  canvas: {device: iPhone 16, background: systemBackground}
  view: {id: body, filling: safeArea, background: label}

  """

@Suite struct `Devices and circumstances on the command line` {
  @Test func `are listed with all that is known of them`() throws {
    let list = try Built(["devices"])
    #expect(list.status == 0)
    let lines = list.output.split(separator: "\n")
    #expect(lines.count > 25)
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
    #expect(
      lines.contains {
        $0.split(separator: " ").joined(separator: " ")
          == "iPhone 16 393x852 3 CR CC 59 0 34 0 0 59 21 59 55"
      }
    )
  }

  @Test func `are listed as JSON`() throws {
    let list = try Built(["devices", "--json"])
    let devices = try #require(
      JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]]
    )
    let tablet = try #require(devices.first { $0["name"] as? String == "iPad Pro (9.7-inch)" })
    let splits = tablet["splits"] as? [String: [String: Double]]
    #expect(splits?["landscape"]?["twoThirds"] == 694)
    #expect(splits?["landscape"]?["half"] == 507 && splits?["portrait"]?["half"] == nil)
    let phone = try #require(devices.first { $0["name"] as? String == "iPhone 16" })
    #expect(phone["scale"] as? Double == 3 && phone["splits"] == nil)
    let lying = phone["landscape"] as? [String: Any]
    #expect(lying?["width"] as? Double == 852)
    #expect(lying?["verticalClass"] as? String == "compact")
  }

  @Test(arguments: ["render", "test", "diff", "explain"])
  func `are options of every command that draws`(command: String) throws {
    let help = try Built(["help", command]).output
    for option in [
      "--device", "--orientation", "--split", "--appearance", "--contrast", "--text-size",
      "--bold-text", "--metrics", "--locale", "--rtl", "--ltr", "--allow",
    ] {
      #expect(help.contains(option + " ") || help.contains(option + "\n"), "\(option)")
    }
  }

  @Test func `decide what is drawn`() throws {
    try withFolder(["card.yaml": card]) { folder in
      func picture(_ options: [String]) throws -> String {
        try Built(["render", "card.yaml", "--format", "svg", "-o", "-"] + options, in: folder)
          .output
      }
      let plain = try picture([])
      #expect(plain.contains("393") && plain.contains("852"))
      let lying = try picture(["--device", "iphone-se", "--orientation", "landscape"])
      #expect(lying.contains("667") && lying.contains("375"))
      #expect(try picture(["--appearance", "dark"]) != plain)
      #expect(try picture(["--rtl"]) == plain)
    }
  }

  @Test func `win over a design's own direction, weight and generation`() throws {
    let line = """
      canvas: {device: iPhone 11}
      environment: {direction: rightToLeft}
      view: {label: Hello, filling: {bottom: none, others: safeArea}}

      """
    try withFolder(["line.yaml": line]) { folder in
      func picture(_ options: [String]) throws -> String {
        try Built(["render", "line.yaml", "--format", "svg", "-o", "-"] + options, in: folder)
          .output
      }
      let plain = try picture([])
      #expect(try picture(["--rtl"]) == plain)
      #expect(try picture(["--ltr"]) != plain)
      #expect(!plain.contains("font-weight"))
      #expect(try picture(["--bold-text"]).contains("font-weight=\"600\""))
      // The safe area was 4 points lower before iOS 14.
      #expect(try picture(["--metrics", "iOS14"]) == plain)
      #expect(try picture(["--metrics", "iOS13"]) != plain)
      let both = try Built(["render", "line.yaml", "--rtl", "--ltr"], in: folder)
      #expect(both.status == 64 && both.error.contains("leave one of them out"), "\(both.error)")
    }
  }

  @Test func `have baselines of their own, which differ when they should`() throws {
    try withFolder(["card.yaml": card]) { folder in
      let line = "CI= $snapline test --record all"
      _ = try Built(shell: line, in: folder)
      _ = try Built(shell: line + " --device iphone-se --appearance dark --rtl", in: folder)
      #expect(folder.names.contains("card.snapshots/card.scene"))
      #expect(folder.names.contains("card.snapshots/card.iphone-se-3rd-generation.dark.rtl.scene"))
      let again = try Built(
        ["test", "--device", "iPhone SE", "--appearance", "dark", "--rtl"],
        in: folder
      )
      #expect(again.status == 0, "\(again.output)\(again.error)")
    }
  }

  @Test func `compare designs as they look there`() throws {
    let other = card.replacingOccurrences(of: "safeArea", with: "superview")
    try withFolder(["card.yaml": card, "other.yaml": other]) { folder in
      #expect(try Built(["diff", "card.yaml", "other.yaml"], in: folder).status == 1)
      // A phone that covers nothing but its status bar, lying: nothing.
      let same = try Built(
        ["diff", "card.yaml", "other.yaml", "--device", "iphone-se", "--orientation", "landscape"],
        in: folder
      )
      #expect(same.status == 0, "\(same.output)\(same.error)")
    }
  }

  @Test func `offer the nearest names`() throws {
    let command = try Built(["render", "x.yaml", "--device", "iPhone16"])
    #expect(command.status == 64)
    #expect(command.error.contains("did you mean 'iPhone 16'"), "\(command.error)")
    let other = try Built(["render", "x.yaml", "--device", "iphone-99"])
    #expect(other.status == 64 && !other.error.contains("did you mean"), "\(other.error)")
    let long = String(repeating: "a", count: 3000)
    #expect(try Built(["render", "x.yaml", "--device", long]).error.utf8.count < 400)
    for locale in ["en_GB", "--", "12"] {
      #expect(try Built(["render", "x.yaml", "--locale=" + locale]).status == 64)
    }
    #expect(
      try Built(["render", "x.yaml", "--text-size", "huge"]).error.contains("accessibility5")
    )
  }

  @Test func `complete by names without spaces`() throws {
    for shell in ["bash", "zsh", "fish"] {
      let script = try Built(["completions", shell]).output
      #expect(script.contains("iphone-16-pro-max"), "\(shell)")
      #expect(!script.contains("iPhone 16 Pro"), "\(shell)")
    }
  }
}
