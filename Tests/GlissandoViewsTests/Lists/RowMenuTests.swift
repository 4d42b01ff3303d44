import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// What rows offer to those who have a keyboard and no pointer.
@MainActor
@Suite("Menus of rows")
struct RowMenuTests {
  private final class Log {
    var done: [String] = []
  }

  /// Rows with actions at both sides, the first one with a menu too.
  private struct Rows<Inside: View>: View {
    let log: Log
    var isDeletable = true
    @ViewBuilder let inside: (String) -> Inside
    @State private var names = ["one", "two", "three"]

    var body: some View {
      List { rows.onDelete(perform: delete) }
    }

    private var delete: ((IndexSet) -> Void)? {
      isDeletable ? { names.remove(atOffsets: $0) } : nil
    }

    private var rows: some DynamicViewContent {
      ForEach(names, id: \.self) { name in
        inside(name)
          .contextMenu { Button("About \(name)") { log.done.append("about \(name)") } }
          .swipeActions(edge: .leading) { Button("Star") { log.done.append("star \(name)") } }
          .swipeActions {
            Button("Remove", role: .destructive) { names.removeAll { $0 == name } }
            Button("Flag") { log.done.append("flag \(name)") }
          }
      }
    }
  }

  private func shown(_ stage: Stage) -> [String] {
    stage.elements.filter { $0.text != nil && !$0.isLeaving && $0.opacity > 0.5 }
      .sorted { $0.targetFrame.minY < $1.targetFrame.minY }.compactMap(\.text)
  }

  private static let items = ["About one", "Remove", "Flag", "Star"]

  private func menu(_ stage: Stage) -> [String] { shown(stage).filter(Self.items.contains) }

  @Test(
    "The menu key and Shift-F10 open one menu of all that a row offers", arguments: [false, true])
  func oneMenu(usesMenuKey: Bool) throws {
    let log = Log()
    let stage = Stage(width: 400, height: 400) { Rows(log: log) { Text($0) } }
    func call() {
      if usesMenuKey { stage.key(.menu) } else { stage.key(.function(10), modifiers: .shift) }
      stage.settle()
    }
    stage.key(.tab)
    call()
    #expect(menu(stage) == Self.items)
    // Arrows walk, return acts.
    for _ in 0..<2 { stage.key(.downArrow) }
    stage.key(.return)
    stage.settle()
    #expect(log.done == ["flag one"] && menu(stage).isEmpty)
    // The row has the keyboard again.
    call()
    try stage.tap("About one")
    stage.settle()
    call()
    try stage.tap("Star")
    stage.settle()
    #expect(log.done == ["flag one", "about one", "star one"])
    call()
    stage.key(.escape)
    stage.settle()
    #expect(menu(stage).isEmpty)
  }

  @Test("An action of the menu that removes its row lets the others glide")
  func removing() throws {
    let stage = Stage(width: 400, height: 400) { Rows(log: Log()) { Text($0) } }
    stage.key(.tab)
    stage.key(.menu)
    stage.settle()
    let below = try stage.element("two").frame.minY
    try stage.tap("Remove")
    stage.advance(by: 0.1)
    let gliding = try stage.element("two")
    #expect(gliding.frame.minY < below - 1 && gliding.frame.minY > gliding.targetFrame.minY + 1)
    stage.settle()
    #expect(shown(stage).filter { ["one", "two", "three"].contains($0) } == ["two", "three"])
  }

  @Test("What has the keyboard within a row opens the menu of the row")
  func inside() throws {
    let log = Log()
    let stage = Stage(width: 400, height: 400) {
      Rows(log: log) { name in Button(name) { log.done.append("pressed") } }
    }
    stage.key(.tab)
    stage.key(.menu)
    stage.settle()
    #expect(menu(stage) == Self.items)
    stage.key(.escape)
    stage.settle()
    // One stop for each row.
    stage.key(.tab)
    stage.key(.space)
    #expect(log.done == ["pressed"])
  }

