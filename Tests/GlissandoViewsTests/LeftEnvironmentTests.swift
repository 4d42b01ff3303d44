import Foundation
import GlissandoCompatibility
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Observation
import Testing

/// What a view that has gone finds in its environment, and what it can still do there.
@MainActor
@Suite("Environment of views that have gone")
struct LeftEnvironmentTests {
  @Observable final class Model {
    var name = "model"
  }

  final class Object: ObservableObject {
    @Published var name = "object"
  }

  private struct Told: View {
    let log: Journal<String>
    @Environment(\.layoutDirection) private var direction
    @Environment(Model.self) private var model
    @Environment(Model.self) private var optional: Model?
    @EnvironmentObject private var object: Object

    var body: some View {
      Text("told")
        .onDisappear { tell("gone") }
        .task {
          while !Task.isCancelled { await Task.yield() }
          tell("cancelled")
        }
    }

    private func tell(_ event: String) {
      let side = direction == .rightToLeft ? "right" : "left"
      log.entries.append("\(event) \(side) \(model.name) \(optional?.name ?? "-") \(object.name)")
    }
  }

  private struct ToldPlace: View {
    let isThere: Bool
    let log: Journal<String>
    @State private var model = Model()
    @StateObject private var object = Object()

    var body: some View {
      VStack {
        if isThere {
          Told(log: log)
        }
      }
      .environment(model)
      .environmentObject(object)
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test("It is the one that the view had last", arguments: [nil, Animation.linear(duration: 0.5)])
  func last(animation: Animation?) async {
    let log = Journal<String>()
    let (stage, isThere) = makeStage(true) { ToldPlace(isThere: $0, log: log) }
    for _ in 0..<10 { await Task.yield() }
    withAnimation(animation) { isThere.value = false }
    stage.advance(by: 1)
    while log.entries.count < 2 { await Task.yield() }
    #expect(
      log.entries == ["gone right model model object", "cancelled right model model object"])
  }

  @Test("Nobody keeps what was in it, although states list readers that have gone")
  func released() {
    struct Reader: View {
      @Binding var count: Int
      @Environment(Model.self) private var model
      var body: some View { Text("\(model.name) \(count)") }
    }
    struct Owner: View {
      let model: Model?
      @State private var count = 0
      var body: some View {
        VStack { if let model { Reader(count: $count).environment(model) } }
      }
    }
    weak var kept: Model?
    let (stage, model) = makeStage(Model?.none) { Owner(model: $0) }
    for _ in 0..<3 {
      let made = Model()
      kept = made
      model.value = made
      stage.advance(frames: 2)
      model.value = nil
      stage.settle()
    }
    #expect(kept == nil)
  }

  // MARK: Leaving twice

  private struct Leaver: View {
    let name: String
    let leave: Journal<@MainActor () -> Void>
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode

    var body: some View {
      Text(name).onAppear {
        leave.entries.append { dismiss() }
        leave.entries.append { mode.wrappedValue.dismiss() }
      }
    }
  }

  /// Presents a page for a number, as a sheet of an item.
  private struct ItemSheet: View {
    private struct Item: Identifiable {
      let id: Int
    }

    @Binding var number: Int?
    let leave: Journal<@MainActor () -> Void>
    var name: String?

    var body: some View {
      Color.clear.sheet(item: Binding(get: { number.map(Item.init) }, set: { number = $0?.id })) {
        Leaver(name: name ?? "page \($0.id)", leave: leave)
      }
    }
  }

  /// All that the first of two presentations can do to leave must leave the second alone.
  private func leaveTheFirst<Content: View>(
    @ViewBuilder content: @escaping (Binding<[Int]>, Journal<@MainActor () -> Void>) -> Content
  ) throws {
    let leave = Journal<@MainActor () -> Void>()
    let remote = Remote<[Int]>()
    let stage = Stage(width: 400, height: 400) {
      Remoted([1], remote) { _ in content(remote.binding!, leave) }
    }
    stage.settle()
    _ = try stage.element("page 1")
    remote.value = []
    stage.settle()
    remote.value = [2]
    stage.settle()
    _ = try stage.element("page 2")
    for action in leave.entries.prefix(2) { action() }
    stage.settle()
    #expect(remote.value == [2])
    _ = try stage.element("page 2")
    for action in leave.entries.suffix(1) { action() }
    stage.settle()
    #expect(remote.value == [])
  }

