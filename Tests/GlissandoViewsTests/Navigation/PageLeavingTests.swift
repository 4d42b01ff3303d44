import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What views in the pages of a stack leave by `dismiss`.
@MainActor
@Suite("Leaving pages")
struct PageLeavingTests {
  private struct Page: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var mode

    var body: some View {
      Text("\(name) \(isPresented) \(mode.wrappedValue.isPresented)")
      Button("Leave \(name)") { dismiss() }
      Button("Leave \(name) the older way") { mode.wrappedValue.dismiss() }
    }
  }

  private struct Pages: View {
    var body: some View {
      NavigationStack {
        VStack {
          Page(name: "root")
          NavigationLink("Deeper") { VStack { Page(name: "page") } }
        }
      }
    }
  }

  private struct Sheet: View {
    @State private var isShown = true
    var body: some View { Color.clear.sheet(isPresented: $isShown) { Pages() } }
  }

  private func shows(_ stage: Stage, _ text: String) -> Bool {
    stage.elements.contains { $0.name == text && !$0.isLeaving }
  }

  @Test("The root of a stack in a sheet leaves the sheet", arguments: ["", " the older way"])
  func root(way: String) throws {
    let stage = Stage(width: 500, height: 500) { Sheet() }
    stage.settle()
    #expect(shows(stage, "root true true"))
    try stage.tap("Leave root\(way)")
    stage.settle()
    #expect(!shows(stage, "root true true"))
  }

  @Test("A page above the root leaves itself and not the sheet", arguments: ["", " the older way"])
  func page(way: String) throws {
    let stage = Stage(width: 500, height: 500) { Sheet() }
    stage.settle()
    try stage.tap("Deeper")
    stage.settle()
    #expect(shows(stage, "page true true"))
    try stage.tap("Leave page\(way)")
    stage.settle()
    #expect(!shows(stage, "page true true") && shows(stage, "root true true"))
  }

  @Test("The root of a stack that nothing presents is not presented")
  func window() throws {
    let stage = Stage(width: 500, height: 500) { Pages() }
    #expect(shows(stage, "root false false"))
    try stage.tap("Leave root")
    #expect(shows(stage, "root false false"))
  }
}
