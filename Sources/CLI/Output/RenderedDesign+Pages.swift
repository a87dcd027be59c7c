import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineRendering
internal import SnaplineScene

extension RenderedDesign {
  /// Lays out the pages of a design, each a picture of its own.
  init(pagesOf design: Design, for order: Order) throws(DesignError) {
    let (pages, document) = try design.drawnPages(of: order)
    let dark =
      order.options.theme == .both ? try Design(order.inDark).pages(of: order.inDark).scenes : []
    let numbers = try order.numbers(of: pages, in: design)
    self.init(
      diagnostics: pages.diagnostics,
      filesRead: design.files,
      sought: design.sought,
      fontFolders: design.fontFolders
    )
    isNumbered = true
    let scenes = numbers.map { pages.scenes[$0 - 1] }
    switch order.format {
    case .json: bytes = Array(Scene.layoutJSON(ofPages: scenes, numbers).utf8)
    case .text:
      let texts = zip(numbers, scenes).map { number, scene in
        "page \(number)\n" + SceneDocument(scene: scene).layoutText
      }
      bytes = Array(texts.joined(separator: "\n").utf8)
    default: draw(scenes, numbers, document, dark: dark, of: design, for: order)
    }
  }

  private mutating func draw(
    _ scenes: [Scene],
    _ numbers: [Int],
    _ document: Result<Data, RenderingError>?,
    dark: [Scene],
    of design: Design,
    for order: Order
  ) {
    do throws(RenderingError) {
      if order.isPage {
        sheets = zip(numbers, scenes).map { Sheet(name: "page \($0)", page: $1) }
      } else if order.format.hasPages {
        if let document {
          bytes = try [UInt8](document.get())
        } else {
          let title = design.title(for: order)
          bytes = try [UInt8](
            PDF.document(scenes, title: title, environment: design.environment)
          )
        }
        extent = Extent(pages: scenes.count)
      } else {
        for (number, scene) in zip(numbers, scenes) {
          let dark = dark.indices.contains(number - 1) ? dark[number - 1] : nil
          let output = try Output(scene, dark: dark, named: design.name, order, design.environment)
          sheets.append(
            Sheet(
              name: "\(number)",
              bytes: output.bytes,
              extent: Extent(scene, as: order.format, design.environment),
              companions: output.companions
            )
          )
        }
      }
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.place = Place(file: order.source.name)
      diagnostics.append(diagnostic)
    }
  }
}

extension Design {
  /// What readers show of its document in place of the file's name.
  fileprivate func title(for order: Order) -> String { order.options.title ?? name }

  /// The pages, and the document of all of them, where one is asked for: each page is painted while others are laid out.
  fileprivate func drawnPages(
    of order: Order
  ) throws(DesignError) -> (Pages, Result<Data, RenderingError>?) {
    let size = order.canvasSize ?? exactSize
    guard order.format.hasPages, !order.isPage, order.page == nil, let size else {
      return (try pages(of: order), nil)
    }
    var pages: Result<Pages, DesignError>?
    let document = Result { () throws(RenderingError) in
      try PDF.document(
        ofSize: size,
        title: title(for: order),
        environment: environment
      ) { add in
        pages = Result { () throws(DesignError) in
          try self.pages(of: order, deliver: add)
        }
      }
    }
    // Where no document could be begun, that is told after the faults of the pages.
    guard let pages else { return (try self.pages(of: order), document) }
    return (try pages.get(), document)
  }

  fileprivate func pages(
    of order: Order,
    deliver: (Scene) -> Void = { _ in }
  ) throws(DesignError) -> Pages {
    // A batch runs as many processes as it was asked for, so each of them uses one thread.
    let jobs: Int
    if case .template = order.source {
      jobs = 1
    } else {
      jobs = ProcessInfo.processInfo.activeProcessorCount
    }
    return try pages(
      size: order.canvasSize,
      scale: order.scale.map { CGFloat($0) },
      overlays: order.options.overlays,
      jobs: jobs,
      deliver: deliver
    )
  }
}

extension Order {
  fileprivate var canvasSize: CGSize? {
    size.map { CGSize(width: $0.width, height: $0.height) }
  }

  /// The numbers of the pages to draw.
  fileprivate func numbers(
    of pages: Design.Pages,
    in design: Design
  ) throws(DesignError) -> [Int] {
    let count = pages.scenes.count
    guard let page else { return Array(1...count) }
    guard page <= count else {
      let diagnostic = Diagnostic(
        id: "no-page",
        severity: .error,
        subject: "there is no page \(page)",
        cause: count == 1 ? "the design has one page" : "the design has \(count) pages",
        place: Place(file: source.name),
        remedy: count == 1 ? "leave --page out" : "write --page \(count), or a smaller number"
      )
      throw DesignError(diagnostics: pages.diagnostics + [diagnostic], files: design.sought)
    }
    return [page]
  }
}

extension Scene {
  /// What is where on pages, each in the form of a picture of its own.
  fileprivate static func layoutJSON(ofPages scenes: [Scene], _ numbers: [Int]) -> String {
    let pages = zip(numbers, scenes).map { number, scene in
      let lines = scene.layoutJSON.split(separator: "\n")
      return (["{", "  \"page\": \(number),"] + lines.dropFirst()).map { "    " + $0 }
        .joined(separator: "\n")
    }
    return "{\n  \"pages\": [\n" + pages.joined(separator: ",\n") + "\n  ]\n}\n"
  }
}
