import Foundation
import GlissandoDeck
import GlissandoDrawing
import GlissandoMotion
import GlissandoNotation
import Testing

struct SwiftDeckTests {
  @Test func aDeckInSwiftIsTheSameAsInYAML() throws {
    let written = Deck(title: "Two", canvas: CGSize(width: 800, height: 600), theme: .night) {
      Slide("one", notes: "Say it.", animation: .easeIn(duration: 1)) {
        Element.text("title", "Hello", .at(x: 400, y: 100), .fontSize(80), .fontWeight(.bold))
        Element.stack("list", .vertical, .spacing(12)) {
          for number in 1...2 { Element.text("line-\(number)", "Line \(number)") }
        }
        Element.shape("star", .star(points: 5, inner: 0.45), .transition(.moveUp))
        Element.code("program", "let a = 1", language: .swift, .focus([1...1]))
      } steps: {
        Step(.bouncy, stagger: 0.1) {
          Change.show("star")
          Change("title", .scale(2))
        }
        Step(notes: "Now.") { Change.hide("list") }
      }
      Slide("two") {
        Element.plot("curve", [try! MotionSetting("spring(duration: 0.5, bounce: 0.25)")])
      }
    }
    let read = try readDeck(
      """
      glissando: 1
      title: Two
      canvas: [800, 600]
      theme: night
      slides:
        - id: one
          notes: Say it.
          animation: "easeIn(duration: 1)"
          elements:
            - {id: title, text: Hello, at: [400, 100], font-size: 80, weight: bold}
            - {id: list, stack: [{id: line-1, text: Line 1}, {id: line-2, text: Line 2}], axis: vertical, spacing: 12}
            - {id: star, shape: star, transition: move-up}
            - {id: program, code: let a = 1, language: swift, focus: 1}
          steps:
            - {show: star, change: {title: {scale: 2}}, animation: bouncy, stagger: 0.1}
            - {hide: list, notes: Now.}
        - id: two
          elements:
            - {id: curve, plot: "spring(duration: 0.5, bounce: 0.25)"}
      """)
    #expect(written.title == read.title && written.canvas == read.canvas)
    #expect(written.theme == read.theme)
    var position: DeckPosition? = DeckPosition()
    while let here = position {
      let isSame = written.state(at: here) == read.state(at: here)
      #expect(isSame, "\(here)")
      if let next = written.position(after: here) {
        #expect(written.animation(from: here, to: next) == read.animation(from: here, to: next))
        #expect(read.position(after: here) == next)
      }
      position = written.position(after: here)
    }
    #expect(written.end == read.end)
  }

  @Test func aMotionIsReadFromAnyNotation() throws {
    let spring = try MotionSetting("spring(duration: 0.4, bounce: 0.2)")
    #expect(spring == MotionSetting.spring(Spring(duration: 0.4, bounce: 0.2)))
    #expect(spring.animation == .spring(duration: 0.4, bounce: 0.2))
    #expect(throws: (any Error).self) { try MotionSetting("springgg(2)") }
  }
}
