import SnaplineEnvironment
public import SnaplineInputs

/// How a caller wants a document to be shown.
public struct InterfaceSettings: Hashable, Sendable {
  /// Device, traits, locale and metrics that replace those of the document.
  public var overrides = DesignOverrides()
  /// Absolute paths of folders with asset catalogues and pictures.
  public var assetFolders: [String] = []
  /// Whether views with text keep the size that the document records.
  public var keepsRecordedTextSizes = false

  /// Whether the screens are for a program that goes on with them, and not for a picture of what
  /// Interface Builder shows.
  var isForProgram = false

  public init() {}
}

/// What was read of a document.
struct InterfaceContents: Sendable {
  let root: XMLElement
  /// The ids of all elements, those too that these size classes don't have.
  let ids: Set<String>
  let path: String?
  let settings: InterfaceSettings
  let limits: Limits
  let assets: AssetCatalogue
  let wording: Wording
}
