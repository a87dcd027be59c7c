package import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineImages
import SnaplineInputs

/// A picture beside a design, with its drawings for other scales.
package struct PictureFile: DesignValue {
  /// As the design says it.
  package var name: String
  /// The absolute path, without what says a scale.
  package private(set) var path: String
  /// Where the design says it.
  package private(set) var span: Span
  private var folders: ReadableFolders

  static let schema: JSONValue = ["type": "string"]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> PictureFile? {
    guard reading.isSaid(node, at: spot),
      let name = Text.read(node, at: spot, in: reading)?.string, !name.isEmpty
    else { return nil }
    return named(name, at: node.span, in: reading)
  }

  /// The picture of a name that stands at some place of the design.
  package static func named(_ name: String, at span: Span, in reading: Reading) -> PictureFile? {
    if name.contains("://") {
      reading.report(.pictureFromNetwork, at: span)
      return nil
    }
    let folders = reading.readableFolders
    let path = name.hasPrefix("/") ? name : (span.source.folder ?? folders.own) + "/" + name
    let file = PictureFile(name: name, path: path, span: span, folders: folders)
    for candidate in ImageVariants(of: path).candidates { reading.seek(candidate) }
    // Where nothing is, at least the place that was meant is told from one outside.
    let absolute = FileName(path).absolute
    guard folders.hold(absolute) else {
      reading.report(.outsideFolder(absolute), at: span)
      return nil
    }
    let paths = Set((1...3).compactMap { file.path(for: Double($0)) })
    reading.pictures += paths.sorted()
    if paths.isEmpty {
      reading.report(
        .missingFile(
          name,
          in: folders.own,
          of: reading,
          beside: span.source.name,
          cause: "a box is drawn in its place"
        ) { FileName($0).isPicture },
        at: span
      )
    }
    return file
  }

  /// The absolute path of the drawing for a scale; nothing where there is none in the folder.
  package func path(for scale: Double) -> String? {
    guard let found = ImageVariants(of: path).path(for: scale) else { return nil }
    return folders.hold(FileName(found).absolute) ? found : nil
  }
}

/// The bytes of a picture, in Base64.
package struct PictureData: DesignValue {
  package var data: Data

  static let schema: JSONValue = ["type": "string"]

  private static let most = 1_000_000

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> PictureData? {
    guard reading.isSaid(node, at: spot),
      let text = Text.read(node, at: spot, in: reading)?.string
    else { return nil }
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters), !data.isEmpty
    else {
      reading.report(.notBase64, at: node.span.prefix(1))
      return nil
    }
    guard data.count <= most else {
      reading.report(.largeData(data.count, most: most), at: node.span.prefix(1))
      return nil
    }
    do throws(ImageError) {
      _ = try ImageFile.read(data, limits: reading.limits)
    } catch {
      reading.report(.unreadablePicture(error), at: node.span.prefix(1))
      return nil
    }
    return PictureData(data: data)
  }
}

/// A symbol by Apple's name of it.
package struct SymbolName: DesignValue {
  package var name: String

  static let schema: JSONValue = ["type": "string"]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> SymbolName? {
    guard reading.isSaid(node, at: spot),
      let name = Text.read(node, at: spot, in: reading)?.string
    else { return nil }
    let folder = reading.environment.symbolFolder
    // Where there is none at all, the picture says so once.
    if SymbolNames.path(of: name, in: folder) == nil,
      !SymbolNames.isName(name) || SymbolCatalogue.isAnyThere(in: folder)
    {
      reading.report(
        .missingSymbol(name, near: SymbolNames.nearest(to: name, in: folder)),
        at: node.span
      )
    }
    return SymbolName(name: name)
  }
}

extension Message {
  fileprivate static let pictureFromNetwork = Message(
    "outside-folder",
    "no picture is fetched from the network",
    remedy: "put the file beside the design"
  )

  fileprivate static func largeData(_ count: Int, most: Int) -> Message {
    Message(
      "limit",
      "the picture has \(count) bytes, more than \(most)",
      remedy: "put it into a file beside the design, and name that with 'file:'"
    )
  }

  fileprivate static let notBase64 = Message(
    "picture-data",
    "this is no Base64",
    remedy: "write the bytes of a picture file in Base64"
  )

  fileprivate static func unreadablePicture(_ error: ImageError) -> Message {
    let diagnostic = error.diagnostic(file: "")
    return Message(
      diagnostic.id,
      diagnostic.subject,
      cause: diagnostic.cause,
      remedy: diagnostic.remedy
    ).warning()
  }

  fileprivate static func missingSymbol(_ name: String, near: String?) -> Message {
    Message(
      "missing-symbol",
      "no symbol stands for '\(name.shortened)'",
      cause:
        "Apple's own can't be had, and none of the free ones fits; a box is drawn in its place",
      remedy: near.map { "did you mean '\($0)'?" } ?? "name another, or use a file"
    ).warning()
  }
}
