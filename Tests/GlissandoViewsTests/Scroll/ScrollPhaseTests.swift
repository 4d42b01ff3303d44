import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// What a scroll view says of what it is doing.
@MainActor
@Suite("Phases of scrolling")
struct ScrollPhaseTests {
  private struct Change: Equatable {
    var from: ScrollPhase
    var to: ScrollPhase
    var offset: Double
    var velocity: Double?
  }

  private struct Program: View {
    @Binding var changes: [Change]
    @State private var position = ScrollPosition(edge: .top)

    var body: some View {
      ScrollView {
        Color.red.frame(height: 2000)
      }
      .scrollPosition($position)
      .onScrollPhaseChange { oldPhase, newPhase, context in
        changes.append(
          Change(
            from: oldPhase, to: newPhase, offset: context.geometry.contentOffset.y,
            velocity: context.velocity.map { Double($0.dy) }))
      }
      .overlay(alignment: .bottom) {
        Button("Down") { withAnimation { position.scrollTo(y: 600) } }
      }
    }
  }

  private final class Log {
    var changes: [Change] = []
  }

  private func makeStage() -> (Stage, Log) {
    let log = Log()
    let binding = Binding(get: { log.changes }, set: { log.changes = $0 })
    return (Stage(width: 200, height: 300) { Program(changes: binding) }, log)
  }

  @Test("Where a scroll view has come to rest is told with its phase")
  func wheel() throws {
    let (stage, log) = makeStage()
    stage.scroll(by: CGSize(width: 0, height: -50), at: CGPoint(x: 50, y: 50))
    #expect(stage.settle())
    let last = try #require(log.changes.last)
    #expect(last.to == .idle)
    #expect(abs(last.offset - 50) < 0.5)
    #expect(last.velocity == nil, "what rests has no velocity")
    stage.close()
  }

  @Test("A throw is told with its velocity, then its rest, each phase after the one before")
  func thrown() throws {
    let (stage, log) = makeStage()
    stage.drag(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 50, y: 130), duration: 0.2)
    #expect(stage.settle())
    let phases = log.changes.map(\.to)
    #expect(phases.last == .idle)
    #expect(phases.contains(.interacting) && phases.contains(.decelerating))
    for (before, after) in zip(log.changes, log.changes.dropFirst()) {
      #expect(before.to == after.from)
    }
    let thrown = try #require(log.changes.first { $0.to == .decelerating })
    // 120 points in 0.2 s, upwards: the content's offset grows as fast as the pointer went.
    #expect(abs((thrown.velocity ?? 0) - 600) < 60, "\(thrown)")
    #expect(thrown.offset > 60 && thrown.offset <= 121)
    let rest = try #require(log.changes.last)
    #expect(rest.offset > thrown.offset + 100, "it goes on after it was let go")
    stage.close()
  }

  @Test("A program that scrolls is told as such, from where it begins to where it ends")
  func guided() throws {
    let (stage, log) = makeStage()
    try stage.tap("Down")
    #expect(stage.settle())
    #expect(log.changes.map(\.to) == [.animating, .idle])
    #expect(log.changes.first.map { $0.offset < 300 } == true)
    #expect(log.changes.last.map { abs($0.offset - 600) < 0.5 } == true)
    stage.close()
  }
}
