import Foundation
import GlissandoTools
import GlissandoControls
import GlissandoViews
import Testing

@Suite("Menus while time stands still")
@MainActor
struct HeldPopupTests {
  /// A picker whose options open below it.
  private struct Choice: View {
    @State private var value = 0

    var body: some View {
      Picker("Choice", selection: $value) {
        ForEach(0..<4) { Text("Option \($0)").tag($0) }
      }
      .pickerStyle(.menu)
      .accessibilityLabel("Choice")
      .padding(40)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }

  private func opened() throws -> TransportRig {
    let rig = TransportRig(width: 320, height: 320, Choice())
    rig.run(5)
    let frame = try #require(rig.content.elements.first { $0.label == "Choice" }).frame
    rig.click(CGPoint(x: frame.midX, y: frame.midY))
    rig.run(40)
    #expect(rig.content.hasPopup && isShown("Option 3", rig))
    rig.transport.isPaused = true
    rig.run(2)
    return rig
  }

  private func isShown(_ text: String, _ rig: TransportRig) -> Bool {
    rig.content.elements.contains { $0.text == text }
  }

  @Test("One that was open closes at once, by a choice, by Escape and by a click beside it")
  func closing() throws {
    let ways: [(String, (TransportRig) -> Void)] = [
      (
        "Option 1",
        {
          // The first one takes what is chosen.
          $0.key(.downArrow)
          $0.run(2)
          $0.key(.downArrow)
          $0.run(2)
          $0.key(.return)
        }
      ),
      (
        "Option 0",
        {
          $0.key(.downArrow)
          $0.run(2)
          $0.key(.escape)
        }
      ),
      ("Option 0", { $0.click(CGPoint(x: 5, y: 310)) }),
    ]
    for (expected, close) in ways {
      let rig = try opened()
      close(rig)
      rig.run(3)
      #expect(!rig.content.hasPopup && !isShown("Option 3", rig))
      #expect(isShown(expected, rig), "\(rig.content.elements.compactMap(\.text))")
      rig.transport.isPaused = false
      rig.run(30)
      #expect(isShown(expected, rig))
    }
  }
}
