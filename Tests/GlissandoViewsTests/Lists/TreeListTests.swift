import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// Trees in lists: each node that can be seen is a row of its own.
@MainActor
@Suite("Trees in lists")
struct TreeListTests {
  private struct Node: Identifiable {
    let id: String
    var inner: [Node]?
  }

  private static let tree = [
    Node(
      id: "Europe",
      inner: [
        Node(id: "Norway", inner: [Node(id: "Oslo"), Node(id: "Bergen")]), Node(id: "Malta"),
      ]),
    Node(id: "Sea"),
  ]

  /// The words that are shown, from above; a control's are those of its label.
  private func shown(_ stage: Stage) -> [String] {
    let words = stage.elements.filter { $0.text != nil && !$0.isLeaving }
      .sorted { $0.targetFrame.minY < $1.targetFrame.minY }.compactMap(\.text)
    return words.enumerated().filter { $0 == 0 || words[$0 - 1] != $1 }.map(\.element)
  }

  private func element(_ name: String, in stage: Stage) throws -> AccessibleElement {
    let all = stage.host.outline.elements.flatMap(\.flattened)
    return try #require(all.first { $0.name == name && $0.role == .row }, "\(all.map(\.name))")
  }

  // MARK: Without a selection

  private func plain() -> Stage {
    Stage(width: 300, height: 400) { List(Self.tree, children: \.inner) { Text($0.id) } }
  }

  @Test("A row that is tapped shows and hides those below it, further in, each a row of its own")
  func rows() throws {
    let stage = plain()
    #expect(shown(stage) == ["Europe", "Sea"])
    try stage.tap("Europe")
    stage.settle()
    try stage.tap("Norway")
    stage.settle()
    #expect(shown(stage) == ["Europe", "Norway", "Oslo", "Bergen", "Malta", "Sea"])
    let (europe, norway, oslo) = (
      try stage.element("Europe").frame, try stage.element("Norway").frame,
      try stage.element("Oslo").frame
    )
    #expect(europe.minX < norway.minX && norway.minX < oslo.minX)
    #expect(norway.minY - europe.minY == oslo.minY - norway.minY)
    #expect(try stage.element("Sea").frame.minX == europe.minX)
    try stage.tap("Europe")
    stage.settle()
    #expect(shown(stage) == ["Europe", "Sea"])
    try stage.tap("Europe")
    stage.settle()
    // What was open further in is so again.
    #expect(shown(stage).count == 6)
  }

