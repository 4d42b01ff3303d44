import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What is presented again while it is still on its way out, in a window of 400 × 400.
@MainActor
@Suite("Presented again on the way out")
struct ReopenedTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private struct Program: View {
    let item: Int?
    let log: Journal<String>
    let rises: Bool

    var body: some View {
      Color.white.sheet(
        item: Binding(get: { item.map(Item.init) }, set: { _ in }),
        onDismiss: { log.entries.append("dismissed") }
      ) { item in
        Page(name: "page \(item.id)", log: log)
          .presentationDetents(rises ? [.height(200)] : [])
      }
    }
  }

  private struct Page: View {
    let name: String
    let log: Journal<String>
    @State private var count = 0

    var body: some View {
      Button("\(name): \(count)") { count += 1 }
        .frame(width: 200, height: 100)
        .keyboardShortcut("k")
        .accessibilityIdentifier(name)
        .onAppear { log.entries.append("appeared") }
        .onDisappear { log.entries.append("gone") }
    }
  }

  private func makeStage(rises: Bool = false) -> (Stage, Remote<Int?>, Journal<String>) {
    let log = Journal<String>()
    let (stage, item) = GlissandoViewsTests.makeStage(Int?.some(1), width: 400, height: 400) {
      Program(item: $0, log: log, rises: rises)
    }
    stage.settle()
    log.entries.removeAll()
    return (stage, item, log)
  }

  @Test(
    "It turns round from where it is, with its state, and is dismissed once",
    arguments: [false, true])
  func turnsRound(rises: Bool) throws {
    let (stage, item, log) = makeStage(rises: rises)
    try stage.tap("page 1")
    let place = try stage.element("page 1").frame
    item.value = nil
    stage.advance(by: 0.06)
    let before = try stage.element("page 1")
    item.value = 1
    stage.advance(by: 0.001)
    let after = try stage.element("page 1")
    #expect(!after.isLeaving)
    #expect(abs(after.frame.minY - before.frame.minY) < 2)
    #expect(abs(after.opacity - before.opacity) < 0.05)
    stage.settle()
    #expect(stage.elements.filter { $0.identifier == "page 1" }.count == 1)
    #expect(try stage.element("page 1").text == "page 1: 1")
    #expect(try stage.element("page 1").frame == place)
    #expect(log.entries.isEmpty)
    // It has the keyboard again.
    stage.key("k", modifiers: .control)
    #expect(try stage.element("page 1").text == "page 1: 2")
    item.value = nil
    stage.settle()
    #expect(log.entries == ["gone", "dismissed"])
  }

  @Test("Something else comes beside what goes and is dismissed; one that has gone is another")
  func others() throws {
    let (stage, item, log) = makeStage()
    item.value = nil
    stage.advance(by: 0.06)
    item.value = 2
    stage.advance(by: 0.02)
    #expect(try stage.element("page 1").isLeaving)
    #expect(try !stage.element("page 2").isLeaving)
    stage.settle()
    #expect(throws: (any Error).self) { try stage.element("page 1") }
    item.value = nil
    stage.settle()
    item.value = 2
    stage.settle()
    #expect(try stage.element("page 2").text == "page 2: 0")
    #expect(log.entries == ["appeared", "gone", "dismissed", "gone", "dismissed", "appeared"])
  }
}
