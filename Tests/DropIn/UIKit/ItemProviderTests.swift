import Testing
import UIKit

@Suite struct `An item provider` {
  @Test func `hands over its object, and its object as data`() {
    let provider = NSItemProvider(object: NSString(string: "one"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.utf8-plain-text"))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    var found: [String] = []
    provider.loadObject(ofClass: NSString.self) { object, _ in
      found.append((object as? NSString)?.description ?? "")
    }
    let progress = provider.loadDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text"
    ) { data, _ in found.append(data.flatMap { String(data: $0, encoding: .utf8) } ?? "") }
    #expect(found == ["one", "one"] && progress.isFinished)
  }

  @Test func `makes objects of data`() {
    let provider = NSItemProvider()
    let type = "public.utf8-plain-text"
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { handler in
      handler(Data("two".utf8), nil)
      return nil
    }
    var found: NSString?
    provider.loadObject(ofClass: NSString.self) { object, _ in found = object as? NSString }
    #expect(found == "two")
  }

  @Test func `says why there is nothing`() {
    var errors: [NSItemProvider.ErrorCode?] = []
    let provider = NSItemProvider()
    provider.loadObject(ofClass: UIImage.self) { object, error in
      #expect(object == nil)
      errors.append(error as? NSItemProvider.ErrorCode)
    }
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
      #expect(data == nil)
      errors.append(error as? NSItemProvider.ErrorCode)
    }
    #expect(errors == [.unavailableCoercionError, .itemUnavailableError])
  }

  @Test func `is copied with what it has`() throws {
    let provider = NSItemProvider(object: NSString(string: "one"))
    provider.suggestedName = "name"
    let copy = try #require(provider.copy() as? NSItemProvider)
    #expect(copy.suggestedName == "name" && copy.canLoadObject(ofClass: NSString.self))
  }
}
