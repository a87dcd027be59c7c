internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineInterfaceBuilder
internal import SnaplineLive
internal import SnaplinePreview
internal import SnaplineRendering
internal import SnaplineScene
internal import SnaplineTerminal

extension PreviewHost {
  /// What the command line says of a preview.
  init(_ line: Invocation, _ data: GivenPictures, _ console: Console) {
    let words = PreviewWords(line: line, data: data.entries.first ?? DesignData())
    let paths = line[PreviewCommand.inputs]
    let package = line[LiveOptions.package].map(absolutePath)
    // A folder that goes may come back, and a link may lead elsewhere.
    let sought = package != nil ? [] : paths.isEmpty ? ["."] : paths
    let folders = Set(sought.filter(isFolder).compactMap(realPath))
      .union(sought.map(absolutePath).filter { realPath($0) != $0 })
    // So may a file that was named, which no look into its folder finds then.
    let files = package != nil ? [] : paths.filter { !isFolder($0) }
    let named = files.isEmpty ? [] : Self.listing(of: files).inputs
    self.init(
      environment: .current,
      tool: CommandTable.program.name + " " + Release.version,
      isReadOnly: line[PreviewCommand.readOnly],
      otherFiles: line.previewedPaths,
      values: Self.choices,
      list: {
        if let package { return Self.listing(of: paths, package: package) }
        return Self.listing(of: paths, in: folders, keeping: named)
      },
      choices: { (items) throws(Refusal) in try words.choices(items) },
      paint: { scene, format, title, environment in
        try Self.paint(scene, format, title, environment)
      },
      write: { (bytes, path, isStill) throws(Refusal) in
        do throws(Complaint) {
          try OutputFile.write(bytes, to: path, if: isStill)
        } catch {
          throw Refusal(error.diagnostic.subject)
        }
      },
      command: { words.command($0, $1) }
    )
    reload = { words.reload(on: console) }
    toolkit = LiveOptions.toolkit
    limits = LiveOptions(line).limits
    let options = InterfaceOptions(line)
    interface.assetFolders = options.assetFolders
    interface.keepsRecordedTextSizes = options.textSizes == .recorded
  }

  private static func listing(
    of paths: [String],
    in folders: Set<String> = [],
    keeping named: [Input] = []
  ) -> Listing {
    let gone = named.filter { !OrdinaryFile.isThere($0.path) && realPath($0.name) == nil }
    let names = Set(gone.map { Array($0.name.utf8) })
    let left = paths.filter { !names.contains(Array($0.utf8)) }
    // No path at all means the folder in which it was started.
    guard !left.isEmpty || paths.isEmpty else {
      return Listing(inputs: gone, messages: [], folders: folders)
    }
    let list = DesignList(paths: left) {
      InputFile.isInterfaceDocument($0) || InputFile.isDesign($0)
    }
    // Paths of the same characters are one path here, also where their bytes differ.
    let kept = Dictionary(list.designs.map { ($0.path, Array($0.path.utf8)) }) {
      $0.lexicographicallyPrecedes($1) ? $0 : $1
    }
    let twins = list.designs.filter { kept[$0.path] != Array($0.path.utf8) }
    let inputs = list.designs.filter { kept[$0.path] == Array($0.path.utf8) }.map {
      Input(
        name: $0.name,
        path: $0.path,
        isInterface: InputFile.isInterfaceDocument($0.path),
        isSwift: InputFile.isSwift($0.path)
      )
    }
    return Listing(
      inputs: inputs + gone,
      messages: list.complaints.map(\.diagnostic) + twins.map { .twinName($0.name) },
      folders: folders
    )
  }

  /// A target of a package, which is found when it is looked at.
  private static func listing(of targets: [String], package: String) -> Listing {
    guard targets.count == 1 else {
      let message = Diagnostic.noTarget(of: package, for: "preview", wanted: "one target")
      return Listing(inputs: [], messages: [message], folders: [])
    }
    let found: (path: String, target: SwiftPackage)
    do throws(Complaint) {
      found = try LiveFiles.target(targets[0], of: package)
    } catch {
      return Listing(inputs: [], messages: [error.diagnostic], folders: [])
    }
    let input = Input(
      name: targets[0],
      path: found.path,
      isInterface: false,
      isSwift: true,
      package: found.target
    )
    return Listing(inputs: [input], messages: [], folders: [])
  }

  private static func paint(
    _ scene: Scene,
    _ format: Format,
    _ title: String,
    _ environment: SnaplineEnvironment.Environment
  ) throws -> [UInt8] {
    let order = Order(
      source: .file(title),
      format: OutputFormat(format),
      size: nil,
      scale: nil,
      isStrict: false
    )
    return try Output(scene, dark: nil, named: title, order, environment).bytes
  }

  private static var choices: [String: [Choice]] {
    func all<Value: CaseIterable & RawRepresentable<String>>(_: Value.Type) -> [Choice] {
      Value.allCases.map { Choice($0.rawValue) }
    }
    return [
      "device": Device.all.map { device in
        Choice(
          device.plainName,
          name: device.name,
          group: String(device.name.prefix { $0 != " " }),
          size: [device.size.width, device.size.height].map { Double($0) }
        )
      },
      "orientation": all(Device.Orientation.self),
      "split": all(ScreenSplit.self),
      "appearance": [Choice("light"), Choice("dark")],
      "contrast": [Choice("normal"), Choice("high")],
      "text-size": all(ContentSizeCategory.Name.self),
      "metrics": all(Metrics.self),
      "direction": [Choice("ltr"), Choice("rtl")],
      "format": all(Format.self),
    ]
  }
}

private func isFolder(_ path: String) -> Bool {
  FileKind(of: path, followingLinks: true) == .folder
}

extension Invocation {
  /// What all pictures of a preview depend on besides their designs.
  fileprivate var previewedPaths: Set<String> {
    let data = [self[DataOptions.file]].compactMap(\.self).filter { $0 != "-" }
    return Set((data + InterfaceOptions(self).assetFolders).map(absolutePath))
      .union(CircumstanceOptions.fontFolders(of: self))
  }
}

extension OutputFormat {
  /// The format of a picture that the preview's page asks for.
  fileprivate init(_ format: PreviewHost.Format) {
    switch format {
    case .png: self = .png
    case .svg: self = .svg
    case .pdf: self = .pdf
    }
  }
}

extension Diagnostic {
  /// A file that isn't listed, as another one has a name that differs in bytes alone.
  fileprivate static func twinName(_ name: String) -> Diagnostic {
    Diagnostic(
      id: "twin-name",
      severity: .warning,
      subject: "this file isn't shown: another one has a name of the same letters",
      cause: "one name has letters such as 'é' as one character, and the other as two",
      place: Place(file: name),
      remedy: "give one of the two files another name"
    )
  }
}