  @Test("Delete takes the row away that has the keyboard, and the next one has it")
  func delete() throws {
    let stage = Stage(width: 400, height: 400) { Rows(log: Log()) { Text($0) } }
    stage.key(.tab)
    stage.key(.downArrow)
    stage.key(.deleteForward)
    stage.settle()
    #expect(shown(stage) == ["one", "three"])
    stage.key(.delete)
    stage.settle()
    #expect(shown(stage) == ["one"])
    stage.key(.delete)
    stage.settle()
    #expect(shown(stage).isEmpty)
    let fixed = Stage(width: 400, height: 400) { Rows(log: Log(), isDeletable: false) { Text($0) } }
    fixed.key(.tab)
    fixed.key(.delete)
    fixed.settle()
    #expect(shown(fixed) == ["one", "two", "three"])
  }

  private struct Selected: View {
    let log: Log
    let hasMenu: Bool
    @State private var selected: Set<Int> = []

    var body: some View {
      let list = List(0..<40, id: \.self, selection: $selected) { row in
        Text("row \(row)").swipeActions { Button("Flag") { log.done.append("flag \(row)") } }
      }
      if hasMenu {
        list.contextMenu(forSelectionType: Int.self) { rows in
          Button("About one") { log.done.append("about \(rows.sorted())") }
        }
      } else {
        list
      }
    }
  }

  @Test(
    "In a list with a selection the menu is that of the row that keys go on from",
    arguments: [false, true])
  func selection(hasMenu: Bool) throws {
    let log = Log()
    let stage = Stage(width: 300, height: 300) { Selected(log: log, hasMenu: hasMenu) }
    try stage.tap("row 1")
    stage.key(.downArrow, modifiers: .shift)
    stage.key(.menu)
    stage.settle()
    #expect(menu(stage) == (hasMenu ? ["About one", "Flag"] : ["Flag"]))
    try stage.tap("Flag")
    stage.settle()
    if hasMenu {
      stage.key(.menu)
      stage.settle()
      try stage.tap("About one")
      stage.settle()
    }
    #expect(log.done == (hasMenu ? ["flag 2", "about [1, 2]"] : ["flag 2"]))
    // A row that was scrolled out of sight comes back for its menu.
    stage.scroll(by: CGSize(width: 0, height: -900), at: CGPoint(x: 150, y: 150))
    stage.settle()
    stage.key(.menu)
    stage.settle()
    try stage.tap("Flag")
    #expect(log.done.last == "flag 2")
    #expect(shown(stage).contains("row 2"))
  }

  @Test("Those who do not see the list are told what a row offers, and do it")
  func accessibility() throws {
    let stage = Stage(width: 400, height: 400) { Rows(log: Log()) { Text($0) } }
    func row() throws -> AccessibleElement {
      try #require(
        stage.host.outline.elements.flatMap(\.flattened).first {
          $0.role == .row && $0.name == "one"
        })
    }
    let one = try row()
    #expect(one.actions == ["Show Menu", "Delete"] && one.states.contains(.focusable))
    func ask(_ name: String) -> Bool {
      let outline = stage.host.outline
      defer { stage.settle() }
      return stage.host.perform(.named(name), on: one.identity, of: outline, at: stage.time)
    }
    #expect(ask("Show Menu") && menu(stage) == Self.items)
    stage.key(.escape)
    stage.settle()
    #expect(ask("Delete") && shown(stage) == ["two", "three"])
    #expect(!ask("Open"))
  }

  @Test("A view in a row that has a menu of its own opens that, and no row beside it")
  func nested() throws {
    let stage = Stage(width: 400, height: 400) {
      List {
        HStack {
          Text("row")
          Button("part") {}.contextMenu { Button("Of the part") {} }
        }
        .swipeActions { Button("Flag") {} }
      }
    }
    stage.key(.tab)
    stage.key(.menu)
    stage.settle()
    #expect(shown(stage).contains("Of the part") && !shown(stage).contains("Flag"))
  }
}
