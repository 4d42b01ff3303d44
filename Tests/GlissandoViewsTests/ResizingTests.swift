import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Windows of another size, and content that reads its size.
@MainActor
@Suite("Resizing")
struct ResizingTests {
  /// Controls and text whose size follows from that of the window.
  private struct Panel: View {
    var body: some View {
      GeometryReader { proxy in
        let isLarge = proxy.size.width > 500
        VStack(spacing: 0) {
          HStack {
            Text("title").font(.system(size: isLarge ? 20 : 12))
            Spacer()
            Button("go") {}.fixedSize()
          }
          Picker("choice", selection: .constant(1)) {
            ForEach(0..<3) { Text("option \($0)").frame(minWidth: proxy.size.width / 6).tag($0) }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
        }
        .controlSize(isLarge ? .extraLarge : .small)
      }
    }
  }

  private let names = ["title", "go", "option 0", "option 1", "option 2", "slider"]

  private func frames(_ stage: Stage) throws -> [String] {
    stage.settle(limit: 5)
    return try names.map { try "\($0) \(stage.frame($0))" }
  }

  @Test(
    "After a resize everything is where a window of that size would have put it",
    arguments: [(300.0, 800.0), (800, 300), (300, 400)])
  func resize(from old: Double, to new: Double) throws {
    let stage = Stage(width: old, height: 300) { Panel() }
    _ = try frames(stage)
    stage.size.width = new
    let fresh = Stage(width: new, height: 300) { Panel() }
    #expect(try frames(stage) == frames(fresh))
  }

  @Test("Every step of a drag at the window's edge is laid out")
  func steps() throws {
    let stage = Stage(width: 300, height: 300) { Panel() }
    for width in [300.0, 420, 501, 760, 499, 320, 640] {
      stage.size.width = width
      stage.advance(frames: 1)
    }
    let fresh = Stage(width: 640, height: 300) { Panel() }
    #expect(try frames(stage) == frames(fresh))
  }
}
