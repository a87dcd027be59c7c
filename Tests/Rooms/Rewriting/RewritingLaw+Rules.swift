extension RewritingLaw {
  /// What each rule may take away and add.
  static let rules =
    [attributes, dynamic, conditions, initializers, cells, protocols, optionalCalls, moves]
    + [outlets, actions, selectors, keyPaths, optionalMembers, waits, tasks, ends, imports]
    + [networking]

  private static let attributes = Rule(name: "attributes") { file, index in
    let names: Set<String> = [
      "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBDesignable",
      "IBInspectable", "GKInspectable", "NSCopying", "NSManaged", "MainActor", "main",
      "UIApplicationMain", "NSApplicationMain",
    ]
    if file.reads(index + 3, "block") { return file.attribute(at: index, of: ["convention"]) }
    return file.attribute(at: index, of: names)
  }

  private static let dynamic = Rule(name: "dynamic") { file, index in
    file.reads(index, "dynamic") ? [index] : nil
  }

  private static let conditions = Rule(
    name: "conditions",
    takes: { file, index in
      let isPhone = file.reads(index, "os") && file.reads(index + 2, "iOS")
      let isSimulator =
        file.reads(index, "targetEnvironment") && file.reads(index + 2, "simulator")
      return isPhone || isSimulator ? Array(index...index + 3) : nil
    },
    adds: ["true", "("]
  )

  /// `override` becomes `required`, or has it before it.
  private static let initializers = Rule(
    name: "initializers",
    takes: { file, index in
      guard file.reads(index, "override") else { return nil }
      return (index + 1...index + 3).contains { file.reads($0, "init") } ? [index] : nil
    },
    adds: ["required", ";"]
  )

  /// What a list makes cells by, where they are made otherwise.
  private static let cells = Rule(
    name: "cells",
    takes: { file, index in
      let classes: Set<String> = [
        "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
      ]
      return file.reads(index, anyOf: classes) ? [] : nil
    },
    adds: words(
      "public required init ( frame : CGRect ) { fatalError } style , reuseIdentifier ? .",
      "UITableViewCell CellStyle String"
    ),
    addsNames: true
  )

  private static let protocols = Rule(
    name: "protocols",
    takes: { file, index in
      let isOfObjectiveC = (index - 8..<index).contains { file.reads($0, "objc") }
      guard file.reads(index, "protocol"), isOfObjectiveC else { return nil }
      return (index..<file.tokens.count).first { file.reads($0, "{") }.map { [$0] }
    },
    adds: [":", "AnyObject", "{"]
  )

  /// What a delegate has that it may leave out on a phone.
  private static let optionalCalls = Rule(name: "optional calls") { file, index in
    let isCall = file.reads(index + 1, "(") && file.isJoined(index, index + 1)
    return file.reads(index, "?") && isCall ? [index] : nil
  }

  /// Overrides of extensions, in the class with their conditions.
  private static let moves = Rule(
    name: "overrides in extensions",
    takes: { file, index in file.reads(index, "extension") ? [] : nil },
    adds: words("#if true #endif ! ( ) && public package")
  )

  private static let outlets = Rule(
    name: "outlets",
    takes: { file, index in
      file.attribute(at: index, of: ["IBOutlet", "IBInspectable"]).map { _ in [] }
    },
    adds: words(
      "public package override func setValue ( _ value : Any ? , forKey key String ) { switch case",
      "if InterfaceValue . set & to return } ; default break super import UIKit",
      "#if #endif ! && == , self"
    ),
    addsNames: true
  )

  private static let actions = Rule(
    name: "actions",
    takes: { file, index in
      file.attribute(at: index, of: ["IBAction", "IBSegueAction"]).map { _ in [] }
    },
    adds: words(
      "public package override func action ( named name : String ) -> Selector ? { if == return",
      ", . _ as throws Void } super #if #endif ! && [ ] < > & import UIKit"
    ),
    addsNames: true
  )

  private static let selectors = Rule(
    name: "selectors",
    takes: { file, index in
      guard file.reads(index, "#selector"), file.reads(index + 1, "(") else { return nil }
      let group = file.group(index + 1)
      let inner = group.dropFirst().dropLast()
      let cast = inner.first { file.reads($0, "as") }.map { Array($0..<group.upperBound) } ?? []
      let objects = inner.filter {
        file.reads($0, anyOf: ["self", "Self", "super", "getter", "setter"])
          || file.tokens[$0].text.first?.isLowercase == true
            && file.reads($0 + 1, anyOf: [".", "?", "!"])
      }
      return [index, index + 1, group.upperBound - 1] + cast + objects.flatMap { [$0, $0 + 1] }
    },
    adds: words(
      "fileprivate enum { static var this : Selector ( , . \\ as -> ) } import UIKit",
      "type Type in _ = ; return #if ! && #endif"
    ),
    addsNames: true
  )

  private static let keyPaths = Rule(
    name: "key paths",
    takes: { file, index in
      file.reads(index, "#keyPath") ? [index] + Array(file.group(index + 1)) : nil
    },
    addsNames: true
  )

  private static let optionalMembers = Rule(
    name: "optional members",
    takes: { file, index in
      guard file.reads(index, "optional"),
        let keyword = (index..<file.tokens.count).first(where: {
          file.reads($0, anyOf: ["func", "var"])
        })
      else { return nil }
      // A property is read alone.
      if file.reads(keyword, "var") { return [index, keyword] + file.restOfLine(after: keyword) }
      guard let list = (keyword..<file.tokens.count).first(where: { file.reads($0, "(") }) else {
        return nil
      }
      let close = file.group(list).upperBound - 1
      return [index] + file.restOfLine(after: close)
    },
    adds: words(
      "public package fileprivate func throws -> extension { } throw CancellationError ( ) var : ?",
      "struct let target any ; @ discardableResult callAsFunction Void try . self , [ ] < > & protocol",
      "AnyObject Self _disfavoredOverload get do return some catch nil Answer_ Value value Member",
      "dynamicMemberLookup subscript dynamicMember path KeyPath keyPath as _ #if #endif ! &&"
    ),
    addsNames: true
  )

  /// What waits in a type on the main actor names the actor itself.
  private static let waits = Rule(
    name: "async members",
    takes: { file, index in file.reads(index, "async") ? [] : nil },
    adds: ["@", "MainActor"]
  )

  private static let tasks = Rule(
    name: "tasks",
    takes: { file, index in
      guard file.reads(index, "Task"), !file.reads(index - 1, ".") else { return nil }
      guard file.reads(index + 1, "<"),
        let end = (index..<file.tokens.count).first(where: {
          file.reads($0, anyOf: ["{", "("])
        })
      else { return [index] }
      return Array(index..<end)
    },
    adds: ["Tas_", "import", "UIKit"]
  )

  private static let imports = Rule(name: "imports") { file, index in
    guard file.reads(index, "import") else { return nil }
    return file.restOfLine(after: index).filter { !file.reads($0 - 1, "import") }
  }

  private static let networking = Rule(
    name: "networking",
    takes: { file, index in file.reads(index, anyOf: ["URLSession", "URLRequest"]) ? [] : nil },
    adds: ["import", "FoundationNetworking"]
  )

  private static let ends = Rule(name: "ends on an actor") { file, index in
    file.reads(index, "isolated") && file.reads(index + 1, "deinit") ? [index] : nil
  }

  private static func words(_ lines: String...) -> Set<String> {
    Set(lines.flatMap { $0.split(separator: " ").map(String.init) })
  }
}
