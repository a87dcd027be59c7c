internal import Foundation

/// The designs that paths lead to: files as they are named, folders with all below them.
struct DesignList {
  var files: [String] = []
  private(set) var complaints: [Complaint] = []

  init(paths: [String]) {
    for path in paths.isEmpty ? ["."] : paths {
      var isFolder: ObjCBool = false
      let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if exists, isFolder.boolValue {
        files += Self.designs(below: path)
      } else if let complaint = InputFile.complaint(about: path) {
        complaints.append(complaint)
      } else {
        files.append(path)
      }
    }
  }

  private static func designs(below folder: String) -> [String] {
    var found: [String] = []
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    while let path = walk.nextObject() as? String {
      let name = split(path).name
      if name.hasPrefix(".") || name.hasSuffix(".snapshots") {
        walk.skipDescendants()
      } else if InputFile.hasDesignExtension(name) {
        let whole = folder == "." ? path : join(folder, path)
        if !name.lowercased().hasSuffix(".json") || isDesign(whole) { found.append(whole) }
      }
    }
    return found.sorted()
  }

  /// Whether a JSON file is a design and not the data of one: only designs have a view.
  private static func isDesign(_ path: String) -> Bool {
    guard let bytes = try? Data(contentsOf: URL(filePath: path)),
      let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    else { return false }
    return object["view"] != nil
  }
}