  @Test("A page of a path that has been left leaves no other one")
  func page() throws {
    try leaveTheFirst { shown, leave in
      NavigationStack(path: shown) {
        Text("root").navigationDestination(for: Int.self) {
          Leaver(name: "page \($0)", leave: leave)
        }
      }
    }
  }

  @Test("A sheet that has been left leaves no other one")
  func sheet() throws {
    try leaveTheFirst { shown, leave in
      Color.clear.sheet(
        isPresented: Binding(
          get: { !shown.wrappedValue.isEmpty }, set: { if !$0 { shown.wrappedValue = [] } })
      ) {
        Leaver(name: "page \(shown.wrappedValue.first ?? 0)", leave: leave)
      }
    }
  }

  @Test("A sheet of an item that has been left leaves that of no other item")
  func item() throws {
    try leaveTheFirst { shown, leave in
      ItemSheet(
        number: Binding(
          get: { shown.wrappedValue.first }, set: { shown.wrappedValue = $0.map { [$0] } ?? [] }),
        leave: leave)
    }
  }

  @Test("A sheet that is still on its way out does not close the one that has come for it")
  func onItsWayOut() throws {
    let leave = Journal<@MainActor () -> Void>()
    let remote = Remote<Int?>()
    let sheets = Stage(width: 400, height: 400) {
      Remoted(1, remote) { _ in ItemSheet(number: remote.binding!, leave: leave) }
    }
    sheets.settle()
    remote.value = 2
    leave.entries[0]()
    sheets.advance(frames: 2)
    leave.entries[1]()
    sheets.settle()
    #expect(remote.value == 2)
  }

  // MARK: Presenting from a view that leaves

  enum Kind: CaseIterable {
    case sheet, itemSheet, popover, page, itemPage
  }

  private struct Presenter: View {
    let kind: Kind
    @Binding var isOpen: Bool

    var body: some View {
      let item = Binding(get: { isOpen ? 1 : nil }, set: { isOpen = $0 != nil })
      let below = Color.red.frame(width: 100, height: 100)
      switch kind {
      case .sheet: below.sheet(isPresented: $isOpen) { Text("shown") }
      case .itemSheet: ItemSheet(number: item, leave: Journal(), name: "shown")
      case .popover: below.popover(isPresented: $isOpen) { Text("shown") }
      case .page: below.navigationDestination(isPresented: $isOpen) { Text("shown") }
      case .itemPage: below.navigationDestination(item: item) { _ in Text("shown") }
      }
    }
  }

  struct Presenting: Equatable {
    var isThere = true
    var isOpen = false
  }

  private func presentingStage(_ kind: Kind) -> (Stage, Remote<Presenting>) {
    let remote = Remote<Presenting>()
    let stage = Stage(width: 400, height: 400) {
      Remoted(Presenting(), remote) { presenting in
        NavigationStack {
          VStack {
            if presenting.isThere { Presenter(kind: kind, isOpen: remote.binding!.isOpen) }
          }
        }
      }
    }
    return (stage, remote)
  }

  @Test(
    "A view that is leaving opens nothing until it comes back, with its binding as it was left",
    arguments: Kind.allCases)
  func leaving(kind: Kind) throws {
    let (stage, remote) = presentingStage(kind)
    func isShown() -> Bool { stage.elements.contains { $0.text == "shown" } }
    stage.settle()
    withAnimation(.linear(duration: 0.5)) { remote.value.isThere = false }
    stage.advance(by: 0.1)
    remote.value.isOpen = true
    stage.advance(by: 0.1)
    #expect(!isShown())
    stage.settle()
    #expect(!isShown() && remote.value.isOpen)
    withAnimation(.linear(duration: 0.5)) { remote.value.isThere = true }
    stage.settle()
    #expect(isShown())
  }

  @Test(
    "A view that turns back while it leaves opens what it was told to", arguments: Kind.allCases)
  func turningBack(kind: Kind) throws {
    let (stage, remote) = presentingStage(kind)
    stage.settle()
    withAnimation(.linear(duration: 0.5)) { remote.value.isThere = false }
    stage.advance(by: 0.1)
    remote.value.isOpen = true
    stage.advance(by: 0.1)
    withAnimation(.linear(duration: 0.5)) { remote.value.isThere = true }
    stage.settle()
    #expect(stage.elements.contains { $0.text == "shown" })
  }
}
