import Foundation
import Testing

/// Debian's python3-jsonschema, which `Tools/setup bench` installs.
enum Python {
  static let hasJSONSchema = (try? run("import jsonschema", [])) != nil

  /// Which of some documents the schema accepts.
  static func accepted(_ documents: [String], by schema: String) throws -> [Bool] {
    let script = """
      import json, sys
      from jsonschema import Draft202012Validator
      schema, documents = (json.load(open(path)) for path in sys.argv[1:3])
      Draft202012Validator.check_schema(schema)
      validator = Draft202012Validator(schema)
      print(json.dumps([validator.is_valid(document) for document in documents]))
      """
    let list = "[" + documents.joined(separator: ",") + "]"
    let said = try run(script, [schema, list])
    return try JSONDecoder().decode([Bool].self, from: said)
  }

  /// The keys whose example their own schema refuses.
  static func faultyExamples(of schema: String) throws -> [String] {
    let script = """
      import json, sys
      from jsonschema import Draft202012Validator
      root = json.load(open(sys.argv[1]))
      faulty = []
      def walk(value, path):
          if isinstance(value, list):
              for item in value: walk(item, path)
          elif isinstance(value, dict):
              if isinstance(value.get('examples'), list):
                  whole = dict(value, **{'$defs': root['$defs']})
                  for example in value['examples']:
                      if not Draft202012Validator(whole).is_valid(example): faulty.append(path)
              for key, item in value.items():
                  if key != 'examples': walk(item, path + '/' + key)
      walk(root, '')
      print(json.dumps(faulty))
      """
    return try JSONDecoder().decode([String].self, from: try run(script, [schema]))
  }

  private struct Failure: Error { var status: Int32 }

  /// What a script prints that is given texts as files.
  private static func run(_ script: String, _ texts: [String]) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try texts.enumerated().map { place, text in
      let file = folder.appending(path: "\(place).json")
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-W", "ignore", "-c", script] + files
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return said
  }
}
