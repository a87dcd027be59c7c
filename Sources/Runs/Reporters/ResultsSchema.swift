/// The JSON Schema of the document that the JSON reporter writes.
package enum ResultsSchema {
  package static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Results of Snapline",
      "description": "What 'snapline test --json', 'snapline diff --json' and 'snapline merge-reports --reporter json' write. Paths are from the root of the package.",
      "type": "object",
      "required": ["schema", "tool", "results"],
      "properties": {
        "schema": {"const": \(RunHeader.currentSchema)},
        "tool": {"type": "string"},
        "mode": {"type": "string", "description": "What the run might write."},
        "source": {"$ref": "#/$defs/source"},
        "started": {"$ref": "#/$defs/time"},
        "environment": {"$ref": "#/$defs/environment"},
        "selection": {"$ref": "#/$defs/selection"},
        "runs": {
          "description": "Each run by itself, where several are told together; what differs between them stands here alone.",
          "type": "array",
          "minItems": 2,
          "items": {
            "type": "object",
            "required": ["environment", "mode", "selection", "source", "started", "tool"],
            "properties": {
              "environment": {"$ref": "#/$defs/environment"},
              "mode": {"type": "string"},
              "selection": {"$ref": "#/$defs/selection"},
              "source": {"$ref": "#/$defs/source"},
              "started": {"$ref": "#/$defs/time"},
              "tool": {"type": "string"}
            }
          }
        },
        "summary": {
          "type": "object",
          "required": ["cases", "complete", "damaged", "failed", "outcomes", "processes", "seconds"],
          "properties": {
            "cases": {"$ref": "#/$defs/count"},
            "complete": {"type": "boolean", "description": "Whether nothing was killed, cut or damaged."},
            "damaged": {"$ref": "#/$defs/count"},
            "failed": {"$ref": "#/$defs/count"},
            "outcomes": {
              "type": "object",
              "required": [\(outcomes)],
              "additionalProperties": {"$ref": "#/$defs/count"}
            },
            "processes": {
              "type": "object",
              "required": ["begun", "ended"],
              "properties": {"begun": {"$ref": "#/$defs/count"}, "ended": {"$ref": "#/$defs/count"}}
            },
            "seconds": {"type": "number", "minimum": 0, "description": "What making and comparing the cases took, added up."}
          }
        },
        "results": {"type": "array", "items": {"$ref": "#/$defs/case"}}
      },
      "$defs": {
        "count": {"type": "integer", "minimum": 0},
        "time": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},
        "source": {"enum": [\(sources)]},
        "environment": {"type": "object", "additionalProperties": {"type": "string"}},
        "selection": {
          "type": "object",
          "required": ["isFiltered", "paths"],
          "properties": {
            "isFiltered": {"type": "boolean"},
            "paths": {"type": "array", "items": {"type": "string"}},
            "plan": {"type": "string"},
            "shard": {
              "type": "object",
              "required": ["index", "count"],
              "properties": {
                "index": {"type": "integer", "minimum": 1},
                "count": {"type": "integer", "minimum": 1}
              }
            }
          }
        },
        "place": {
          "type": "object",
          "required": ["file"],
          "properties": {
            "file": {"type": "string"},
            "line": {"type": "integer"},
            "column": {"type": "integer"}
          }
        },
        "outcome": {"enum": [\(outcomes)]},
        "case": {
          "type": "object",
          "required": ["diagnostics", "files", "ms", "name", "outcome", "pending", "suite"],
          "properties": {
            "name": {"type": "string"},
            "variant": {"type": "string", "description": "Which variant of a design it is."},
            "suite": {"type": "string"},
            "outcome": {"$ref": "#/$defs/outcome"},
            "place": {"$ref": "#/$defs/place"},
            "ms": {"type": "number", "minimum": 0},
            "message": {"type": "string"},
            "verdict": {"$ref": "#/$defs/verdict"},
            "diagnostics": {"type": "array", "items": {"$ref": "#/$defs/diagnostic"}},
            "findings": {
              "description": "The faults that rules found in the layout, whether or not the case fails for them.",
              "type": "array",
              "items": {"$ref": "#/$defs/finding"}
            },
            "masks": {
              "description": "The views whose content isn't compared.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["frame", "mask", "view"],
                "properties": {
                  "mask": {"type": "string", "description": "What hides it, such as 'id clock'."},
                  "view": {"type": "string", "description": "Its path in the layout tree."},
                  "frame": {
                    "description": "Left, top, width and height on the canvas, in points.",
                    "type": "array", "items": {"type": "number"}, "minItems": 4, "maxItems": 4
                  }
                }
              }
            },
            "baseline": {"$ref": "#/$defs/baseline"},
            "pending": {"type": "array", "items": {"type": "string"}},
            "files": {"type": "array", "items": {"type": "string"}},
            "attempts": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["outcome"],
                "properties": {"outcome": {"$ref": "#/$defs/outcome"}, "message": {"type": "string"}}
              }
            },
            "allowed": {"type": "boolean"}
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
            "place": {"$ref": "#/$defs/place"},
            "remedy": {"type": "string"}
          }
        },
        "finding": {
          "type": "object",
          "required": ["fails", "rule", "subject"],
          "properties": {
            "rule": {
              "type": "string",
              "description": "conflict, ambiguity, truncation, broken-word, overlap, off-screen, no-size, tap-size, contrast, no-label or left-right; later versions may know more."
            },
            "fails": {"type": "boolean", "description": "Whether the case fails for it."},
            "view": {"type": "string", "description": "The path of the view in the layout tree."},
            "subject": {"type": "string"},
            "cause": {"type": "string"},
            "place": {"$ref": "#/$defs/place"},
            "remedy": {"type": "string"}
          }
        },
        "baseline": {
          "type": "object",
          "required": ["id", "files"],
          "properties": {
            "id": {"type": "string"},
            "files": {"type": "array", "items": {"type": "string"}},
            "hashes": {
              "type": "object",
              "additionalProperties": {"type": "string", "pattern": "^[0-9a-f]{64}$"}
            },
            "left": {"type": "object", "additionalProperties": {"type": "string"}},
            "newHashes": {
              "type": "object",
              "additionalProperties": {"type": "string", "pattern": "^[0-9a-f]{64}$"}
            }
          }
        },
        "verdict": {
          "type": "object",
          "required": ["causes", "differences", "exceeded"],
          "properties": {
            "exceeded": {"type": "array", "items": {"type": "string"}},
            "limits": {
              "type": "object",
              "description": "How much may differ; a kind that isn't here has no limit.",
              "additionalProperties": {"type": "number", "minimum": 0}
            },
            "causes": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["edits", "explained"],
                "properties": {
                  "edits": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/edit"}},
                  "explained": {"type": "array", "items": {"$ref": "#/$defs/count"}}
                }
              }
            },
            "differences": {"type": "array", "items": {"$ref": "#/$defs/difference"}},
            "pixels": {
              "type": "object",
              "required": ["different", "greatest", "newSize", "oldSize", "total"],
              "properties": {
                "total": {"$ref": "#/$defs/count"},
                "different": {"$ref": "#/$defs/count"},
                "greatest": {"$ref": "#/$defs/count"},
                "oldSize": {"$ref": "#/$defs/size"},
                "newSize": {"$ref": "#/$defs/size"},
                "box": {"type": "array", "minItems": 4, "maxItems": 4, "items": {"type": "integer"}}
              }
            }
          }
        },
        "edit": {
          "type": "object",
          "required": ["alike", "new", "old", "property"],
          "properties": {
            "property": {"type": "string"},
            "old": {"type": "string"},
            "new": {"type": "string"},
            "file": {"type": "string"},
            "line": {"type": "integer"},
            "alike": {"$ref": "#/$defs/count"}
          }
        },
        "difference": {
          "type": "object",
          "required": ["changes", "kind", "subject"],
          "properties": {
            "kind": {"type": "string"},
            "subject": {"type": "string"},
            "changes": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["property", "old", "new"],
                "properties": {
                  "property": {"type": "string"},
                  "old": {"type": "string"},
                  "new": {"type": "string"}
                }
              }
            },
            "cause": {"$ref": "#/$defs/count"},
            "distance": {"type": "number", "minimum": 0, "description": "Points."},
            "frames": {
              "type": "object",
              "required": ["old", "new"],
              "properties": {"old": {"$ref": "#/$defs/frame"}, "new": {"$ref": "#/$defs/frame"}}
            }
          }
        },
        "frame": {
          "type": "object",
          "required": ["height", "width", "x", "y"],
          "additionalProperties": {"type": "number"}
        },
        "size": {"type": "array", "minItems": 2, "maxItems": 2, "items": {"$ref": "#/$defs/count"}}
      }
    }

    """

  private static let outcomes = list(CaseRecord.Outcome.allCases.map(\.rawValue))
  private static let sources = list(RunSource.allCases.map(\.rawValue))

  private static func list(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
