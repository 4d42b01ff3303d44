import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews
import Testing

@testable import GlissandoTesting

/// Stacks with a path and pages beside it.
@MainActor
@Suite("Paths and pages of their own")
struct MixedPathTests {
  /// What a person can reach, who sees the page on top.
  private func reached(_ stage: Stage) -> [String] {
    stage.elements.filter { $0.takesInput && !$0.isLeaving }.map(\.name)
  }

  private func shows(_ stage: Stage, _ text: String) -> Bool { reached(stage).contains(text) }

  private struct Linked: View {
    @State private var path = [1]
    let journal: Journal<String>

    var body: some View {
      VStack {
        Text("path \(path)")
        ForEach([[], [2], [1], [1, 2]], id: \.self) { wanted in
          Button("to \(wanted)") { path = wanted }
          Button("glide to \(wanted)") { withAnimation { path = wanted } }
        }
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { number in
            VStack {
              Text("page \(number)")
              NavigationLink("aside \(number)") {
                Text("aside of \(number)").onDisappear { journal.entries.append("gone") }
              }
            }
          }
        }
      }
    }
  }

  @Test(
    "What was opened from a page of the path goes when that page goes",
    arguments: ["to ", "glide to "])
  func openerGoes(way: String) throws {
    for (target, shown) in [("[]", "root"), ("[2]", "page 2")] {
      let journal = Journal<String>()
      let stage = Stage(width: 400, height: 500) { Linked(journal: journal) }
      try stage.tap("aside 1")
      stage.settle()
      #expect(shows(stage, "aside of 1"))
      try stage.tap(way + target)
      stage.settle()
      #expect(shows(stage, shown) && !shows(stage, "aside of 1"))
      #expect(journal.entries == ["gone"])
      try stage.tap(way + "[1]")
      stage.settle()
      #expect(shows(stage, "page 1"))
      try stage.tap("aside 1")
      stage.settle()
      #expect(shows(stage, "aside of 1"))
      try stage.tap("Back")
      stage.settle()
      #expect(shows(stage, "page 1") && shows(stage, "path [1]"))
    }
  }

  @Test("What was opened from a page of the path stays when another one comes over both")
  func openerStays() throws {
    let stage = Stage(width: 400, height: 500) { Linked(journal: Journal()) }
    try stage.tap("aside 1")
    stage.settle()
    try stage.tap("to [1, 2]")
    stage.settle()
    #expect(shows(stage, "page 2"))
    try stage.tap("Back")
    stage.settle()
    #expect(shows(stage, "aside of 1") && shows(stage, "path [1]"))
    try stage.tap("Back")
    stage.settle()
    #expect(shows(stage, "page 1"))
  }

  private struct Presented: View {
    @State private var path: [Int] = []
    @State private var isShown = false

    var body: some View {
      VStack {
        Text("path \(path) shown \(isShown)")
        Button("Show") { isShown = true }
        Button("Hide") { isShown = false }
        Button("Append") { path.append(5) }
        Button("Clear") { path = [] }
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Int.self) { number in
              VStack {
                Text("page \(number)")
                NavigationLink("to \(number + 1)", value: number + 1)
              }
            }
            .navigationDestination(isPresented: $isShown) {
              VStack {
                Text("presented")
                NavigationLink("value 9", value: 9)
              }
            }
        }
      }
    }
  }

  @Test("A value that is appended over a presented page is seen, and Back leads to that page")
  func appended() throws {
    let stage = Stage(width: 400, height: 500) { Presented() }
    try stage.tap("Show")
    stage.settle()
    try stage.tap("Append")
    stage.settle()
    #expect(shows(stage, "page 5") && shows(stage, "path [5] shown true"))
    try stage.tap("Back")
    stage.settle()
    #expect(shows(stage, "presented") && shows(stage, "path [] shown true"))
    try stage.tap("Back")
    stage.settle()
    #expect(shows(stage, "root") && shows(stage, "path [] shown false"))
  }

  @Test("A link to a value in a page beside the path puts the value on the path")
  func valueLink() throws {
    let stage = Stage(width: 400, height: 500) { Presented() }
    try stage.tap("Show")
    stage.settle()
    try stage.tap("value 9")
    stage.settle()
    #expect(shows(stage, "page 9") && shows(stage, "path [9] shown true"))
    try stage.tap("to 10")
    stage.settle()
    #expect(shows(stage, "page 10") && shows(stage, "path [9, 10] shown true"))
    try stage.tap("Clear")
    stage.settle()
    #expect(shows(stage, "presented") && shows(stage, "path [] shown true"))
    try stage.tap("value 9")
    stage.settle()
    // What was opened from the page goes with it, on the path or not.
    try stage.tap("Hide")
    stage.settle()
    #expect(shows(stage, "root") && shows(stage, "path [] shown false"))
  }

  private struct Watched: View {
    let name: String
    let journal: Journal<String>
    var body: some View {
      Text(name)
        .onAppear { journal.entries.append("+\(name)") }
        .onDisappear { journal.entries.append("-\(name)") }
        .task { journal.entries.append("task \(name)") }
    }
  }

  @Test(
    "A page that only was below others never appears when the path becomes another",
    arguments: [[2], [3], [2, 1], [1, 3], [4, 2], []], [false, true])
  func unseen(target: [Int], isAnimated: Bool) async {
    let journal = Journal<String>()
    let (stage, path) = makeStage([1, 2]) { path in
      NavigationStack(path: .constant(path)) {
        Watched(name: "root", journal: journal)
          .navigationDestination(for: Int.self) { Watched(name: "\($0)", journal: journal) }
      }
    }
    stage.settle()
    for _ in 0..<5 { await Task.yield() }
    journal.entries = []
    withTransaction(Transaction(animation: isAnimated ? .default : nil)) { path.value = target }
    stage.settle()
    for _ in 0..<5 { await Task.yield() }
    let top = target.last.map { "\($0)" } ?? "root"
    #expect(shows(stage, top))
    let appeared = journal.entries.filter { $0.hasPrefix("+") }
    #expect(appeared == (top == "2" ? [] : ["+\(top)"]))
    #expect(!journal.entries.contains { $0.hasPrefix("task") && $0 != "task \(top)" })
  }

  @Test("A page is made once when it opens, and once when what it shows changes")
  func evaluations() {
    let journal = Journal<Int>()
    let (stage, number) = makeStage(1) { number in
      NavigationStack(path: .constant([7])) {
        Text("root").navigationDestination(for: Int.self) { value in
          let _ = journal.entries.append(value)
          Text("\(value) \(number)")
        }
      }
    }
    stage.settle()
    #expect(journal.entries.count == 1)
    number.value = 2
    stage.settle()
    #expect(journal.entries.count == 2)
    #expect(shows(stage, "7 2"))
  }
}
