import Foundation

extension Checker {
  /// Debian's python3-jsonschema, which holds a document to the schema in a file.
  public static func schema(at path: String) -> Checker {
    let script = """
      import json, sys
      from jsonschema.validators import validator_for
      schema, document = (json.load(open(path)) for path in sys.argv[1:3])
      validator = validator_for(schema)
      validator.check_schema(schema)
      validator(schema).validate(document)
      """
    return Checker(
      program: python ?? "/nonexistent",
      arguments: ["-W", "ignore", "-c", script, path]
    )
  }

  /// A Python that has the package.
  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first { python in
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = ["-c", "import jsonschema"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
