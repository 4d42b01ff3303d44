import Foundation
import GlissandoControls
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// A setting of something scrolled that changes while nothing else does.
@MainActor
@Suite("Settings that change alone")
struct ChangedAloneTests {
  enum Kind: CaseIterable, Sendable {
    case topMargin, sideMargin, listMargin, anchor, column, row, grid, leastRow, leastHeader
  }

  private struct Program: View {
    let kind: Kind
    let isOn: Bool

    var body: some View {
      switch kind {
      case .topMargin: ScrollView { text }.contentMargins(.top, isOn ? 20 : 0)
      case .sideMargin: ScrollView { text }.contentMargins(.leading, isOn ? 20 : 0)
      case .listMargin: List { text }.contentMargins(.top, isOn ? 20 : 0)
      case .anchor: ScrollView { text }.defaultScrollAnchor(isOn ? .bottom : .top)
      case .column: ScrollView { LazyVStack(alignment: isOn ? .trailing : .leading) { rows } }
      case .row:
        ScrollView(.horizontal) { LazyHStack(alignment: isOn ? .bottom : .top) { rows } }
      case .grid:
        ScrollView {
          LazyVGrid(columns: [GridItem()], alignment: isOn ? .trailing : .leading) {
            Section {
              rows
            } header: {
              Text("header")
            }
          }
        }
      case .leastRow: List { rows }.environment(\.defaultMinListRowHeight, isOn ? 60 : 0)
      case .leastHeader:
        List {
          Section("header") { rows }
        }
        .environment(\.defaultMinListHeaderHeight, isOn ? 60 : nil)
      }
    }

    private var text: some View { Text("text") }

    @ViewBuilder private var rows: some View {
      Text("a")
      Text("longer")
      Text("two\nlines")
    }
  }

  private func frames(_ stage: Stage) -> [String] {
    stage.elements.map { "\($0.text ?? ""): \($0.frame)" }
  }

  @Test(
    "It is followed: the window is like one that has never had another", arguments: Kind.allCases)
  func followed(_ kind: Kind) {
    let (stage, isOn) = makeStage(false, width: 240, height: 300) { Program(kind: kind, isOn: $0) }
    let before = frames(stage)
    for value in [true, false] {
      isOn.value = value
      stage.settle()
      let fresh = Stage(width: 240, height: 300) { Program(kind: kind, isOn: value) }
      #expect(frames(stage) == frames(fresh), "\(kind) \(value)")
      if value { #expect(frames(stage) != before, "\(kind) does something") }
      fresh.close()
    }
    stage.close()
  }
}
