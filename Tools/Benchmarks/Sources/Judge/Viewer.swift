import Foundation
import Snapline

/// A program that shows scenes in one of their forms.
struct Viewer {
  /// In figures, and where a case names the viewers that have a fault with it.
  let name: String
  let title: String
  /// By how many levels a channel may differ without being counted.
  let level: Int
  /// Where nothing is lenient.
  let strict: Limit
  /// Other limits, by leniency.
  var lenient: [String: Limit] = [:]
  var shows: (Case) -> Bool = { _ in true }
  /// Pictures of all cases of a round.
  let pictures: (Round) throws -> [Bitmap]

  func limit(for leniency: String?) -> Limit { leniency.flatMap { lenient[$0] } ?? strict }
}

extension Viewer {
  /// All viewers, whose files are in `folder`, as are the pictures of pages.
  static func all(in folder: String) -> [Viewer] {
    [
      html(Browser(folder: folder)), svg(DrawingViewer(folder: folder)),
      svg(Browser(folder: folder)),
      pdf(
        DocumentViewer(program: "pdftocairo", folder: folder),
        name: "pdf_cairo",
        title: "PDF in Poppler by Cairo",
        lenient: [
          // What PDF can't say is a picture in it, with two pixels for each point.
          "pixels": Limit(share: 0.01), "letters": Limit(share: 0.007),
          "designs": Limit(share: 0.025, allowsBlocks: true),
        ]
      ),
      pdf(
        DocumentViewer(program: "pdftoppm", folder: folder),
        name: "pdf_splash",
        title: "PDF in Poppler by Splash",
        lenient: [
          // Splash covers each pixel that a picture touches, and scales photographs in a way of its own.
          "pixels": Limit(share: 0.013), "pictures": Limit(share: 0.006),
          "letters": Limit(share: 0.009),
        ]
      ),
    ]
  }

  /// Pages that were written down, in Chromium.
  private static func html(_ browser: Browser) -> Viewer {
    Viewer(
      name: "html",
      title: "HTML in Chromium",
      level: 24,
      strict: Limit(share: 0.003),
      lenient: ["shadows": Limit(allowsBlocks: true), "pictures": Limit(allowsBlocks: true)],
      shows: { $0.page != nil },
      pictures: { round in try browser.pictures(of: round) { $0.page ?? "" } }
    )
  }

  /// SVG in librsvg, which paints as we do: by Cairo, without a finer grid.
  private static func svg(_ viewer: DrawingViewer) -> Viewer {
    Viewer(
      name: "svg_rsvg",
      title: "SVG in librsvg",
      level: 32,
      strict: Limit(share: 0.0005),
      // Letters are shaped anew.
      lenient: [
        "letters": Limit(share: 0.002), "designs": Limit(share: 0.025, allowsBlocks: true),
      ],
      pictures: { round in
        try round.cases.map { try viewer.picture(of: $0.scene.svg(), scale: round.scale) }
      }
    )
  }

  /// SVG in Chromium, where neighbours share the pixels between them in another way.
  private static func svg(_ browser: Browser) -> Viewer {
    Viewer(
      name: "svg_chromium",
      title: "SVG in Chromium",
      level: 32,
      strict: Limit(share: 0.005),
      lenient: ["designs": Limit(share: 0.025, allowsBlocks: true)],
      pictures: { round in try browser.pictures(of: round) { try Self.inline($0.scene) } }
    )
  }

  /// PDF, of whole designs only where these have a limit: both programs read it with the same library.
  private static func pdf(
    _ viewer: DocumentViewer,
    name: String,
    title: String,
    lenient: [String: Limit]
  ) -> Viewer {
    Viewer(
      name: name,
      title: title,
      level: 32,
      strict: Limit(share: 0.004),
      lenient: lenient,
      shows: { $0.leniency != "designs" || lenient["designs"] != nil },
      pictures: { round in
        try round.cases.map {
          try viewer.picture(of: $0.scene.pdf(), scale: round.scale, fineness: round.fineness)
        }
      }
    )
  }

  /// A scene as a picture in a page.
  private static func inline(_ scene: Scene) throws -> String {
    let sides = "width:\(scene.size.width)px;height:\(scene.size.height)px"
    return "<img style=\"left:0;top:0;\(sides)\" src=\"data:image/svg+xml;base64,"
      + Data(try scene.svg().utf8).base64EncodedString() + "\">"
  }
}
