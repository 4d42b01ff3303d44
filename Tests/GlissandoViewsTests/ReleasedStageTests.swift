import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoTesting
import Observation
import Testing

@testable import GlissandoControls
@testable import GlissandoCompatibility
@testable import GlissandoViews

/// A window that nobody holds any more, without having been closed.
@MainActor
@Suite("Released stages")
struct ReleasedStageTests {
  @Observable final class Model {
    var count = 0
    @ObservationIgnored var log: [String] = []
  }

  final class OldModel: ObservableObject {
    @Published var count = 0
  }

  private struct Reader: View {
    let model: Model
    @ObservedObject var oldModel: OldModel
    @State private var isWide = false

    var body: some View {
      VStack {
        Text("\(model.count) \(oldModel.count)")
        Color.red.frame(width: isWide ? 80 : 20, height: 10)
        Button("Grow") {
          withAnimation(.linear(duration: 1)) {
            isWide = true
          } completion: {
            model.log.append("grown")
          }
        }
        if model.count < 5 { Circle().transition(.scale) }
        ForEach(0..<3) { Text("\($0 + model.count)") }
        List(0..<50, id: \.self) { Text("row \($0) of \(model.count)") }
      }
      .onDisappear { model.log.append("gone") }
      .sheet(isPresented: .constant(false)) { Text("\(model.count)") }
    }
  }

  @Test("Models that outlive their stage can still change")
  func models() throws {
    let (model, oldModel) = (Model(), OldModel())
    do {
      let stage = Stage(width: 200, height: 300) { Reader(model: model, oldModel: oldModel) }
      try stage.tap("Grow")
      stage.advance(by: 0.3)
    }
    #expect(model.log == ["gone", "grown"], "the window counts as closed")
    model.count = 7
    oldModel.count = 7
    withAnimation { model.count = 3 }
    #expect(model.log.count == 2)
  }

  @Test("A stage that is released leaves no views behind")
  func leaks() throws {
    let (model, oldModel) = (Model(), OldModel())
    weak var tree: ViewTree?
    weak var root: ViewNode?
    do {
      let stage = Stage(width: 200, height: 300) { Reader(model: model, oldModel: oldModel) }
      try stage.tap("Grow")
      stage.advance(by: 0.3)
      tree = stage.host.tree
      root = stage.host.root
    }
    #expect(tree == nil)
    #expect(root == nil)
  }
}