  @Test("An element below several others is a row below each of them, and opens for itself there")
  func shared() throws {
    let shared = Node(id: "Shared", inner: [Node(id: "Leaf")])
    let tree = [Node(id: "A", inner: [shared]), Node(id: "B", inner: [shared])]
    let warnings = try ViewWarning.collecting {
      let stage = Stage(width: 300, height: 400) {
        List(tree, children: \.inner) { node in
          Image(systemName: "star")
          Text(node.id)
        }
      }
      try stage.tap("A")
      stage.settle()
      try stage.tap("Shared")
      stage.settle()
      try stage.tap("B")
      stage.settle()
      #expect(shown(stage) == ["A", "Shared", "Leaf", "B", "Shared"])
      // A row and the words in it.
      let shared = stage.elements.filter { $0.text == "Shared" }.map(\.frame)
      #expect(shared.count == 4 && Set(shared.map(\.minX)).count == 2)
      let (leaf, group) = (try stage.element("Leaf").frame, try #require(shared.first))
      #expect(leaf.minX > group.minX && leaf.height == group.height)
    }
    #expect(warnings.isEmpty)
  }

  @Test("Rows come and go by the motion of a group that is opened, and those below glide")
  func motion() throws {
    let stage = plain()
    let before = try stage.element("Sea").frame.minY
    try stage.tap("Europe")
    stage.advance(by: 0.1)
    let (sea, norway) = (try stage.element("Sea"), try stage.element("Norway"))
    #expect(sea.frame.minY > before + 1 && sea.frame.minY < sea.targetFrame.minY - 1)
    #expect(norway.opacity > 0.05 && norway.opacity < 0.95)
    stage.settle()
    try stage.tap("Europe")
    stage.advance(by: 0.1)
    let leaving = try #require(stage.elements.first { $0.text == "Norway" })
    #expect(leaving.isLeaving && leaving.opacity > 0.05 && leaving.opacity < 0.95)
  }

  @Test("Arrow keys walk the rows, open and close them, and go up to the row above")
  func keys() throws {
    let stage = plain()
    func focused() -> String? {
      stage.host.outline.elements.flatMap(\.flattened).first { $0.states.contains(.focused) }?.name
    }
    stage.key(.tab)
    #expect(focused() == "Europe")
    stage.key(.rightArrow)
    stage.settle()
    #expect(shown(stage) == ["Europe", "Norway", "Malta", "Sea"])
    stage.key(.rightArrow)
    #expect(focused() == "Norway")
    stage.key(.downArrow)
    #expect(focused() == "Malta")
    stage.key(.rightArrow)
    #expect(focused() == "Malta")
    stage.key(.downArrow)
    #expect(focused() == "Sea")
    stage.key(.leftArrow)
    #expect(focused() == "Sea")
    stage.key(.upArrow)
    stage.key(.leftArrow)
    #expect(focused() == "Europe")
    stage.key(.leftArrow)
    stage.settle()
    #expect(shown(stage) == ["Europe", "Sea"])
    stage.key(.space)
    stage.settle()
    #expect(shown(stage).count == 4)
  }

  @Test("Those who do not see the list hear what is open, and open and close it")
  func accessibility() throws {
    let stage = plain()
    let europe = try element("Europe", in: stage)
    #expect(europe.states.isSuperset(of: [.expandable, .pressable, .focusable]))
    #expect(!europe.states.contains(.expanded) && europe.words == "collapsed")
    #expect(europe.actions == ["Expand"])
    #expect(try element("Sea", in: stage).states.isDisjoint(with: [.expandable, .pressable]))
    func ask(_ action: AccessibleAction) -> Bool {
      let outline = stage.host.outline
      defer { stage.settle() }
      return stage.host.perform(action, on: europe.identity, of: outline, at: stage.time)
    }
    #expect(ask(.named("Expand")) && !ask(.named("Expand")))
    let open = try element("Europe", in: stage)
    #expect(open.states.contains(.expanded) && open.words == "expanded")
    #expect(try element("Norway", in: stage).states.contains(.expandable))
    #expect(ask(.press))
    #expect(shown(stage) == ["Europe", "Sea"])
  }

  // MARK: With a selection

  private final class Log {
    var selected: [String] = []
  }

  private struct Selectable: View {
    let log: Log
    @State private var selected: String?
    var body: some View {
      List(TreeListTests.tree, children: \.inner, selection: $selected) { Text($0.id) }
        .onChange(of: selected) { log.selected.append(selected ?? "") }
    }
  }

  @Test("Rows are selected by their own identities, and signs open them without selecting")
  func selection() throws {
    let log = Log()
    let stage = Stage(width: 300, height: 400) { Selectable(log: log) }
    try stage.tap("Europe")
    stage.settle()
    #expect(log.selected == ["Europe"] && shown(stage) == ["Europe", "Sea"])
    stage.key(.rightArrow)
    stage.settle()
    #expect(shown(stage) == ["Europe", "Norway", "Malta", "Sea"])
    stage.key(.rightArrow)
    stage.key(.downArrow)
    stage.key(.downArrow)
    stage.key(.upArrow)
    stage.key(.leftArrow)
    stage.key(.leftArrow)
    stage.settle()
    #expect(log.selected == ["Europe", "Norway", "Malta", "Sea", "Malta", "Europe"])
    #expect(shown(stage) == ["Europe", "Sea"])
    let europe = try stage.element("Europe").frame
    stage.tap(at: CGPoint(x: europe.minX - 12, y: europe.midY))
    stage.settle()
    #expect(log.selected.last == "Europe" && log.selected.count == 6)
    try stage.tap("Malta")
    stage.settle()
    #expect(log.selected.last == "Malta")
    #expect(try element("Malta", in: stage).states.contains(.selected))
  }

  // MARK: Groups

  private struct Groups: View {
    @State private var isOpen = false
    var body: some View {
      Form {
        Section("Settings") {
          DisclosureGroup("More", isExpanded: $isOpen) {
            Text("first")
            ForEach(0..<2, id: \.self) { Text("number \($0)") }
            DisclosureGroup("Inner") { Text("innermost") }
          }
          Toggle("Last", isOn: $isOpen)
        }
        ForEach(["a", "b"], id: \.self) { name in
          DisclosureGroup(name) { Text(name + name) }
        }
      }
    }
  }

  @Test("A group in a form or a section is a row for its title and rows for what it shows")
  func groups() throws {
    let stage = Stage(width: 300, height: 600) { Groups() }
    #expect(shown(stage) == ["Settings", "More", "Last", "a", "b"])
    let last = try stage.element("Last").frame.midY
    try stage.tap("More")
    stage.advance(by: 0.1)
    for name in ["first", "number 1"] {
      let opacity = try stage.element(name).opacity
      #expect(opacity > 0.05 && opacity < 0.95, "\(name)")
    }
    stage.settle()
    try stage.tap("Inner")
    try stage.tap("b")
    stage.settle()
    #expect(
      shown(stage) == [
        "Settings", "More", "first", "number 0", "number 1", "Inner", "innermost", "Last", "a", "b",
        "bb",
      ])
    let frames = try ["More", "first", "number 0", "number 1", "Inner", "innermost"].map {
      try stage.element($0).frame
    }
    #expect(frames[0].minX < frames[1].minX && frames[1].minX == frames[2].minX)
    #expect(frames[4].minX == frames[2].minX && frames[4].minX < frames[5].minX)
    #expect(Set(zip(frames, frames.dropFirst()).map { $1.midY - $0.midY }).count == 1)
    // The program closes it too.
    try stage.tap("Last")
    stage.settle()
    #expect(try abs(stage.element("Last").frame.midY - last) < 0.5)
    #expect(!shown(stage).contains("first"))
  }

