public import SnaplineScene

public import struct Foundation.Data

/// How a scene is written as SVG.
public struct SVGOptions: Hashable, Sendable {
  /// Where the pixels of pictures are.
  public enum Images: Hashable, Sendable {
    /// In the file itself, each picture once.
    case embedded
    /// In files of their own below `folder`, a path from the SVG file.
    case linked(folder: String)
  }

  /// What becomes of texts.
  public enum Text: Hashable, Sendable {
    /// Characters that can be read, searched and copied, in the viewer's fonts.
    case characters
    /// Shapes that look the same everywhere; emoji stay characters.
    case outlines
  }

  public var images = Images.embedded
  public var text = Text.characters
  /// What the whole picture is called.
  public var title: String?
  /// The same picture as it looks in the dark, for viewers that prefer it; the others, and those
  /// that know no styles, show the light one.
  public var dark: Scene?
  /// What a page needs to know of a picture in it, where the picture is for one.
  package var live: Live?

  /// A picture that a page shows and asks.
  package struct Live: Hashable, Sendable {
    /// The names under which the page has fonts, by the paths of their files.
    package var families: [String: String] = [:]
    /// Whether the picture is one of many in motion, in which letters needn't stand quite so exactly.
    package var isMoving = false

    package init() {}
  }

  public init() {}
}

/// A scene as SVG, with the files it refers to.
public struct SVGDocument: Hashable, Sendable {
  public let text: String
  /// The files of linked pictures, by their paths from the SVG file.
  public let files: [String: Data]
}
