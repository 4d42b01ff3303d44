import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// What a view counts for in its container that has a layer made of preferences.
@MainActor
@Suite("Views with layers of preferences")
struct OneElementTests {
  private struct Key: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  enum Kind: CaseIterable {
    case erasedDivider, erasedPriority, erasedSpacer, erasedCell, branchDivider, branchPriority
    case branchBaseline, loopOfOne
  }

  private struct Program: View {
    let kind: Kind
    let isLayered: Bool

    private func layered(_ view: some View) -> AnyView {
      guard isLayered else { return AnyView(view) }
      return AnyView(
        view.overlayPreferenceValue(Key.self) { _ in Color.clear }
          .backgroundPreferenceValue(Key.self) { _ in Color.clear })
    }

    var body: some View {
      switch kind {
      case .erasedDivider:
        HStack {
          Text("a")
          layered(AnyView(Divider().accessibilityIdentifier("it")))
          Text("b")
        }
        .frame(height: 50)
      case .erasedPriority:
        HStack {
          layered(AnyView(Color.red.layoutPriority(1).accessibilityIdentifier("it")))
          Color.blue
        }
      case .erasedSpacer:
        HStack {
          Text("a")
          layered(AnyView(Spacer()))
          Text("b").accessibilityIdentifier("it")
        }
      case .erasedCell:
        Grid {
          GridRow { layered(AnyView(Text("x").gridCellColumns(2).accessibilityIdentifier("it"))) }
          GridRow {
            Text("aaaaaaa")
            Text("bbbbbbb")
          }
        }
      case .branchDivider:
        HStack {
          Text("a")
          layered(Group { if true { Divider().accessibilityIdentifier("it") } })
          Text("b")
        }
        .frame(height: 50)
      case .branchPriority:
        HStack {
          layered(Group { if true { Color.red.layoutPriority(1).accessibilityIdentifier("it") } })
          Color.blue
        }
      case .branchBaseline:
        HStack(alignment: .firstTextBaseline) {
          Text("a").font(.largeTitle)
          layered(Group { if true { Text("x").accessibilityIdentifier("it") } })
        }
      case .loopOfOne:
        HStack {
          layered(ForEach(0..<1) { _ in Color.red.layoutPriority(1).accessibilityIdentifier("it") })
          Color.blue
        }
      }
    }
  }

  @Test(
    "A single view is laid out as without the layer, whatever its type", arguments: Kind.allCases)
  func single(kind: Kind) throws {
    let plain = Stage(width: 200, height: 100) { Program(kind: kind, isLayered: false) }
    let layered = Stage(width: 200, height: 100) { Program(kind: kind, isLayered: true) }
    #expect(try layered.element("it").frame == plain.element("it").frame)
  }

  private struct Changing: View {
    @State private var count = 1
    @State private var priority = 0.0
    var body: some View {
      VStack {
        Button("more") { count += 1 }
        Button("fewer") { count -= 1 }
        Button("priority") { priority = 1 }
        HStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { number in
            Divider().frame(minWidth: 1).accessibilityIdentifier("line \(number)")
          }
          .layoutPriority(priority)
          .overlayPreferenceValue(Key.self) { _ in Color.clear }
          Color.blue.frame(maxWidth: 100)
        }
        .frame(width: 200, height: 80)
      }
    }
  }

  @Test("A second view that comes makes a column of both, and one that is left stands for itself")
  func changing() throws {
    let stage = Stage(width: 300, height: 300) { Changing() }
    let alone = try stage.element("line 0").frame
    #expect(alone.height > alone.width)
    try stage.tap("more")
    stage.settle()
    let (first, second) = (try stage.element("line 0").frame, try stage.element("line 1").frame)
    #expect(first.width > first.height && second.minY > first.maxY)
    try stage.tap("fewer")
    stage.settle()
    #expect(try stage.element("line 0").frame == alone)
    try stage.tap("priority")
    stage.settle()
    #expect(try stage.element("line 0").frame.height == alone.height)
  }
}
