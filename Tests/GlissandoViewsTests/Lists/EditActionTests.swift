import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Lists of bound collections that people may change.
@MainActor
@Suite("Edited collections")
struct EditActionTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  enum Form: CaseIterable {
    case list, byKey, one, several, oneByKey, severalByKey, loop, loopByKey
  }

  private struct Program: View {
    let form: Form
    let allowed: EditActions<[Item]>
    let remote: Remote<[Item]>
    @State private var items = (0..<6).map { Item(id: $0, name: "row \($0)") }
    @State private var chosen: Int?
    @State private var several: Set<Int> = []

    var body: some View {
      let _ = remote.connect($items)
      Group {
        switch form {
        case .list: List($items, editActions: allowed) { $item in Text(item.name) }
        case .byKey: List($items, id: \.id, editActions: allowed) { $item in Text(item.name) }
        case .one:
          List($items, editActions: allowed, selection: $chosen) { $item in Text(item.name) }
        case .several:
          List($items, editActions: allowed, selection: $several) { $item in Text(item.name) }
        default: others
        }
      }
      .listStyle(.plain)
    }

    @ViewBuilder private var others: some View {
      switch form {
      case .oneByKey:
        List($items, id: \.id, editActions: allowed, selection: $chosen) { $item in
          Text(item.name)
        }
      case .severalByKey:
        List($items, id: \.id, editActions: allowed, selection: $several) { $item in
          Text(item.name)
        }
      case .loop:
        List { ForEach($items, editActions: allowed) { $item in Text(item.name) } }
      default:
        List(selection: $several) {
          ForEach($items, id: \.id, editActions: allowed) { $item in
            Text(item.name).deleteDisabled(item.id == 5).moveDisabled(item.id == 5)
          }
        }
      }
    }
  }

  private func stage(
    _ form: Form, _ allowed: EditActions<[Item]>
  ) -> (Stage, Remote<[Item]>) {
    let remote = Remote<[Item]>()
    return (
      Stage(width: 300, height: 300) {
        Program(form: form, allowed: allowed, remote: remote)
      }, remote
    )
  }

  private func drag(_ stage: Stage, _ name: String, by distance: Double) throws {
    let frame = try stage.element(name).frame
    stage.press(at: CGPoint(x: 100, y: frame.midY))
    for step in 1...10 {
      stage.move(to: CGPoint(x: 100, y: frame.midY + distance * Double(step) / 10))
      stage.advance(frames: 1)
    }
    stage.release()
    stage.settle()
  }

  @Test("Rows are moved by a drag where moving is allowed", arguments: Form.allCases)
  func moves(_ form: Form) throws {
    for allowed in [EditActions<[Item]>.all, .move, .delete, []] {
      let (stage, items) = stage(form, allowed)
      try drag(stage, "row 1", by: 90)
      let order = items.value.map(\.id)
      #expect(order == (allowed.contains(.move) ? [0, 2, 3, 1, 4, 5] : Array(0..<6)))
    }
  }

  @Test(
    "Rows are deleted by the delete key where deleting is allowed",
    arguments: [Form.one, .several, .oneByKey, .severalByKey, .loopByKey])
  func deletes(_ form: Form) throws {
    for allowed in [EditActions<[Item]>.all, .move, .delete, []] {
      let (stage, items) = stage(form, allowed)
      try stage.tap("row 2")
      stage.key(.delete)
      stage.settle()
      let order = items.value.map(\.id)
      #expect(order == (allowed.contains(.delete) ? [0, 1, 3, 4, 5] : Array(0..<6)))
    }
  }

  @Test("Rows that may not be changed are not")
  func disabled() throws {
    let (stage, items) = stage(.loopByKey, .all)
    try stage.tap("row 5")
    stage.key(.delete)
    try drag(stage, "row 5", by: -90)
    #expect(items.value.map(\.id) == Array(0..<6))
  }
}
