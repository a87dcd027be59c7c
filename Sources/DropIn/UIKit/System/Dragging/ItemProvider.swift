public import Foundation

/// A provider of one item in several representations, as in Foundation on Apple's systems.
///
/// Requests are answered at once, on the thread that makes them.
open class NSItemProvider: NSObject, NSCopying {
  /// Why an item isn't available; the raw values are Foundation's.
  public enum ErrorCode: Int, Error, Hashable, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  public typealias DataHandler = (Data?, (any Error)?) -> Void

  /// A form of the thing, by its type.
  private struct Form {
    let type: String
    let load: (@escaping DataHandler) -> Progress?
  }

  private var forms: [Form] = []
  private var objects: [any NSItemProviderWriting] = []
  open var suggestedName: String?

  public override init() {}

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A provider of an item under a type; an item that can't be written as data has no data.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    if let object = item as? any NSItemProviderWriting { objects.append(object) }
    guard let item, let typeIdentifier else { return }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { handler in
      if let data = item as? NSData {
        handler(Data(referencing: data), nil)
      } else if let object = item as? any NSItemProviderWriting {
        let type = object.writableTypeIdentifiersForItemProvider.first ?? typeIdentifier
        return object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
      } else {
        handler(nil, ErrorCode.itemUnavailableError)
      }
      return nil
    }
  }

  open var registeredTypeIdentifiers: [String] { forms.map(\.type) }

  /// Whether there is a representation of exactly this type; subtypes aren't known here.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    forms.contains { $0.type == typeIdentifier }
  }

  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility
  ) {
    objects.append(object)
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    }
  }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping DataHandler) -> Progress?
  ) {
    guard !hasItemConformingToTypeIdentifier(typeIdentifier) else { return }
    forms.append(Form(type: typeIdentifier, load: loadHandler))
  }

  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping DataHandler
  ) -> Progress {
    guard let form = forms.first(where: { $0.type == typeIdentifier }) else {
      completionHandler(nil, ErrorCode.itemUnavailableError)
      return Self.done
    }
    return form.load(completionHandler) ?? Self.done
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    kept(of: aClass) != nil || readableType(of: aClass) != nil
  }

  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let object = kept(of: aClass) {
      completionHandler(object, nil)
      return Self.done
    }
    guard let type = readableType(of: aClass) else {
      completionHandler(nil, ErrorCode.unavailableCoercionError)
      return Self.done
    }
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      do {
        guard let data else { throw error ?? ErrorCode.itemUnavailableError }
        let object = try aClass.object(withItemProviderData: data, typeIdentifier: type)
        completionHandler(object, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    (copy.forms, copy.objects, copy.suggestedName) = (forms, objects, suggestedName)
    return copy
  }

  private func kept<Object: NSItemProviderReading>(of _: Object.Type) -> Object? {
    objects.lazy.compactMap { $0 as? Object }.first
  }

  private func readableType(of aClass: any NSItemProviderReading.Type) -> String? {
    aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
  }

  private static var done: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}

/// Who may use a representation, which is only the process itself here; the raw values are Foundation's.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  case all, team, group, ownProcess
}
