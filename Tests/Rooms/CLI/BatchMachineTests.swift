import Foundation
import TestSupport
import Testing

/// What stays of a batch that its machine or its reader lets down.
@Suite struct `A batch without room or reader` {
  /// Whether a file system may be mounted that no other process sees.
  private static let mayMount: Bool = {
    let probe = Process()
    probe.executableURL = URL(filePath: "/usr/bin/unshare")
    probe.arguments = ["-rm", "mount", "-t", "tmpfs", "none", "/mnt"]
    probe.standardError = FileHandle.nullDevice
    guard (try? probe.run()) != nil else { return false }
    probe.waitUntilExit()
    return probe.terminationStatus == 0
  }()

  private static func line(_ output: String) -> [String] {
    [
      "batch", "badge.yaml", "--data", "rows.jsonl", "-o", output, "--results", "r.jsonl", "-j",
      "2",
    ]
  }

  /// Runs a script in a folder whose folder `disk` has room for 16 KiB.
  private func onSmallDisk(_ script: String, _ body: (Built, Folder) throws -> Void) throws {
    let files = ["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(90), "disk/.keep": ""]
    try withFolder(files) { folder in
      let shell = "unshare -rm sh -ec 'mount -t tmpfs -o size=16k none disk; \(script)'"
      try body(try Built(shell: shell, in: folder), folder)
    }
  }

  @Test(.enabled(if: mayMount, "no file system may be mounted here"))
  func `leaves whole files on a full disk, and goes on once there is room`() throws {
    let line =
      "$snapline batch badge.yaml --data rows.jsonl -o \"disk/{{id}}.png\" --results r.jsonl"
    let script =
      "\(line) || echo status $?; cp -r disk full; mount -o remount,size=8m disk; "
      + "\(line) --resume; cp -r disk whole; "
      + "$snapline batch badge.yaml --data rows.jsonl -o \"plain/{{id}}.png\" --results p.jsonl"
    try onSmallDisk(script) { run, folder in
      #expect(run.output.contains("status 2"), "\(run.error)")
      #expect(run.error.contains("can't be written"), "\(run.error)")
      #expect(run.error.contains("No space left on device"), "\(run.error)")
      let (full, whole, plain) = (folder.tree("full"), folder.tree("whole"), folder.tree("plain"))
      #expect(!full.isEmpty && full.count < 90)
      for (name, bytes) in full { #expect(bytes == plain[name], "\(name)") }
      expectEqual(whole, plain)
      expectEqual(Badge.results(folder.text(of: "r.jsonl") ?? "").count, 90)
    }
  }

  @Test(
    .enabled(if: mayMount, "no file system may be mounted here"),
    arguments: ["-o disk/o.tar", "-o disk/o.zip", "-o disk/o.jsonl", "-o out/ --results disk/r"]
  )
  func `ends at a pack or results that a disk has no room for`(words: String) throws {
    let script =
      "$snapline batch badge.yaml --data rows.jsonl \(words) >/dev/null || echo status $?; ls -A disk"
    try onSmallDisk(script) { run, folder in
      #expect(run.output.hasPrefix("status 2\n"), "\(run.output)")
      #expect(!run.output.contains("o.") && !run.output.contains(".part"), "\(run.output)")
      expectEqual(run.error.components(separatedBy: "No space left on device").count, 2)
    }
  }

  @Test func `waits for a reader that stops reading, and takes no memory meanwhile`() throws {
    let row = "{\"name\":\"A\",\"points\":1}"
    // There is no end of rows, so whatever reads ahead of its reader grows.
    let script = """
      mkfifo f
      yes '\(row)' | $snapline batch badge.yaml --data - -o - --pack tar -j 2 >f &
      pid=$!
      exec 3<f
      memory() { cat /proc/$pid/status $(sed 's|[0-9]*|/proc/&/status|g' /proc/$pid/task/$pid/children | tr -d '\\n') \
        | awk '/VmRSS/ { sum += $2 } END { print sum }'; }
      before=0; now=$(memory)
      for turn in $(seq 20); do
        before=$now; sleep 1; now=$(memory)
        [ $((now - before)) -ge 512 ] || [ "$now" -le 10000 ] || break
      done
      echo $before; echo $now
      head -c 300000 <&3 | wc -c
      kill $pid; exec 3<&-; wait $pid 2>/dev/null; true
      """
    try withFolder(["badge.yaml": Badge.design]) { folder in
      let run = try Built(shell: script, in: folder)
      let numbers = run.output.split(separator: "\n").compactMap { Int($0) }
      try #require(numbers.count == 3, "\(run.output) \(run.error)")
      #expect(numbers[0] > 10_000)
      #expect(numbers[1] - numbers[0] < 512, "\(numbers)")
      expectEqual(numbers[2], 300_000)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `that is interrupted leaves whole files, and is gone on with`(signal: Int32) throws {
    let count = 800
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(count)]) { folder in
      let line = Self.line("out/{{id}}.png")
      let running = try RunningCommand(line, in: folder)
      let out = Folder(path: folder("out"))
      for _ in 0..<2_500 {
        if out.names.count >= 5 { break }
        Thread.sleep(forTimeInterval: 0.002)
      }
      expectEqual(running.end(by: signal), -1)
      let left = folder.tree("out")
      #expect(left.count >= 5 && left.count < count)
      let again = try Built(line + ["--resume"], in: folder)
      expectEqual(again.error, "")
      let whole = folder.tree("out")
      expectEqual(whole.count, count)
      for (name, bytes) in left { #expect(bytes == whole[name], "\(name)") }
      #expect(!folder.names.contains { $0.hasSuffix(".part") || $0.hasSuffix(".old") })
    }
  }

  @Test func `bears names that no command line holds`() throws {
    let long = String(repeating: "x", count: 230)
    let count = 1_600
    let rows = (1...count).map { "{\"id\":\"\($0)\(long)\",\"name\":\"\",\"points\":1}\n" }.joined()
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": rows]) { folder in
      let run = try Built(Self.line("out/{{id}}.json") + ["--format", "json"], in: folder)
      expectEqual(run.status, 0)
      let names = folder.tree("out").keys
      expectEqual(names.count, count)
      #expect(names.reduce(0) { $0 + $1.utf8.count } > 131_072)
    }
  }

  @Test func `names the row that it lost, and the place of a value in the file of data`() throws {
    let long = String(repeating: "word ", count: 200_000)
    let rows =
      Badge.rows(2) + "{\"id\":\"slow\",\"name\":\"\(long)\",\"points\":1}\n"
      + "{\"id\":\"odd\",\"name\":\"A\",\"points\":\"x\"}\n"
    let table = "id,name,points\n1,A,1\n"
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": rows, "rows.csv": table]) { folder in
      let run = try Built(Self.line("out/") + ["--row-timeout", "0.3"], in: folder)
      expectEqual(run.status, 1)
      let failed = Badge.results(folder.text(of: "r.jsonl") ?? "").filter { $0["error"] != nil }
      // On a busy machine another row may take too long as well.
      let names = Set(failed.compactMap { $0["id"] as? String })
      #expect(names.isSuperset(of: ["slow", "odd"]), "\(names)")
      let slow = failed.first { $0["id"] as? String == "slow" }
      let why = (slow?["diagnostics"] as? [[String: Any]])?.first?["id"] as? String
      expectEqual(why, "row-timeout")
      #expect(run.error.contains("the value stands at rows.jsonl:4:33 (row 4)"), "\(run.error)")
      #expect(!run.error.contains("request.json"))
    }
  }

  @Test func `tells once of what its workers all see`() throws {
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(8)]) { folder in
      let run = try Built(Self.line("out/") + ["--fonts", "nowhere"], in: folder)
      expectEqual(run.status, 0)
      expectEqual(run.error.components(separatedBy: "no font lies in").count, 2)
    }
  }
}
