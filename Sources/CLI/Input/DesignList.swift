internal import Foundation
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineLive
internal import SnaplineSnapshots

/// A design to test: as it was named first, and the one path that it has by any name.
struct ListedDesign: Hashable, Sendable {
  let name: String
  /// Absolute, and through no link.
  let path: String
  /// Which of its variants; nothing for the one of a design without.
  var variant: String?
  /// The target of a package that it stands for, whose manifest then is the path.
  private(set) var package: SwiftPackage?

  init?(_ name: String) {
    guard let real = realPath(name) else { return nil }
    (self.name, path) = (name, real)
  }

  fileprivate init(name: String, path: String) { (self.name, self.path) = (name, path) }

  /// The target of a package in a folder.
  init(target: String, of folder: String) throws(Complaint) {
    (path, package) = try LiveFiles.target(target, of: folder)
    name = target
  }

  /// Whether it is code, of which each preview is a variant.
  var isSwift: Bool { package != nil || InputFile.isSwift(name) }

  /// What the case is called.
  var title: String { variant.map { "\(name) [\($0)]" } ?? name }

  /// The design once for each of its variants, or for the one that is asked for.
  func variants(asked: String?) -> [ListedDesign] {
    let names = asked.map { [$0] } ?? knownVariants
    return names.isEmpty
      ? [self]
      : names.map { name in
        var design = self
        design.variant = name
        return design
      }
  }

  /// The names of its variants; none where it has one picture, or where it can't be read.
  var knownVariants: [String] {
    if isSwift {
      let pictures = try? LiveFiles.current.pictures(of: self)
      return pictures?.previews.map(\.name) ?? []
    }
    let limit = Environment.current.limits.documentBytes
    guard let bytes = try? OrdinaryFile.bytes(at: path, most: limit) else { return [] }
    return Design.variants(bytes: bytes, named: name)
  }

  /// What to read: a link's own folder holds none of the files that the design names.
  var source: String {
    let spelled = split(name).folder.map(realPath) ?? realPath(".")
    return spelled.map { join($0, split(name).name) } == path ? name : path
  }

  /// Where its baselines lie: `card.yaml` has `card.snapshots/card`.
  ///
  /// Its variant `dark` has `card.snapshots/card.dark`, and in circumstances of a run there is
  /// `card.snapshots/card.iphone-16.dark`. The targets of a package have theirs beside the manifest, as
  /// `Package.snapshots/Package.Views.Dark`.
  func baseline(in circumstances: [String] = []) throws(SnapshotError) -> Baseline {
    let (folder, name) = split(path)
    let stem = Self.stem(of: name)
    let names = [package?.target, variant].compactMap(\.self)
    let parts = names.flatMap { $0.split(separator: ".").map(String.init) }
    return Baseline(
      folder: join(folder ?? "/", stem + ".snapshots"),
      stem: try SnapshotName(parts: [stem] + parts + circumstances).stem
    )
  }

  /// The name of a file without its extension.
  static func stem(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

/// The designs that paths lead to: files as they are named, folders with all below them.
struct DesignList {
  private(set) var designs: [ListedDesign] = []
  private(set) var complaints: [Complaint] = []
  /// The paths of files that were named, and not only found in a folder.
  private var named: Set<String> = []

  /// Whether a file in a folder is one to list.
  private let isListed: (String) -> Bool

  init(paths: [String], where isListed: @escaping (String) -> Bool = InputFile.isDesign) {
    self.isListed = isListed
    for path in paths.isEmpty ? ["."] : paths { add(path) }
    // An é may be one character or two: equal texts, and two files.
    var known: Set<[UInt8]> = []
    designs.removeAll { !known.insert(Array($0.path.utf8)).inserted }
  }

  /// The targets of a package.
  init(targets: [String], of folder: String) {
    isListed = { _ in false }
    for target in targets {
      do throws(Complaint) {
        let design = try ListedDesign(target: target, of: folder)
        if !designs.contains(design) { designs.append(design) }
        named.insert(design.path)
      } catch {
        complaints = [error]
      }
    }
  }

  /// Leaves out what was found in a folder and is only a part of designs.
  mutating func leaveOutParts() {
    let parts = DesignParts(designs)
    designs.removeAll { !named.contains($0.path) && parts.contains($0) }
  }

  private mutating func add(_ path: String) {
    if FileKind(of: path, followingLinks: true) == .folder, let real = realPath(path) {
      var found: [ListedDesign] = []
      look(in: real, named: path == "." ? nil : path, &found)
      designs += found.sorted { $0.name < $1.name }
    } else if let complaint = InputFile.complaint(about: path) {
      complaints.append(complaint)
    } else if FileKind(of: path, followingLinks: true) == .file, let design = ListedDesign(path) {
      designs.append(design)
      named.insert(design.path)
    } else {
      complaints.append(.noFile(path))
    }
  }

  /// Adds all designs below a folder; links in it may lead anywhere, and are left alone.
  private mutating func look(in folder: String, named name: String?, _ found: inout [ListedDesign])
  {
    guard let listing = FolderListing(folder) else {
      complaints.append(.unreadable(name ?? folder, reason: systemReason()))
      return
    }
    for child in listing.unusable where child.mayHoldDesigns {
      let childName = name.map { join($0, child.repaired) } ?? child.repaired
      complaints.append(.unreadable(childName, reason: "its name isn't UTF-8"))
    }
    for child in listing.names where !child.hasPrefix(".") && !child.hasSuffix(".snapshots") {
      let path = join(folder, child)
      let childName = name.map { join($0, child) } ?? child
      switch FileKind(of: path) {
      case .folder: look(in: path, named: childName, &found)
      case .file where isListed(path):
        found.append(ListedDesign(name: childName, path: path))
      default: break
      }
    }
  }
}

extension InputFile {
  /// Whether a file has a design's name and, where data may have the same, a design's contents.
  static func isDesign(_ path: String) -> Bool {
    guard InputFile.hasDesignExtension(path) else { return false }
    return !path.lowercased().hasSuffix(".json") || hasView(path) || hasBaselines(path)
  }

  /// Whether a JSON file was tested before: then it is no data, whatever became of it since.
  private static func hasBaselines(_ path: String) -> Bool {
    let stem = ListedDesign.stem(of: path)
    // A design of the same name has its baselines in that folder too.
    let rivals = ["yaml", "yml", "YAML", "YML"].map { stem + "." + $0 }
    return FileKind(of: stem + ".snapshots", followingLinks: true) == .folder
      && rivals.allSatisfy { FileKind(of: $0) == nil }
  }

  /// Whether a JSON file is a design and not the data of one: only designs have views and canvases.
  private static func hasView(_ path: String) -> Bool {
    let limit = Environment.current.limits.documentBytes
    guard let bytes = try? OrdinaryFile.bytes(at: path, most: limit),
      let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    else { return false }
    return object["view"] != nil || object["canvas"] != nil
  }
}
