import Foundation
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineImages

/// Drawings that would cost hours, or end the process, were they drawn by it.
@Suite struct `A drawing that asks for much` {
  init() { BuiltCommand.triesDrawings() }

  private static func svg(_ body: String, before: String = "") -> String {
    before + "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
      + " width='100' height='100'>" + body + "</svg>"
  }

  /// What keeps it from being drawn, if anything.
  private func obstacle(_ text: String) -> ImageError? {
    do throws(ImageError) {
      let file = try ImageFile.read(Data(text.utf8))
      guard let vector = file.vector else { return .unknownFormat }
      try VectorDrawing.shared(vector).check(width: 100, height: 100)
      return nil
    } catch {
      return error
    }
  }

  /// Each level draws the one before ten times.
  private static func nested(
    _ levels: Int,
    _ use: (Int) -> String
  ) -> String {
    (1...levels).map { level in
      "<g id='a\(level)'>" + String(repeating: use(level - 1), count: 10) + "</g>"
    }.joined()
  }

  private static let ones = String(repeating: "1 ", count: 2_500)

  static let bodies: [(name: String, body: String)] = [
    ("uses of uses", "<rect id='a0'/>" + nested(9) { "<use href='#a\($0)'/>" }),
    ("uses by the old name", "<rect id='a0'/>" + nested(9) { "<use xlink:href='#a\($0)'/>" }),
    (
      "uses that are spelled out",
      "<rect id='a0'/>" + nested(9) { "<use href='&#35;a&#\(48 + $0);'/>" }
    ),
    (
      "patterns of patterns",
      (1...9).map { level in
        "<pattern id='p\(level)'>"
          + String(repeating: "<rect fill='url(#p\(level - 1))'/>", count: 10) + "</pattern>"
      }.joined() + "<rect fill='url(#p9)'/>"
    ),
    (
      "patterns in a style sheet",
      "<style>/* all */ .p, rect.x{fill:url(#p)}</style><pattern id='p'>"
        + String(repeating: "<rect/>", count: 400) + "</pattern>"
        + String(repeating: "<rect class='a p'/>", count: 400)
    ),
    (
      "a pattern that all inherit",
      "<pattern id='p'>" + String(repeating: "<rect/>", count: 400) + "</pattern><g fill='url(#p)'>"
        + String(repeating: "<rect/>", count: 400) + "</g>"
    ),
    (
      "markers at many corners",
      "<marker id='m'>" + String(repeating: "<rect/>", count: 100) + "</marker>"
        + "<path marker-mid='url(#m)' d='M0 0" + String(repeating: "L1 1", count: 2_000) + "'/>"
    ),
    (
      "layers",
      String(repeating: "<g opacity='.5'>", count: 60)
        + String(repeating: "<g style='mix-blend-mode: screen'/>", count: 3_000)
        + String(repeating: "</g>", count: 60)
    ),
    ("noise", "<filter id='f'><feTurbulence numOctaves='100000'/></filter>"),
    (
      "a large kernel",
      "<filter id='f'><feConvolveMatrix order='50' kernelMatrix='\(ones)'/></filter>"
    ),
    (
      "a kernel of many numbers",
      "<filter id='f'><feConvolveMatrix kernelMatrix='\(ones)'/></filter>"
    ),
    ("very many elements", String(repeating: "<g/>", count: 100_001)),
    (
      "a deep chain",
      "<rect id='a0'/>"
        + (1...150).reversed().map { "<g id='a\($0)'><use href='#a\($0 - 1)'/></g>" }.joined()
    ),
    ("another document", "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='data:,x'/>"),
    (
      "a drawing in a drawing",
      "<image href='data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E'/>"
    ),
    ("escapes in a style sheet", "<style>rect{fill:\\75rl(#p)}</style>"),
    ("escapes in a style", "<rect style='fill:\\75rl(#p)'/>"),
    ("an imported style sheet", "<style>@import url(data:text/css,x)</style>"),
  ]

  @Test(arguments: bodies.map(\.name))
  func `does no harm, and takes bounded time`(name: String) throws {
    let body = try #require(Self.bodies.first { $0.name == name }).body
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(obstacle(Self.svg(body))?.isForWantOfTrial != true)
    }
    // Five seconds of the processor's, on a machine that may be busy.
    #expect(time < .seconds(90))
    #expect(!DrawingHazard(of: Array(Self.svg(body).utf8)).isPlain)
  }

  @Test(arguments: [
    "<!DOCTYPE svg [<!ENTITY a \"<use href='#x'/>\">]>", "<?xml version='1.0' encoding='UTF-7'?>",
    "<!DOCTYPE svg [<!ENTITY % a 'b'>]>",
    "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>",
    "<!DOCTYPE svg [<!ATTLIST use href CDATA '#x'>]>",
  ])
  func `is tried where it may hide what it asks for`(before: String) {
    let text = Self.svg("<g/>", before: before)
    #expect(!DrawingHazard(of: Array(text.utf8)).isPlain)
    #expect(obstacle(text)?.isForWantOfTrial != true)
  }

  @Test(arguments: [
    "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>",
    "<!DOCTYPE svg [<!ENTITY ns_svg 'http://www.w3.org/2000/svg'> <!-- [ --> ]>",
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone='no'?><!-- a < b -->",
  ])
  func `is drawn where it only begins as others do`(before: String) throws {
    let body = """
      <style type="text/css"><![CDATA[ .a > b, #c:hover { fill: url(#g); opacity: .4 } ]]></style>
      <linearGradient id="g"><stop offset="0"/><stop offset="1" stop-color="red"/></linearGradient>
      <filter id="f"><feTurbulence numOctaves="3"/><feConvolveMatrix order="3"
        kernelMatrix="0,-1,0 -1,5,-1 0,-1,0"/></filter>
      <g class="a"><use href="#r"/><rect id="r" width="5" height="5" filter="url(#f)"/></g>
      """
    #expect(obstacle(Self.svg(body, before: before)) == nil)
  }

  @Test func `is none of the symbols that Debian packages`() throws {
    let folder = Environment.current.symbolFolder
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    try #require(names.count > 1_000)
    for (place, name) in names.enumerated() where place % 29 == 0 {
      let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
      // No other process is needed for them.
      #expect(DrawingHazard(of: Array(bytes)).isPlain, "\(name)")
      #expect(obstacle(String(decoding: bytes, as: UTF8.self)) == nil, "\(name)")
    }
  }

  @Test func `without a closing tag takes bounded time to be told from one`() {
    let time = processorTime {
      #expect(obstacle(String(repeating: "<", count: 65_536)) == .unknownFormat)
    }
    #expect(time < 2)
  }
}

extension ImageError {
  /// Whether the drawing may well be harmless, and nobody tried it.
  var isForWantOfTrial: Bool {
    switch self {
    case .undrawable(.untried), .undrawable(.noHelper), .undrawable(.unstarted): true
    default: false
    }
  }
}
