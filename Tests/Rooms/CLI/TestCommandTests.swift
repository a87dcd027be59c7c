import Foundation
import TestSupport
import Testing

@Suite struct `The test command` {
  private let design = "version: 1\ncanvas: 40x40\nview:\n  id: box\n  background: red\n"

  @Test func `leaves what is new for review, and then knows it`() throws {
    try withFolder(["Package.swift": "", "card.yaml": design]) { folder in
      let first = try Built(["test"], in: folder)
      #expect(first.status == 1)
      #expect(first.output.hasPrefix("card.snapshots/card has no baseline\n"))
      #expect(first.output.hasSuffix("1 missing\n"))
      let list = try Built(["review", "--list"], in: folder)
      #expect(list.output.hasSuffix("\n  new  card.snapshots/card  (scene)\n"))
      #expect(list.status == 1)
      let typo = try Built(["review", "--accept", "card.snapshots/cord"], in: folder)
      #expect(typo.status == 1)
      #expect(typo.error.contains("did you mean 'card.snapshots/card'?"))
      let accepted = try Built(["review", "--accept", "card.snapshots/card"], in: folder)
      #expect(accepted.output == "accepted  card.snapshots/card\n")
      let second = try Built(["test"], in: folder)
      #expect(second.output == "1 same\n")
      #expect(second.status == 0)
      #expect(try Built(["review"], in: folder).status == 0)
    }
  }

  @Test func `names what changed, and shows it`() throws {
    try withFolder(["Package.swift": "", ".snapshots": "keep: both", "card.yaml": design]) {
      folder in
      #expect(try Built(["test", "--record", "all"], in: folder).status == 0)
      try folder.write(design.replacing("red", with: "blue"), to: "card.yaml")
      let changed = try Built(["test"], in: folder)
      #expect(changed.status == 1)
      #expect(changed.output.contains("style  box  background #ff0000 → #0000ff"))
      #expect(changed.output.contains("pixels: 6400 of 6400 differ (100 %, limit 5 %)"))
      // Nothing is painted before somebody looks.
      #expect(!folder.names.contains { $0.hasPrefix(".snapline/artefacts/") })
      let scenes = "card.snapshots/card.scene card.snapshots/card.new.scene"
      #expect(changed.output.contains("look:    snapline diff \(scenes) -o difference.png\n"))
      let compared = try Built(
        ["diff", "card.snapshots/card.png", "card.snapshots/card.new.png", "-o", "d.png"],
        in: folder
      )
      #expect(compared.status == 1)
      #expect(folder.names.contains("d.png"))
      #expect(try Built(["review", "--accept-all"], in: folder).status == 0)
      #expect(try Built(["test"], in: folder).status == 0)
    }
  }

  @Test func `colours results where that is asked for, and nowhere else`() throws {
    try withFolder(["Package.swift": "", "card.yaml": design]) { folder in
      let missing = try Built(["test", "--color", "always"], in: folder)
      let heading = "\u{1B}[1;31mcard.snapshots/card has no baseline\u{1B}[0m\n"
      #expect(missing.output.hasPrefix(heading))
      #expect(missing.output.contains("\n  \u{1B}[1;34mpending\u{1B}[0m    card.snapshots/"))
      #expect(missing.output.contains("\n  \u{1B}[1;34maccept:\u{1B}[0m  snapline review"))
      #expect(missing.output.hasSuffix("\u{1B}[1;31m1 missing\u{1B}[0m\n"))
      let list = try Built(["review", "--list", "--color", "always"], in: folder)
      #expect(list.output.hasSuffix("\n  \u{1B}[1;34mnew\u{1B}[0m  card.snapshots/card  (scene)\n"))
      #expect(try Built(["test", "--record", "all"], in: folder).status == 0)
      let same = try Built(["test", "--color", "always"], in: folder)
      #expect(same.output == "\u{1B}[32m1 same\u{1B}[0m\n")
      try folder.write(design.replacing("red", with: "blue"), to: "other.yaml")
      let differ = try Built(["diff", "card.yaml", "other.yaml", "--color", "always"], in: folder)
      #expect(differ.output.hasPrefix("box.background red → blue (other.yaml:5)\n"))
      #expect(differ.output.contains("\u{1B}[1;34mstyle\u{1B}[0m  box  background"))
      let json = try Built(["test", "--json", "--color", "always"], in: folder)
      #expect(try json.results()?.count == 2 && !json.output.contains("\u{1B}"))
      let plain = try Built(["diff", "card.yaml", "other.yaml"], in: folder)
      #expect(!plain.output.isEmpty && !plain.output.contains("\u{1B}"))
    }
  }

