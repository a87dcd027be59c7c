internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineInterfaceBuilder
internal import SnaplinePreview
internal import SnaplineRendering
internal import SnaplineScene
internal import SnaplineTerminal

extension PreviewHost {
  /// What the command line says of a preview.
  init(_ line: Invocation, _ data: GivenPictures, _ console: Console) {
    let words = PreviewWords(line: line, data: data.entries.first ?? DesignData())
    let paths = line[PreviewCommand.inputs]
    // A folder that goes may come back.
    let folders = Set(
      (paths.isEmpty ? ["."] : paths)
        .filter { FileKind(of: $0, followingLinks: true) == .folder }
        .compactMap(realPath)
    )
    self.init(
      environment: .current,
      tool: CommandTable.program.name + " " + Release.version,
      isReadOnly: line[PreviewCommand.readOnly],
      otherFiles: line.previewedPaths,
      values: Self.choices,
      list: { Self.listing(of: paths, in: folders) },
      choices: { (items) throws(Refusal) in try words.choices(items) },
      paint: { scene, format, title, environment in
        try Self.paint(scene, format, title, environment)
      },
      write: { (bytes, path) throws(Refusal) in
        do throws(Complaint) {
          try OutputFile.write(bytes, to: path)
        } catch {
          throw Refusal(error.diagnostic.subject)
        }
      },
      command: { words.command($0, $1) }
    )
    reload = { words.reload(on: console) }
    let options = InterfaceOptions(line)
    interface.assetFolders = options.assetFolders
    interface.keepsRecordedTextSizes = options.textSizes == .recorded
  }

  private static func listing(of paths: [String], in folders: Set<String>) -> Listing {
    let list = DesignList(paths: paths) {
      InputFile.isInterfaceDocument($0) || InputFile.isDesign($0)
    }
    return Listing(
      inputs: list.designs.map {
        Input(name: $0.name, path: $0.path, isInterface: InputFile.isInterfaceDocument($0.path))
      },
      messages: list.complaints.map(\.diagnostic),
      folders: folders
    )
  }

  private static func paint(
    _ scene: Scene,
    _ format: Format,
    _ title: String,
    _ environment: SnaplineEnvironment.Environment
  ) throws -> [UInt8] {
    let formats: [Format: PictureFormat] = [.png: .png, .svg: .svg, .pdf: .pdf]
    let order = Order(
      source: .file(title),
      format: formats[format] ?? .png,
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

extension Invocation {
  /// What all pictures of a preview depend on besides their designs.
  fileprivate var previewedPaths: Set<String> {
    let data = [self[DataOptions.file]].compactMap(\.self).filter { $0 != "-" }
    return Set((data + InterfaceOptions(self).assetFolders).map(absolutePath))
      .union(Circumstances.fontFolders(of: self))
  }
}
