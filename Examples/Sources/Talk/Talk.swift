import Glissando
import GlissandoPresenting

/// A talk that is written in Swift.
///
/// Page Down goes on, Page Up goes back.
@main
struct Talk: App {
  var body: some Scene {
    Presentation(title: "A talk in Swift", theme: .night) {
      Slide("hello") {
        Element.text(
          "title", "A talk in Swift", .at(x: 960, y: 460), .fontSize(150), .fontWeight(.bold))
        Element.shape("ball", .ellipse, .at(x: 300, y: 800), .width(90), .height(90))
      } steps: {
        Step(.bouncy(duration: 0.9)) { Change("ball", .at(x: 1620, y: 800)) }
        Step(.bouncy(duration: 0.9)) { Change("ball", .at(x: 300, y: 800)) }
      }
      // What has the same name on the next slide becomes it.
      Slide("list") {
        Element.text(
          "title", "Written in a loop", .at(x: 960, y: 160), .fontSize(80), .fontWeight(.bold))
        Element.stack("points", .vertical, .spacing(40), .anchor(.center)) {
          for (number, point) in points.enumerated() {
            Element.text("point-\(number)", point, .shown(false), .transition(.moveUp))
          }
        }
        Element.shape(
          "ball", .star(points: 5, inner: 0.5), .at(x: 1700, y: 160), .width(90), .height(90))
      } steps: {
        for number in points.indices {
          Step { Change.show("point-\(number)") }
        }
      }
      Slide("alive") {
        Element.text("title", "A view of the program's own", .at(x: 960, y: 160), .fontSize(80))
        Element.scene("counter", "counter", .at(x: 960, y: 600), .width(900), .height(500))
        Element.shape("ball", .polygon(sides: 6), .at(x: 220, y: 160), .width(90), .height(90))
      }
    }
    .scene("counter") { Counter() }
  }

  private let points = [
    "States, not scripts", "Any way there, the same picture", "Always in motion",
  ]
}

/// Rolls its digits.
private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button {
      withAnimation(.snappy) { count += 1 }
    } label: {
      Text("\(count)")
        .font(.system(size: 200, weight: .bold).monospacedDigit())
        .contentTransition(.numericText(value: Double(count)))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .buttonStyle(.plain)
  }
}
