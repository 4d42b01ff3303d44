import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Pages follow what opened them.
@MainActor
@Suite("Destinations")
struct DestinationTests {
  private func shows(_ stage: Stage, _ text: String) -> Bool {
    stage.elements.contains { $0.name == text && !$0.isLeaving }
  }

  struct Presented: View {
    @State var isShown = false
    @State private var closed = 0

    var body: some View {
      VStack {
        Text("shown \(isShown) closed \(closed)")
        NavigationStack {
          Button("Open") { isShown = true }
            .navigationDestination(isPresented: $isShown) {
              VStack {
                Text("page")
                Button("Close") { isShown = false }
                Leave()
                NavigationLink("Deeper") { Text("deep page") }
              }
              .onDisappear { closed += 1 }
            }
        }
      }
    }
  }

  private struct Leave: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() } }
  }

  @Test("A page closes when its binding becomes false, and opens again")
  func popped() throws {
    let stage = Stage(width: 400, height: 300) { Presented() }
    for count in 1...2 {
      try stage.tap("Open")
      stage.settle()
      #expect(shows(stage, "page"))
      try stage.tap("Close")
      stage.settle()
      #expect(!shows(stage, "page") && shows(stage, "shown false closed \(count)"))
    }
  }

  @Test("Back and dismiss set the binding to false at once", arguments: ["Back", "Leave"])
  func binding(way: String) throws {
    let stage = Stage(width: 400, height: 300) { Presented() }
    try stage.tap("Open")
    stage.settle()
    try stage.tap(way)
    stage.advance(frames: 1)
    #expect(shows(stage, "shown false closed 0"))
    stage.settle()
    #expect(!shows(stage, "page") && shows(stage, "shown false closed 1"))
  }

  @Test("What was opened from a page goes with it")
  func deeper() throws {
    struct Program: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Toggle") { isShown.toggle() }
          NavigationStack {
            Text("root").navigationDestination(isPresented: $isShown) {
              NavigationLink("Deeper") { Text("deep page") }
            }
          }
        }
      }
    }
    let stage = Stage(width: 400, height: 300) { Program() }
    try stage.tap("Toggle")
    stage.settle()
    try stage.tap("Deeper")
    stage.settle()
    #expect(shows(stage, "deep page"))
    try stage.tap("Toggle")
    stage.settle()
    #expect(!shows(stage, "deep page") && !shows(stage, "Deeper") && shows(stage, "root"))
  }

  @Test("A page whose binding is true from the start is open")
  func fromTheStart() {
    let stage = Stage(width: 400, height: 300) { Presented(isShown: true) }
    stage.settle()
    #expect(shows(stage, "page"))
  }

  private struct Numbered: View {
    let number: Int
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Link") { Text("linked \(number)") }
          NavigationLink("Value", value: "v")
          Button("Present") { isShown = true }
        }
        .navigationDestination(for: String.self) { Text("\($0) \(number)") }
        .navigationDestination(isPresented: $isShown) { Text("presented \(number)") }
      }
    }
  }

  @Test(
    "An open page shows what the root captures now, and moves there with its animation",
    arguments: [("Link", "linked"), ("Value", "v"), ("Present", "presented")])
  func captures(way: String, page: String) throws {
    let (stage, number) = makeStage(1) { Numbered(number: $0) }
    try stage.tap(way)
    stage.settle()
    #expect(shows(stage, "\(page) 1"))
    number.value = 2
    stage.advance(frames: 1)
    #expect(shows(stage, "\(page) 2"))
    #expect(!shows(stage, "\(page) 1"))
  }
}
