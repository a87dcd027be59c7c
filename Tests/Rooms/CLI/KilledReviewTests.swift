import Foundation
import TestSupport
import Testing

@Suite struct `A review that is killed` {
  @Test func `leaves each baseline old or new, and can be repeated`() throws {
    let (count, rounds) = (20, Seed.many(40).count)
    var files = ["root/Package.swift": ""]
    for place in 1...count {
      for kind in ["layout", "txt"] {
        files["before/d\(place).snapshots/d.\(kind)"] = "old\n"
        files["before/d\(place).snapshots/d.new.\(kind)"] = "new\n"
      }
    }
    try withFolder(files) { folder in
      let run = try Built(
        shell: """
          cd root
          RANDOM=11
          halves=0 mixed=0 unrepeated=0
          for round in $(seq \(rounds)); do
            rm -rf d*.snapshots; cp -rl ../before/. .
            "$snapline" review --accept-all > /dev/null 2>&1 & pid=$!
            # From when the first is accepted until some time after the last.
            while [ -e d1.snapshots/d.new.layout ]; do :; done
            for spin in $(seq $((RANDOM % 200))); do :; done
            kill -9 $pid 2> /dev/null; wait $pid 2> /dev/null
            new=0
            for place in d*.snapshots; do
              read layout < $place/d.layout; read text < $place/d.txt
              [ $layout = new ] && new=$((new + 1))
              [ $layout = $text ] || [ -e $place/d.new.accepting ] || halves=$((halves + 1))
            done
            [ $new -lt \(count) ] && mixed=$((mixed + 1))
            [ $((round % 5)) = 0 ] || continue
            "$snapline" review --accept-all > /dev/null
            [ $(cat d*.snapshots/* | grep -c new) = \(count * 2) ] || unrepeated=$((unrepeated + 1))
            ls d*.snapshots | grep -q new && unrepeated=$((unrepeated + 1))
          done
          echo "$halves halves, $unrepeated not repeated, $mixed in between" >&2
          echo "$halves $unrepeated"; [ $mixed -gt \(rounds / 10) ] && echo "killed enough"
          """,
        in: folder
      )
      #expect(run.output == "0 0\nkilled enough\n", "\(run.error)")
    }
  }

  @Test func `leaves each baseline old or new, also while it rejects and undoes`() throws {
    let names = (1...8).map { "k.snapshots/d\($0)" }
    var files = ["Package.swift": ""]
    for name in names {
      for kind in ["layout", "txt"] {
        files["\(name).\(kind)"] = "old\n"
        files["\(name).new.\(kind)"] = "new\n"
      }
    }
    var between = 0
    let seeds = Seed.many(20)
    for var seed in seeds {
      try withFolder(files) { folder in
        let terminal = try PseudoTerminal(["review"], in: folder)
        #expect(terminal.wait(for: "> "), "\(seed)")
        terminal.typeAhead("aaaarrrruuuuuuuuaaaaaaaa")
        #expect(terminal.wait(for: "accepted"), "\(seed)")
        usleep(UInt32(seed.number(in: 0...60_000)))
        terminal.send(SIGKILL)
        _ = terminal.status()
        between += Set(names.map { folder.text(of: $0 + ".txt") }).count == 2 ? 1 : 0
        for name in names {
          let (layout, text) = (folder.text(of: name + ".layout"), folder.text(of: name + ".txt"))
          let isMarked = folder.names.contains(name + ".new.accepting")
          #expect(layout == text || isMarked, "\(seed) \(name)")
          #expect(["old\n", "new\n"].contains(layout), "\(seed) \(name)")
        }
        // Whatever was half done is finished or refused, and what was pending is whole.
        _ = try Built(["review", "--accept-all"], in: folder)
        for name in names {
          let (layout, text) = (folder.text(of: name + ".layout"), folder.text(of: name + ".txt"))
          expectEqual(layout, text, "\(seed) \(name)")
        }
      }
    }
    #expect(between > seeds.count / 5, "\(between) of \(seeds.count) were killed in between")
  }
}