  @Test("Groups of a loop are deleted by keys and in edit mode, as one; what they show is not")
  func deleting() throws {
    struct Deletable: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        NavigationStack {
          List {
            ForEach(names, id: \.self) { name in DisclosureGroup(name) { Text(name + name) } }
              .onDelete { names.remove(atOffsets: $0) }
          }
          .toolbar { EditButton() }
        }
      }
    }
    let stage = Stage(width: 300, height: 400) { Deletable() }
    func rows() -> [String] { shown(stage).filter { ("a"..."cc").contains($0) } }
    try stage.tap("b")
    stage.settle()
    #expect(rows() == ["a", "b", "bb", "c"])
    #expect(try element("a", in: stage).actions == ["Expand", "Delete"])
    #expect(try element("bb", in: stage).actions == [])
    stage.key(.downArrow)
    stage.key(.delete)
    stage.key(.upArrow)
    stage.key(.upArrow)
    stage.key(.delete)
    stage.settle()
    #expect(rows() == ["b", "bb", "c"])
    try stage.tap("Edit")
    stage.settle()
    #expect(stage.elements.filter { $0.label == "Delete" }.count == 2)
    try stage.tap("Delete")
    stage.settle()
    #expect(rows() == ["c"])
    stage.close()
  }

  @Test("A group in a row, and one in no list, is one view as before")
  func elsewhere() throws {
    let stage = Stage(width: 300, height: 400) {
      List {
        VStack(alignment: .leading) { DisclosureGroup("In a row") { Text("inside") } }
      }
    }
    try stage.tap("In a row")
    stage.settle()
    let rows = stage.host.outline.elements.flatMap(\.flattened).filter { $0.role == .row }
    #expect(shown(stage) == ["In a row", "inside"] && rows.isEmpty)
    let stack = Stage(width: 300, height: 400) {
      ScrollView {
        LazyVStack {
          ForEach(0..<2, id: \.self) { n in DisclosureGroup("g\(n)") { Text("t\(n)") } }
        }
      }
    }
    try stack.tap("g0")
    stack.settle()
    #expect(shown(stack) == ["g0", "t0", "g1"])
  }

  @Test("A list in a sheet that a row of a tree presents begins at the edge")
  func sheet() throws {
    struct Presenting: View {
      @State private var isShown = false
      var body: some View {
        List {
          DisclosureGroup("group", isExpanded: .constant(true)) {
            Button("open") { isShown = true }
              .sheet(isPresented: $isShown) {
                List { Text("plain") }.frame(width: 200, height: 200)
              }
          }
        }
      }
    }
    let stage = Stage(width: 400, height: 400) { Presenting() }
    try stage.tap("open")
    stage.settle()
    #expect(try stage.element("plain").frame.minX < 100 + 20)
  }

  @Test("In a sidebar a tree of links opens pages, and signs and keys open its rows")
  func sidebar() throws {
    let stage = Stage(width: 800, height: 400) {
      NavigationSplitView {
        List(Self.tree, children: \.inner) { node in
          NavigationLink(node.id) { Text("page of \(node.id)") }
        }
      } detail: {
        Text("none")
      }
    }
    let europe = try stage.element("Europe").frame
    stage.tap(at: CGPoint(x: europe.minX - 12, y: europe.midY))
    stage.settle()
    #expect(shown(stage).contains("Norway") && shown(stage).contains("none"))
    try stage.tap("Norway")
    stage.settle()
    #expect(shown(stage).contains("page of Norway") && !shown(stage).contains("Oslo"))
    #expect(try element("Norway", in: stage).states.contains(.expandable))
  }
}