  @Test func `prints results for programs`() throws {
    try withFolder(["Package.swift": "", "card.yaml": design]) { folder in
      let first = try Built(["test", "--json"], in: folder)
      let missing = try #require(try first.results()?.first)
      #expect(missing["outcome"] as? String == "missing")
      #expect(missing.baselineFiles?.isEmpty == true)
      expectEqual(missing["pending"] as? [String], ["card.snapshots/card.new.scene"])
      #expect((missing["files"] as? [String])?.count == 1)
      #expect(first.output.contains("\"mode\": \"pending\""))
      let again = try Built(shell: "CI=1 $snapline test --json", in: folder)
      #expect(try (again.results()?.first?["pending"] as? [String])?.isEmpty == true)
      #expect(again.output.contains("\"mode\": \"never\""))
      let recorded = try Built(["test", "--json", "--record", "missing"], in: folder)
      #expect(recorded.status == 0)
      #expect(try recorded.results()?.first?["outcome"] as? String == "recorded")
      try expectEqual(recorded.results()?.first?.baselineFiles, ["card.snapshots/card.scene"])
    }
  }

  @Test func `prints for programs what it couldn't test, or that there was nothing`() throws {
    try withFolder(["Package.swift": "", "card.yaml": design]) { folder in
      let run = try Built(
        shell: "mkfifo pipe.yaml; $snapline test nowhere.yaml pipe.yaml card.yaml --json",
        in: folder
      )
      #expect(run.status == 2)
      let outcomes = try run.results()?.map { $0["outcome"] as? String }
      expectEqual(outcomes, ["undecided", "undecided", "missing"])
      #expect(try run.results()?.first?["name"] as? String == "nowhere.yaml")
      let none = try Built(["test", "--json", "--filter", "nothing"], in: folder)
      #expect(none.status == 69)
      #expect(none.error.contains("no design has 'nothing' in its path"))
      #expect(none.error.contains("'card.yaml'"))
      #expect(try none.results()?.isEmpty == true)
      let plain = try Built(["test", "nowhere.yaml"], in: folder)
      #expect(plain.output == "1 undecided\n")
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")))
  func `can't decide what it may not read, wherever it was found`() throws {
    try withFolder(["Package.swift": "", "in/card.yaml": design, "locked/x": ""]) { folder in
      // Who may read everything must first give that up.
      let run = try Built(
        shell: """
          cp $snapline snapline; chmod 755 . in snapline; chmod 000 in/card.yaml locked
          [ $(id -u) = 0 ] && other="setpriv --reuid 65534 --regid 65534 --clear-groups"
          $other ./snapline test --json; status=$?; chmod 755 locked; exit $status
          """,
        in: folder
      )
      #expect(run.status == 2)
      let messages = try run.results()?.map { $0["message"] as? String }
      #expect(messages == Array(repeating: "can't be read: Permission denied", count: 2))
    }
  }

  @Test func `shows names and texts that would steer a terminal as they are spelled`() throws {
    let label = "version: 1\nview: {id: box, label: \"\\e[31mA\"}\n"
    try withFolder(["Package.swift": "", "\u{1B}card.yaml": label]) { folder in
      let runs = [
        try Built(["test"], in: folder), try Built(["review"], in: folder),
        try Built(["review", "--accept-all"], in: folder),
      ]
      try folder.write(label.replacing("A", with: "B"), to: "\u{1B}card.yaml")
      for run in runs + [try Built(["test"], in: folder)] {
        #expect(run.output.contains("\\u{1B}card.snapshots/card"))
        #expect(!run.output.contains("\u{1B}"))
      }
    }
  }

  @Test func `wants a whole number of jobs`() throws {
    try withFolder(["Package.swift": "", "card.yaml": design]) { folder in
      for jobs in ["0", "-1", "9999", "2.5", "two"] {
        let run = try Built(["test", "--jobs", jobs], in: folder)
        #expect(run.status == 64)
        #expect(run.error.contains("takes a whole number from 1 to 64, not '\(jobs)'"))
      }
      expectEqual(folder.names, ["Package.swift", "card.yaml"])
    }
  }

  @Test func `puts what shows a difference where it is told`() throws {
    try withFolder(["Package.swift": "", "card.yaml": design]) { folder in
      let run = try Built(shell: "SNAPLINE_ARTIFACTS=shown $snapline test", in: folder)
      #expect(run.status == 1)
      #expect(folder.names.contains("shown/card.snapshots/card.actual.png"), "\(folder.names)")
      #expect(!folder.names.contains(".snapline/artefacts"))
    }
  }

  @Test func `writes nothing beside baselines where CI is set`() throws {
    try withFolder(["Package.swift": "", "card.yaml": design]) { folder in
      let run = try Built(shell: "CI=true $snapline test --record all", in: folder)
      #expect(run.status == 1)
      let scenes = folder.names.filter { $0.hasSuffix(".scene") }
      // What would be pending is left with the results of the run, for a review elsewhere.
      #expect(scenes.count == 1 && scenes[0].hasPrefix(".snapline/run/designs."))
      #expect(scenes[0].hasSuffix("/new/card.snapshots/card.scene"))
    }
  }

  @Test func `says what Git should ignore until it does`() throws {
    try withFolder([".git/HEAD": "", "in/card.yaml": design]) { folder in
      let first = try Built(["test"], in: folder)
      #expect(first.error.contains("note: Git would keep files that only await review"))
      #expect(first.error.contains("hint: add the lines '*.new.*' and '.snapline/'"))
      try folder.write("# *.new.*\n.snapline/\n", to: ".gitignore")
      let second = try Built(["test"], in: folder)
      #expect(second.error.contains("hint: add the lines '*.new.*'\n"))
      for lines in ["!*.new.*", "*.new.*\n!*.new.*", "x*.new.*", "*.new.*.tmp", "/top/*.new.*"] {
        try folder.write(lines + "\n.snapline/\n", to: ".gitignore")
        let run = try Built(["test"], in: folder)
        #expect(run.error.contains("hint: add the lines '*.new.*'\n"), "\(lines)")
      }
      try folder.write("**/*.snapshots/*.new.* \n/.snapline/*\n", to: "in/.gitignore")
      let third = try Built(["test"], in: folder)
      #expect(third.status == 1)
      #expect(third.error.isEmpty)
    }
  }

  @Test func `tells what is wrong from what can't be decided`() throws {
    try withFolder(["Package.swift": "", "card.yaml": design, "wrong.yaml": "view: 7"]) { folder in
      #expect(try Built(["test", "card.yaml", "--record", "all"], in: folder).status == 0)
      #expect(try Built(["test", "wrong.yaml"], in: folder).status == 2)
      try folder.write("nonsense", to: "card.snapshots/card.scene")
      let unreadable = try Built(["test"], in: folder)
      #expect(unreadable.status == 2)
      #expect(unreadable.error.contains("card.scene: error: the baseline can't be read"))
      #expect(try Built(["test", "--filter", "nothing"], in: folder).status == 69)
      #expect(try Built(["test", "nowhere.yaml"], in: folder).status == 2)
      #expect(try Built(["test", "--record", "allways"], in: folder).status == 64)
      let wrong = try Built(shell: "SNAPLINE_RECORD=allways $snapline test", in: folder)
      #expect(wrong.status == 64)
      #expect(wrong.error.contains("use one of all, failed, missing, pending, never"))
    }
  }

  @Test func `loses nothing on a full disk`() throws {
    try withFolder(["Package.swift": "", "card.yaml": design]) { folder in
      #expect(try Built(["test", "--record", "all"], in: folder).status == 0)
      let kept = folder.text(of: "card.snapshots/card.scene")
      try folder.write(design.replacing("red", with: "blue"), to: "card.yaml")
      let full = try Built(shell: "ulimit -f 0; $snapline test --record all", in: folder)
      #expect(full.status == 2)
      #expect(
        full.error.contains(
          "card.scene: error: the file can't be written [unwritable-baseline]\n  File too large"
        )
      )
      #expect(folder.text(of: "card.snapshots/card.scene") == kept)
      #expect(folder.names.filter { $0.contains(".new.") }.isEmpty)
    }
  }

  @Test func `leaves each baseline old or new when it is killed`() throws {
    var files = ["Package.swift": "", ".snapshots": "keep: both"]
    for place in 1...6 { files["d\(place).yaml"] = design }
    let rounds = Seed.many(40).count
    try withFolder(files) { folder in
      let run = try Built(
        shell: """
          RANDOM=7
          declare -A known
          for color in red blue; do
            sed -i "s/background: .*/background: $color/" d*.yaml
            $snapline test --record all > /dev/null
            while read sum file; do known[$sum]=$color; done < <(sha256sum d1.snapshots/d1.*)
          done
          halves=0 killed=0
          for round in $(seq \(rounds)); do
            [ $((round % 2)) = 0 ] && color=red || color=blue
            sed -i "s/background: .*/background: $color/" d*.yaml
            $snapline test -j 2 --record all > /dev/null 2>&1 & pid=$!
            sleep 0.0$((RANDOM % 10))$((RANDOM % 10))
            kill -9 $pid 2> /dev/null && killed=$((killed + 1))
            wait $pid 2> /dev/null
            before= count=0
            while read sum file; do
              color=${known[$sum]} count=$((count + 1))
              [ -n "$color" ] || halves=$((halves + 1))
              # The two files of one baseline follow each other.
              if [ $((count % 2)) = 0 ] && [ "$color" != "$before" ]; then
                [ -e ${file%.*}.new.accepting ] || halves=$((halves + 1))
              fi
              before=$color
            done < <(sha256sum d?.snapshots/d?.{png,scene} | sort -k2)
            [ $count = 12 ] || halves=$((halves + 1))
          done
          $snapline test --record all > /dev/null
          $snapline test --record never
          ls d*.snapshots | grep -c new
          echo "$halves halves"; [ $killed -gt \(rounds / 10) ] && echo "killed enough"
          """,
        in: folder
      )
      #expect(run.output == "6 same\n0\n0 halves\nkilled enough\n", "\(run.error)")
    }
  }
}

extension [String: Any] {
  /// The files of a case's baseline.
  fileprivate var baselineFiles: [String]? {
    (self["baseline"] as? [String: Any])?["files"] as? [String]
  }
}
