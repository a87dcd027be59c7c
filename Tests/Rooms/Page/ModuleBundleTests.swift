import SnaplinePage
import Testing

@Suite struct `A bundle of modules` {
  private func bundle(_ files: [String: String]) throws(ModuleBundle.Fault) -> ModuleBundle {
    try ModuleBundle("a.js") { files[$0] }
  }

  @Test func `runs each module once, behind those that it takes from`() throws {
    let bundle = try bundle([
      "a.js": "import {b} from \"./b.js\"\nimport {c as d} from \"./c.js\"\nb(d)\n",
      "b.js": "import {c} from \"./c.js\"\nexport const b = (x) => x + c\n",
      "c.js": "const c = 1\nexport { c }\n",
    ])
    #expect(bundle.names == ["c.js", "b.js", "a.js"])
    #expect(bundle.script.contains("const {c: d} = modules[\"c.js\"]"))
    #expect(bundle.script.contains("return {b}"))
    #expect(!bundle.script.contains("import ") && !bundle.script.contains("export "))
  }

  @Test func `says what it can't put together`() throws {
    #expect(throws: ModuleBundle.Fault.missing("b.js")) {
      try bundle(["a.js": "import {b} from \"./b.js\""])
    }
    #expect(throws: ModuleBundle.Fault.circle(["a.js", "b.js", "a.js"])) {
      try bundle(["a.js": "import {b} from \"./b.js\"", "b.js": "import {a} from \"./a.js\""])
    }
    for line in ["import b from \"./b.js\"", "export default 1", "const u = import.meta.url"] {
      #expect(throws: ModuleBundle.Fault.unknown(line: line, in: "a.js")) {
        try bundle(["a.js": line])
      }
    }
  }

  @Test func `of the report has no server in it`() throws {
    let names = try ModuleBundle("report.js").names
    #expect(names.last == "report.js" && names.contains("cases.js"))
    #expect(!names.contains("server.js") && !names.contains("trusted.js"))
  }
}
