import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// What the documents say of the identities of a list's rows.
@MainActor
@Suite("Samples of identity")
struct IdentityTests {
  private struct Numbered: Identifiable, Equatable {
    let id: Int
    let number: Int
  }

  private struct Rows: View {
    @State private var items = (0..<100).map { Numbered(id: $0, number: $0) }
    var body: some View {
      VStack {
        List {
          ForEach(items, id: \.id) { Text("row \($0.number)") }
        }
        .animation(.easeInOut, value: items)
        Button("Remove") { items.remove(at: 1) }
        Button("Add") { items.insert(Numbered(id: 1000, number: 1000), at: 1) }
      }
      .frame(width: 400, height: 500)
    }
  }

  private func leaving(_ stage: Stage, _ text: String) -> Stage.Element? {
    stage.elements.first { $0.text == text && $0.isLeaving }
  }

  @Test("With stable identities the right row goes, and those below it close up")
  func removal() throws {
    let stage = Stage(width: 400, height: 500) { Rows() }
    let (first, second) = (try stage.y("row 0"), try stage.y("row 1"))
    let (third, fifth) = (try stage.y("row 2"), try stage.y("row 4"))
    try stage.tap("Remove")
    let begin = stage.time
    for time in [0.1, 0.2, 0.3] {
      stage.advance(by: begin + time - stage.time)
      let progress = Reference.easeInOut(time)
      #expect(try stage.y("row 0") == first)
      #expect(near(try stage.y("row 2"), third + (second - third) * progress, 0.02))
      #expect(near(try stage.y("row 4"), fifth + (second - third) * progress, 0.02))
      let gone = try #require(leaving(stage, "row 1"))
      #expect(near(gone.opacity, 1 - progress, 1e-3))
    }
    stage.settle()
    #expect(leaving(stage, "row 1") == nil)
    #expect(try stage.y("row 2") == second)
  }

  @Test("A new row fades in where the others make room for it")
  func insertion() throws {
    let stage = Stage(width: 400, height: 500) { Rows() }
    let (second, third) = (try stage.y("row 1"), try stage.y("row 2"))
    try stage.tap("Add")
    let begin = stage.time
    for time in [0.1, 0.25] {
      stage.advance(by: begin + time - stage.time)
      let progress = Reference.easeInOut(time)
      #expect(near(try stage.y("row 1"), second + (third - second) * progress, 0.02))
      #expect(near(try stage.element("row 1000").opacity, progress, 1e-3))
    }
    stage.settle()
    #expect(try stage.y("row 1000") == second)
  }

  @Test("Of two rows with one identity the first keeps it, with a warning that names it")
  func duplicates() throws {
    struct Doubled: View {
      @State private var items = [0, 1, 2, 3]
      var body: some View {
        VStack {
          List { ForEach(items, id: \.self) { Text("row \($0)") } }
            .animation(.easeInOut, value: items)
          Button("Double") { items.insert(3, at: 1) }
          Button("Remove") { items.remove(at: 1) }
        }
        .frame(width: 400, height: 400)
      }
    }
    let warnings = try ViewWarning.collecting { () throws in
      let stage = Stage(width: 400, height: 400) { Doubled() }
      let second = try stage.y("row 1")
      try stage.tap("Double")
      #expect(stage.settle())
      // The first with the identity is now the second row.
      #expect(near(try stage.y("row 3"), second, 0.02))
      try stage.tap("Remove")
      #expect(stage.settle())
      #expect(near(try stage.y("row 1"), second, 0.02))
      #expect(try stage.y("row 3") > (try stage.y("row 2")))
    }
    #expect(warnings.contains { $0.contains("3") })
  }

  @Test("An element that is appended inside the animation's braces fades in at the end")
  func appended() throws {
    struct Growing: View {
      @State private var items = [0, 1, 2]
      var body: some View {
        VStack {
          Button("Add") { withAnimation(.easeInOut) { items.append(items.count) } }
          List { ForEach(items, id: \.self) { Text("row \($0)") } }.frame(width: 300, height: 300)
        }
      }
    }
    let stage = Stage(width: 400, height: 400) { Growing() }
    try stage.tap("Add")
    let begin = stage.time
    let place = try stage.element("row 3").targetFrame
    for time in [0.05, 0.1, 0.2, 0.3] {
      stage.advance(by: begin + time - stage.time)
      let row = try stage.element("row 3")
      #expect(near(row.opacity, Reference.easeInOut(time), 1e-3), "at \(time) s")
      #expect(near(row.frame.minY, place.minY, 1e-3), "it fades, and does not move")
      #expect(try stage.element("row 2").opacity == 1)
    }
    #expect(stage.settle(limit: 0.1))
    #expect(try stage.element("row 3").opacity == 1)
  }
}
