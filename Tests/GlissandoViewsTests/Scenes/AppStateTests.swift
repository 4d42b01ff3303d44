import Foundation
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoCompatibility
@testable import GlissandoViews

/// Programs whose state is the app's.
@MainActor
@Suite("App state")
struct AppStateTests {
  final class Counter: ObservableObject {
    @Published var count = 0
    @MainActor static var made = 0
    init() { MainActor.assumeIsolated { Self.made += 1 } }
  }

  struct Program: App {
    @StateObject private var counter = Counter()
    @State private var text = "a"

    var body: some Scene {
      WindowGroup("Program") {
        VStack {
          Text("text \(text)")
          Text("count \(counter.count)")
          Button("Append") { text += "b" }
          Child(text: $text).environmentObject(counter)
        }
      }
      .commands {
        CommandMenu("Do") {
          Button("Reset") { text = "none" }.keyboardShortcut("r")
        }
        CommandGroup(after: .newItem) {
          Button("Plain") { counter.count = 40 }.keyboardShortcut("p", modifiers: [])
        }
      }
      .onChange(of: text) { counter.count += 100 }
      Window("Other", id: "other") { Text("other") }
    }
  }

  struct Child: View {
    @Binding var text: String
    @EnvironmentObject var counter: Counter
    var body: some View {
      Button("Child \(counter.count)") {
        text += "c"
        counter.count += 1
      }
    }
  }

  private func texts(_ stage: Stage) -> [String] { stage.elements.compactMap(\.text) }

  @Test("What is in an app's state reaches its views, through bindings and models too")
  func state() throws {
    Counter.made = 0
    let stage = Stage(width: 300, height: 300) { AppRoot(app: Program()) }
    try stage.tap("Append")
    stage.settle()
    #expect(texts(stage).contains("text ab"))
    #expect(texts(stage).contains("count 100"))
    try stage.tap("Child 100")
    stage.settle()
    #expect(texts(stage).contains("text abc"))
    #expect(texts(stage).contains("count 201"))
    #expect(Counter.made == 1)
  }

  @Test("A scene that watches a value by the older spelling is told the new one")
  func olderWatching() throws {
    struct Watched: App {
      static var told: [String] = []
      @State private var text = "a"
      var body: some Scene {
        WindowGroup { Button("Append") { text += "b" } }
          .onChange(of: text, perform: { Self.told.append($0) })
      }
    }
    let stage = Stage(width: 300, height: 300) { AppRoot(app: Watched()) }
    for _ in 0..<2 {
      try stage.tap("Append")
      stage.settle()
    }
    #expect(Watched.told == ["ab", "abb"])
  }

  @Test("Keys do what is in the program's commands, with modifiers and without")
  func commands() {
    let stage = Stage(width: 300, height: 300) { AppRoot(app: Program()) }
    stage.key("r", modifiers: .command)
    stage.settle()
    #expect(texts(stage).contains("text none"))
    stage.key("p")
    stage.settle()
    #expect(texts(stage).contains("count 40"))
  }

  @Test("The first window opens, with its title and one model of the app; others are known")
  func windows() throws {
    Counter.made = 0
    let program = Program()
    let window = try #require(program.openingWindow)
    #expect(program.openingWindow != nil)
    let stage = Stage(width: 300, height: 300) { AppRoot(app: program) }
    stage.settle()
    #expect(Counter.made == 1)
    #expect(window.title == "Program")
    #expect(Program().body.allWindows.map(\.title) == ["Program", "Other"])
  }
}
