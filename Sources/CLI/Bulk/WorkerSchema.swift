/// The JSON Schema of the lines that a worker reads and writes.
enum WorkerSchema {
  static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Lines of 'snapline worker'",
      "description": "Version \(RowAnswer.version) of the protocol. A worker writes a greeting, reads requests, and writes an answer to each, in their order. Behind an answer stand as many bytes as its 'bytes' says, unless the worker was started with --text.",
      "oneOf": [
        {"$ref": "#/$defs/greeting"},
        {"$ref": "#/$defs/request"},
        {"$ref": "#/$defs/design"},
        {"$ref": "#/$defs/answer"}
      ],
      "$defs": {
        "greeting": {
          "type": "object",
          "required": ["protocol", "version", "fingerprint"],
          "properties": {
            "protocol": {"const": \(RowAnswer.version)},
            "version": {"type": "string", "description": "That of the program."},
            "fingerprint": {"type": "string", "description": "Equal where libraries, fonts, symbols and hyphenation are."},
            "design": {"type": "string", "description": "A hash of the design's bytes."}
          }
        },
        "design": {
          "description": "The first line of all, for a worker that was started with '-'.",
          "type": "object",
          "additionalProperties": false,
          "required": ["design"],
          "properties": {"design": {"type": "string"}}
        },
        "request": {
          "type": "object",
          "additionalProperties": false,
          "not": {"required": ["data", "texts"]},
          "properties": {
            "row": {"type": "integer", "description": "The answer repeats it."},
            "data": {"$ref": "#/$defs/row"},
            "texts": {"$ref": "#/$defs/row", "description": "In place of data: texts, which get the types of the design's own values."},
            "render": {"$ref": "#/$defs/look"},
            "name": {"type": "string", "description": "A pattern for the picture's name, such as {{id}}.png."}
          }
        },
        "row": {
          "type": "object",
          "properties": {"$render": {"$ref": "#/$defs/look"}}
        },
        "look": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "format": {"enum": [\(formats), null]},
            "size": {"type": ["string", "array", "null"], "description": "Such as 390x844 or [390, 844], in points."},
            "scale": {"type": ["number", "string", "null"], "minimum": 1, "maximum": 4},
            "appearance": {"enum": ["light", "dark", null]}
          }
        },
        "answer": {
          "type": "object",
          "required": ["bytes"],
          "properties": {
            "bytes": {"type": "integer", "minimum": 0},
            "row": {"type": "integer"},
            "id": {"type": "string", "description": "The row's value 'id'."},
            "name": {"type": "string"},
            "format": {"enum": [\(formats)], "description": "Where the row asked for one."},
            "hash": {"type": "string", "description": "The SHA-256 of the picture."},
            "ms": {"type": "number"},
            "error": {"type": "string", "description": "Why there is no picture."},
            "diagnostics": {"type": "array", "items": {"$ref": "#/$defs/diagnostic"}},
            "files": {"type": "object", "description": "Files, and folders of fonts, that the picture is made of besides the design, with a hash of each. One that the design names through a link is there by that name, too."},
            "base64": {"type": "string", "description": "The picture, with --text."}
          }
        },
        "diagnostic": {
          "type": "object",
          "required": ["id", "severity", "subject"],
          "properties": {
            "id": {"type": "string"},
            "severity": {"enum": ["note", "warning", "error"]},
            "subject": {"type": "string"},
            "cause": {"type": "string"},
            "remedy": {"type": "string"},
            "file": {"type": "string"},
            "line": {"type": "integer"},
            "column": {"type": "integer"},
            "length": {"type": "integer"},
            "excerpt": {"type": "string"}
          }
        }
      }
    }

    """

  private static let formats = OutputFormat.allCases.map { "\"\($0.rawValue)\"" }
    .joined(separator: ", ")
}
