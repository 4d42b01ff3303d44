import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews
import Measuring

/// A row with what rows have: an icon, two texts, a number at the end.
struct NumberedRow: View {
  let number: Int

  var body: some View {
    HStack(spacing: 10) {
      Circle().fill(number % 3 == 0 ? Color.teal : Color.orange).frame(width: 24, height: 24)
      VStack(alignment: .leading, spacing: 2) {
        Text("Row number \(number)")
        if number % 4 == 0 { Text("with a second line").font(.caption) }
      }
      Spacer()
      Text("\(number * 7 % 1000)")
    }
  }
}

/// A list of very many rows in a window that nobody sees.
@MainActor
final class ListWindow {
  private static let center = CGPoint(x: 400, y: 450)
  private let window: OffscreenWindow

  init(rows: Int) {
    window = OffscreenWindow(
      List(0..<rows, id: \.self) { NumberedRow(number: $0) }, size: CGSize(width: 800, height: 900),
      isPainted: true)
  }

  @discardableResult
  func render() -> OffscreenWindow.Cost { window.render() }

  /// Turns the wheel by points; content moves up.
  func scroll(by distance: Double) {
    window.send(.wheel(delta: CGSize(width: 0, height: -distance), at: Self.center))
  }

  /// Throws the content up, as fast as a hand does.
  func fling() {
    window.send(.pointerDown(CGPoint(x: 400, y: 850), button: 1, modifiers: []))
    for step in 1...6 {
      window.render()
      window.send(.pointerMoved(CGPoint(x: 400, y: 850 - Double(step) * 60)))
    }
    window.send(.pointerUp(CGPoint(x: 400, y: 490), button: 1))
  }

  /// Goes to the end, or back to the beginning, at once.
  func jump(_ key: KeyEquivalent) { window.send(.key(KeyPress(key: key))) }
}
