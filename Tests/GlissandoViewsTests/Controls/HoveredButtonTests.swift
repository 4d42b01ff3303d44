import Foundation
import GlissandoControls
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Buttons that are their label alone.
@MainActor
@Suite("Hovered buttons")
struct HoveredButtonTests {
  @Test("Words stay as strong under the pointer, and pale while they are pressed")
  func words() throws {
    let stage = Stage(width: 200, height: 120) {
      VStack {
        Button {
        } label: {
          Text("Plain").accessibilityIdentifier("plain words")
        }
        .buttonStyle(.plain)
        Button {
        } label: {
          Text("Link").accessibilityIdentifier("link words")
        }
        .buttonStyle(.link)
      }
    }
    for name in ["plain words", "link words"] {
      let frame = try stage.element(name).frame
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      stage.move(to: middle)
      stage.settle()
      #expect(try stage.element(name).opacity == 1)
      stage.press(at: middle)
      stage.settle()
      #expect(try stage.element(name).opacity < 1)
      stage.release()
      stage.settle()
    }
  }
}
