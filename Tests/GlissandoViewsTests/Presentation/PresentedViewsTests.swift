import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Several views where a program presents or describes one: they stand below each other.
@MainActor
@Suite("Several views at once")
struct PresentedViewsTests {
  enum Kind: CaseIterable {
    case sheet, itemSheet, risingSheet, cover, popover, ofAType, loop, branch
    case buttonStyle, toggleStyle, labelStyle, boxStyle
  }

  private struct Item: Identifiable { let id: Int }

  private struct Both: View {
    var body: some View {
      Text("upper")
      Text("lower")
    }
  }

  private struct Program: View {
    let kind: Kind
    @State private var isShown = true
    private let root = Text("root")

    var body: some View {
      switch kind {
      case .sheet:
        root.sheet(isPresented: $isShown) {
          Text("upper")
          Text("lower")
        }
      case .itemSheet:
        root.sheet(item: .constant(Item(id: 1))) { _ in
          Text("upper")
          Text("lower")
        }
      case .risingSheet:
        root.sheet(isPresented: $isShown) {
          Text("upper").presentationDetents([.medium])
          Text("lower")
        }
      case .cover: root.fullScreenCover(isPresented: $isShown) { Both() }
      case .popover: root.popover(isPresented: $isShown) { Both() }
      default: others
      }
    }

    @ViewBuilder private var others: some View {
      switch kind {
      case .ofAType: root.sheet(isPresented: $isShown) { Both().padding(3) }
      case .loop:
        root.sheet(isPresented: $isShown) {
          ForEach(["upper", "lower"], id: \.self) { Text($0) }
        }
      case .branch: root.popover(isPresented: $isShown) { if isShown { Both() } }
      case .buttonStyle: Button("button") {}.buttonStyle(BothButton())
      case .toggleStyle: Toggle("switch", isOn: $isShown).toggleStyle(BothToggle())
      case .labelStyle: Label("label", systemImage: "star").labelStyle(BothLabel())
      default: GroupBox("box") { Text("content") }.groupBoxStyle(BothBox())
      }
    }
  }

  private struct BothButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Both() }
  }

  private struct BothToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Both() }
  }

  private struct BothLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Both() }
  }

  private struct BothBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { Both() }
  }

  @Test("All of them are there, one below the other", arguments: Kind.allCases)
  func column(kind: Kind) throws {
    let stage = Stage(width: 400, height: 400) { Program(kind: kind) }
    stage.settle()
    let (upper, lower) = (try stage.element("upper").frame, try stage.element("lower").frame)
    #expect(upper.maxY <= lower.minY && abs(upper.midX - lower.midX) < 1)
  }
}
