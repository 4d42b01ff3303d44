import Foundation
import Testing

@testable import GlissandoDrawing

/// What display lists say of themselves.
@Suite struct DisplayListTests {
  private let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))

  private func list(x: Double) -> DisplayList {
    let circle = DisplayContent(fill: Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let line = DisplayContent(
      stroke: Path { $0.addLines([.zero, CGPoint(x: 5, y: 5)]) },
      style: StrokeStyle(lineWidth: 2, dash: [3, 1]))
    return DisplayList(items: [
      .leaf(
        DisplayLeaf(
          id: 1, content: circle, paint: red, transform: CGAffineTransform(translationX: x, y: 4),
          opacity: 0.5)),
      .begin(
        DisplayGroup(id: 2, kind: .clip(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), FillStyle()))
      ),
      .leaf(DisplayLeaf(id: 3, content: line, paint: red)),
      .end,
    ])
  }

  @Test("A list reads as one line for each step")
  func text() {
    #expect(
      list(x: 3).description == """
        fill ellipse(0 0 10 10) #FF0000 at (3 4) opacity 0.5
        group clip rect(0 0 8 8)
          stroke 2 dash 3 1 path[0 0 m 5 5 l] #FF0000
        """)
  }

  @Test("The hash is that of looks, rounded to 1/1024 point")
  func hash() {
    #expect(list(x: 3).stableHash == list(x: 3 + 1e-9).stableHash)
    #expect(list(x: 3).stableHash != list(x: 3.01).stableHash)
    // FNV-1a of the text in 1/1024, computed once on x86-64; equal on every machine.
    #expect(DisplayList().stableHash == 0xcbf2_9ce4_8422_2325)
  }

  @Test("Content knows its bounds, its anchor and whether it is finite")
  func content() {
    let circle = DisplayContent(fill: Path(ellipseIn: CGRect(x: 3, y: 4, width: 10, height: 10)))
    #expect(circle.bounds == CGRect(x: 3, y: 4, width: 10, height: 10))
    #expect(circle.anchor == CGPoint(x: 3, y: 4))
    let rect = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let stroke = DisplayContent(stroke: rect, style: StrokeStyle(lineWidth: 4))
    #expect(stroke.bounds == CGRect(x: -2, y: -2, width: 14, height: 14))
    let broken = DisplayContent(
      fill: Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)))
    #expect(!broken.isFinite && DisplayContent(fill: Path()).isFinite)
  }

  @Test("A drawing by hand has the bounds of its steps under their transforms and clips")
  func commandBounds() {
    let rect = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let content = DisplayContent(
      .commands([
        .save, .concatenate(CGAffineTransform(translationX: 100, y: 0)),
        .fill(rect, red, FillStyle()), .restore,
        .clip(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), FillStyle()),
        .fill(rect, red, FillStyle()),
      ]))
    #expect(content.bounds == CGRect(x: 0, y: 0, width: 110, height: 10))
  }

  @Test("Fonts keep what they are asked for, and unusable sizes become that of the body")
  func fonts() {
    #expect(Font.body.descriptor.size == 15)
    #expect(Font.system(size: .nan).descriptor.size == 15)
    #expect(Font.headline.descriptor.weight == .semibold)
    let font = Font.system(size: 20, weight: .light, design: .serif).italic().monospacedDigit()
    #expect(font.descriptor.isItalic && font.descriptor.hasTabularDigits)
    #expect(
      font == Font.system(size: 20, weight: .light, design: .serif).italic().monospacedDigit())
  }
}
