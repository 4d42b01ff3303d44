import Foundation
import GlissandoDeck
import GlissandoDrawing
import GlissandoMotion

/// Talks to be measured, on a canvas of 1920 by 1080 points.
enum Talks {
  /// One slide whose twenty elements all move in each of its steps: letters, shapes that become others,
  /// and shadows.
  static let moving = Deck {
    Slide("moving") {
      for index in 0..<20 { element(index, at: place(index, of: 0)) }
    } steps: {
      for step in 1...6 {
        Step(
          changes: (0..<20).map { index in
            Step.Change(
              "element \(index)", .at(x: place(index, of: step).x, y: place(index, of: step).y),
              .rotation(Double(step * 20 - index)))
          })
      }
    }
  }

  private static func element(_ index: Int, at place: CGPoint) -> Element {
    let id = "element \(index)"
    let color = Color(hue: Double(index) / 20, saturation: 0.7, brightness: 0.8)
    let at = ElementEdit.at(x: place.x, y: place.y)
    switch index % 4 {
    case 0: return Element(id, .text, .text("Element \(index)"), .fontSize(56), at)
    case 1:
      return Element(
        id, .shape, .shape(.ellipse), .fill(.color(color)), .width(90), .height(90), at)
    case 2:
      return Element(
        id, .shape, .shape(.star(points: 5, inner: 0.5)), .fill(.color(color)), .width(120),
        .height(120), at)
    default:
      return Element(
        id, .shape, .fill(.color(color)), .corner(18), .shadow(12), .width(160), .height(90), at)
    }
  }

  /// Where an element is after a step: on a grid, each time another place of it.
  private static func place(_ index: Int, of step: Int) -> CGPoint {
    let number = (index + step * 7) % 20
    return CGPoint(x: 250 + Double(number % 5) * 350, y: 180 + Double(number / 5) * 240)
  }

  /// Slides that have nothing in common, each with a gradient behind all of it and a page of text.
  static let fading = Deck(
    slides: (0..<8).map { index in
      let hue = Double(index) / 8
      let gradient = Gradient(colors: [
        Color(hue: hue, saturation: 0.2, brightness: 1),
        Color(hue: hue, saturation: 0.6, brightness: 0.8),
      ])
      return Slide(
        "slide \(index)", background: .linear(gradient, from: .topLeading, to: .bottomTrailing),
        animation: .spring(duration: 0.8, bounce: 0),
        elements: [
          Element(
            "title \(index)", .text, .text("Slide \(index)"), .fontSize(90), .at(x: 960, y: 150)),
          Element(
            "text \(index)", .text,
            .text(
              (1...8).map { "- The line \($0) of slide \(index), with **some** words" }
                .joined(separator: "\n")),
            .at(x: 960, y: 620)),
        ])
    })

  /// Thirty seconds of a talk as it is given: fifteen places, two seconds each.
  static let film = Deck(
    slides: (0..<5).map { index in
      Slide("slide \(index)") {
        Element("title", .text, .text("Slide **\(index)**"), .fontSize(90), .at(x: 960, y: 150))
        for number in 0..<6 { element(number + index, at: place(number, of: index)) }
      } steps: {
        for step in 1...2 {
          Step(
            changes: (0..<6).map { number in
              let place = place(number, of: index + step)
              return Step.Change("element \(number + index)", .at(x: place.x, y: place.y))
            })
        }
      }
    })

  /// A talk of so many slides as a text.
  static func text(slides: Int) -> String {
    var lines = ["glissando: 1", "title: Long", "slides:"]
    for slide in 0..<slides {
      lines += [
        "  - id: slide-\(slide)", "    notes: What is said on slide \(slide).", "    elements:",
      ]
      for element in 0..<8 {
        lines.append(
          "      - {id: e\(element), text: \"Element **\(element)** of \(slide)\", "
            + "at: [\(200 + element * 190), \(150 + slide % 7 * 100)], font-size: 40, color: accent}"
        )
      }
      lines.append("    steps:")
      for step in 0..<3 {
        lines.append(
          "      - change: {e\(step): {at: [300, 400], rotation: \(step)}, e7: {opacity: 0.5}}")
        lines.append("        animation: \"spring(duration: 0.5, bounce: 0.2)\"")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
