import Foundation
import Testing

@Suite struct `A review that is killed` {
  @Test func `leaves each baseline old or new, and can be repeated`() throws {
    let count = 40
    var files = ["Package.swift": ""]
    for place in 1...count {
      for (color, folder) in [("old", "kept"), ("new", "pending")] {
        let mark = color == "new" ? ".new" : ""
        files["\(folder)/d\(place).snapshots/d\(mark).scene"] = "\(color) scene\n"
        files["\(folder)/d\(place).snapshots/d\(mark).png"] = "\(color) picture\n"
      }
    }
    try withFolder(files) { folder in
      let run = try Built(
        shell: """
          RANDOM=11
          halves=0 mixed=0 unrepeated=0
          for round in $(seq 200); do
            rm -rf d*.snapshots; cp -r kept/. pending/. .
            "$snapline" review --accept-all > /dev/null 2>&1 & pid=$!
            sleep 0.0$(printf %03d $((RANDOM % 200)))
            kill -9 $pid 2> /dev/null; wait $pid 2> /dev/null
            old=$(grep -l old d*.snapshots/d.scene | wc -l)
            [ $old -gt 0 ] && [ $old -lt \(count) ] && mixed=$((mixed + 1))
            for place in d*.snapshots; do
              read scene _ < $place/d.scene; read picture _ < $place/d.png
              [ "$scene" = "$picture" ] || [ -e $place/d.new.accepting ] || halves=$((halves + 1))
            done
            "$snapline" review --accept-all > /dev/null
            [ $(cat d*.snapshots/d.* | grep -c new) = \(count * 2) ] || unrepeated=$((unrepeated + 1))
            [ -z "$(ls d*.snapshots/*.new.*  2> /dev/null)" ] || unrepeated=$((unrepeated + 1))
          done
          echo "$halves halves, $unrepeated not repeated, $mixed in between" >&2
          echo "$halves $unrepeated"; [ $mixed -gt 10 ] && echo "killed enough"
          """,
        in: folder
      )
      #expect(run.output == "0 0\nkilled enough\n", "\(run.error)")
    }
  }
}
