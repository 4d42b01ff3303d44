import Foundation
import GlissandoControls
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// How what is presented comes: where it is to be, and without moving for who wants less motion.
@MainActor
@Suite("Panels as they come")
struct GrowingPanelTests {
  enum Kind: CaseIterable, Sendable {
    case popover, sheet, detents, alert, menu, push
  }

  private struct Program: View {
    let kind: Kind
    @State private var isOpen = false

    var body: some View {
      switch kind {
      case .popover: opener.popover(isPresented: $isOpen) { panel }
      case .sheet: opener.sheet(isPresented: $isOpen) { panel }
      case .detents: opener.sheet(isPresented: $isOpen) { panel.presentationDetents([.medium]) }
      case .alert: opener.alert("panel", isPresented: $isOpen) { Button("Fine") {} }
      case .menu: Menu("open") { Button("panel") {} }
      case .push:
        NavigationStack {
          VStack {
            Text("below")
            opener
          }
          .navigationDestination(isPresented: $isOpen) { panel }
        }
      }
    }

    private var opener: some View { Button("open") { isOpen = true } }
    private var panel: some View { Text("panel").frame(width: 120, height: 60) }
  }

  /// The frames of an element in each frame of the motion.
  private func frames(of name: String, _ stage: Stage) -> [CGRect] {
    (0..<40).compactMap { _ in
      stage.advance(frames: 1)
      return (try? stage.element(name))?.frame
    }
  }

  @Test("A popover is where it is to be from its first frame, but for a twentieth of its size")
  func grows() throws {
    let stage = Stage(width: 500, height: 400) { Program(kind: .popover) }
    try stage.tap("open")
    let frames = frames(of: "panel", stage)
    let last = try #require(frames.last)
    for frame in frames {
      #expect(abs(frame.midX - last.midX) < 12 && abs(frame.midY - last.midY) < 12, "\(frame)")
    }
    let first = try #require(frames.first)
    #expect(first.width < last.width, "it grows")
    stage.close()
  }

  @Test("Who wants less motion sees nothing move", arguments: Kind.allCases)
  func lessMotion(_ kind: Kind) throws {
    let stage = Stage(width: 500, height: 400) { Program(kind: kind) }
    stage.reduceMotion = true
    stage.settle()
    try stage.tap("open")
    var below: [CGRect] = []
    var shown: [CGRect] = []
    for _ in 0..<40 {
      stage.advance(frames: 1)
      if let panel = try? stage.element("panel") { shown.append(panel.frame) }
      if kind == .push, let page = try? stage.element("below") { below.append(page.frame) }
    }
    for frames in [shown, below] where !frames.isEmpty {
      #expect(Set(frames.map { "\($0)" }).count == 1, "\(kind): \(frames)")
    }
    #expect(!shown.isEmpty)
    stage.close()
  }
}
