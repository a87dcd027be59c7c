import Foundation
import TestSupport
import Testing

private func card(_ text: String) -> String {
  """
  canvas: 60x40
  view: {background: white, view: {label: "\(text)", centeredIn: superview}}

  """
}

/// How programs save a file.
private enum Save: CaseIterable {
  case truncating, renaming, deleting, swappingLink, inPlace

  /// How many states of the file another program may see in the course of one save.
  var steps: Int {
    switch self {
    case .renaming, .swappingLink: 1
    case .inPlace, .truncating: 3
    case .deleting: 4
    }
  }

  func callAsFunction(_ bytes: [UInt8], _ path: String, number: Int) {
    func write(_ path: String, _ flags: CInt) {
      let file = unsafe open(path, O_WRONLY | O_CREAT | flags, 0o644)
      defer { close(file) }
      // In two parts, as what is long comes.
      let half = bytes.count / 2
      unsafe bytes.withUnsafeBytes { buffer in
        _ = unsafe Glibc.write(file, buffer.baseAddress, half)
        _ = unsafe Glibc.write(file, buffer.baseAddress?.advanced(by: half), buffer.count - half)
      }
      if flags == 0 { ftruncate(file, bytes.count) }
    }
    switch self {
    case .truncating: write(path, O_TRUNC)
    case .inPlace: write(path, 0)
    case .renaming:
      write(path + "~", O_TRUNC)
      unsafe rename(path + "~", path)
    case .deleting:
      unsafe unlink(path)
      write(path, O_EXCL)
    case .swappingLink:
      let target = path + ".\(number)"
      write(target, O_TRUNC)
      unsafe unlink(path + ".link")
      unsafe symlink(target, path + ".link")
      unsafe rename(path + ".link", path)
    }
  }
}

@Suite(.timeLimit(.minutes(30))) struct `A preview beside an editor` {
  private func text(_ page: PageClient, _ query: String = "design=1") -> String? {
    page.get("frame?\(query)").views.list.compactMap { $0["text"].text }.first
  }

  @Test func `always comes to show what was saved last, however it is saved`() throws {
    let folder = try TestFolder(["card.yaml": card("begun")])
    let preview = try PreviewProcess([folder("card.yaml")], in: folder)
    let page = try preview.page()
    #expect(text(page) == "begun")
    let events = try page.events()
    try folder.write(card("first"), to: "card.yaml")
    #expect(!events.all().isEmpty && text(page) == "first")
    let (memory, files) = (preview.memory, preview.openFiles)
    var told = 0
    for var seed in Seed.many(5) {
      // Each way at 1 to 100 saves a second, as long as a burst of one goes.
      let count = 20
      let pause = seed.number(in: 10...(Seed.many(1).count > 1 ? 60 : 20)) * 1_000
      let save = Save.allCases[Int(seed.number / 7919) % Save.allCases.count]
      for number in 1...count {
        save(Array(card("\(seed.number) \(number)").utf8), folder("card.yaml"), number: number)
        usleep(UInt32(pause))
        // A page that looks in between has other files watched.
        if number % 7 == 0 { _ = text(page) }
      }
      let last = "\(seed.number) \(count)"
      let events = events.all(until: 400)
      #expect(text(page) == last, "\(seed) \(save)")
      // Nothing is told twice.
      let most = count * save.steps
      #expect((1...most).contains(events.count), "\(seed) \(save): \(events.map(\.body))")
      told += events.count
    }
    #expect(told > 0)
    #expect(preview.openFiles == files, "\(files) open files, and then \(preview.openFiles)")
    #expect(preview.memory < memory * 5 / 4 + 8_192, "\(memory) KiB, and then \(preview.memory)")
    print("saves: \(told) told; \(memory) KiB, and then \(preview.memory); \(files) files open")
    preview.send(SIGTERM)
    #expect(preview.end().status == 0)
  }

  @Test func `opens a folder of very many designs at once`() throws {
    let folder = try TestFolder()
    let count = Seed.many(1).count > 1 ? 5_000 : 300
    for number in 0..<count {
      // As fast as it goes: nobody watches yet.
      let file = folder("\(number % 20)-\(number).yaml")
      try Data(card("No. \(number)").utf8).write(to: URL(filePath: file))
    }
    let begun = ContinuousClock.now
    let preview = try PreviewProcess(["."], in: folder)
    let page = try preview.page()
    #expect(page.get("list").designs.list.count == count)
    #expect(text(page, "design=\(count / 2)")?.hasPrefix("No. ") == true)
    let time = begun.duration(to: .now)
    print("opened \(count) designs in \(time)")
    #expect(time < .seconds(10))
  }
}
