import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Synchronization
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

@Suite("Printed warnings")
@MainActor
struct WarningPrinterTests {
  private struct Mistakes: View {
    @State private var edition = 0
    var body: some View {
      Button("again") { edition += 1 }
      Group {
        ForEach([1, 1], id: \.self) { Text("\($0)") }
        LazyVStack { ForEach([2, 2], id: \.self) { Text("\($0)") } }
        Circle().scaleEffect(edition < 0 ? 1 : .nan)
        PhaseAnimator([Int]()) { Text("\($0)") }
      }
      .id(edition)
    }
  }

  /// The lines that are printed while `body` runs.
  private func printed(_ body: () throws -> Void) rethrows -> [String] {
    let lines = WarningLog<String>()
    try WarningPrinter.$current.withValue(WarningPrinter { lines.append($0) }, operation: body)
    return lines.warnings
  }

  @Test("Views that come and go with one mistake say it once")
  func once() throws {
    let lines = try printed {
      let stage = Stage(width: 200, height: 200) { Mistakes() }
      for _ in 0..<100 {
        try stage.tap("again")
        stage.advance(frames: 1)
      }
    }
    #expect(lines.count == Set(lines).count)
    #expect((3...5).contains(lines.count), "\(lines)")
  }

  @Test("So many different warnings are written, and that there are more")
  func limit() {
    let lines = printed {
      for number in 0..<1000 {
        ViewWarning.once("view \(number)")
        MotionWarning.report(MotionWarning(what: "\(number)", remedy: "nothing happens"))
      }
    }
    #expect(lines.count == WarningPrinter.greatestCount + 1)
    #expect(lines.last?.contains("no more are written") == true)
  }
}
