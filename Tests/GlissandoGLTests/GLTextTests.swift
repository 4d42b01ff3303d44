import Foundation
import GlissandoDrawing
import GlissandoGL
import GlissandoMotion
import GlissandoPainting
import TestSupport
import Testing

/// Texts of any size, and more of them than one texture holds.
@Suite(.serialized, .enabled(if: GLSupport.isThere, GLSupport.problem))
struct GLTextTests {
  private static let size = (width: 240, height: 180)
  private static let words =
    "The quick brown fox jumps over the lazy dog, and has done so for long. "

  private func text(
    _ string: String, _ font: Font = .body, width: Double? = nil
  ) -> DisplayContent {
    let span = TextSpan(string, font: font.resolve(in: EnvironmentValues()))
    return DisplayContent(
      text: PangoTextShaper().layout(
        TextSource(spans: [span], alignment: .leading), width: width))
  }

  private func leaf(
    _ id: UInt64, _ content: DisplayContent, _ x: Double, _ y: Double, isMoving: Bool = true
  ) -> DisplayItem {
    .leaf(
      DisplayLeaf(
        id: id, content: content,
        paint: .color(Color.Resolved(red: 0.1, green: 0.1, blue: 0.4)),
        transform: CGAffineTransform(translationX: x, y: y), isMoving: isMoving))
  }

  private func clipped(_ items: [DisplayItem]) -> [DisplayItem] {
    let path = Path(roundedRect: CGRect(x: 20, y: 12, width: 200, height: 150), cornerRadius: 40)
    return [.begin(DisplayGroup(id: 900, kind: .clip(path, FillStyle())))] + items + [.end]
  }

  @Test(
    "Long lines and paragraphs have the letters that the software painter gives them, where they are uploaded once",
    arguments: [1, 1.5, 2], [false, true])
  func longTexts(_ scale: Double, _ isClipped: Bool) throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    let contents = [
      text(Self.words + Self.words), text(Self.words + Self.words, width: 400),
      text(String(repeating: Self.words, count: 12)),
      text(String(repeating: Self.words, count: 20), width: 30),
    ]
    let (width, height) = (
      Int(Double(Self.size.width) * scale), Int(Double(Self.size.height) * scale)
    )
    for (index, content) in contents.enumerated() {
      for (step, isMoving) in [false, true, true, true, true].enumerated() {
        let leaf = leaf(
          UInt64(index + 1), content, -60.3 + 0.3 * Double(step), 40.6 - 0.4 * Double(step),
          isMoving: isMoving)
        let list = DisplayList(items: isClipped ? clipped([leaf]) : [leaf])
        let exact = PaintedImage(
          list, width: width, height: height, scale: scale, background: Scene.white)
        let shown = try painter.pixels(list, width: width, height: height, scale: scale)
        let greatest = PixelDifference(shown, exact.pixels).greatest
        // What is cut is painted apart, and rounded once more where it is put down.
        #expect(greatest <= (isClipped ? 2 : 1), "text \(index), step \(step)")
      }
      if isClipped { continue }
      let list = DisplayList(items: [leaf(UInt64(index + 1), content, -60.3, 40.6)])
      for _ in 0..<3 { _ = try painter.pixels(list, width: width, height: height, scale: scale) }
      #expect(painter.plan.bytes.isEmpty, "text \(index)")
    }
    painter.close()
  }

  @Test("A part of more texts than a texture holds is painted as all of them, bit for bit")
  func manyTexts() throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painters = [try GLPainter(), try GLPainter()]
    let (width, height) = (1000, 560)
    let items = (0..<600).map { (index: Int) -> DisplayItem in
      let (column, row) = (Double(index % 3), Double(index / 3))
      return leaf(
        UInt64(index + 1), text("Label of number \(index)", .largeTitle), 4.3 + 330 * column,
        3.4 + 2.5 * row)
    }
    let list = DisplayList(items: items)
    for painter in painters {
      _ = try painter.pixels(list, width: width, height: height)
      #expect(Set(painter.plan.maskUploads.map(\.number)).count > 1)
      for _ in 0..<2 { _ = try painter.pixels(list, width: width, height: height) }
    }
    let whole = try painters[0].pixels(list, width: width, height: height)
    #expect(painters[0].plan.bytes.isEmpty)
    var damage = Damage(width: width, height: height)
    damage.add(CGRect(x: 4, y: 490, width: 320, height: 60))
    let part = try painters[1].pixels(list, width: width, height: height, damage: damage)
    let isSame = part == whole
    #expect(isSame)
    #expect(painters[1].plan.bytes.isEmpty)
    painters.forEach { $0.close() }
  }

  @Test("A part of more gradients than a texture holds is painted as all of them, bit for bit")
  func manyGradients() throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painters = [try GLPainter(), try GLPainter()]
    let (width, height) = (640, 480)
    let disc = DisplayContent(fill: Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
    let items = (0..<600).map { (index: Int) -> DisplayItem in
      let colors = [0.2, 0.9, 0.4].enumerated().map { place, part in
        GradientPaint.Stop(
          color: Color.Resolved(
            red: Float(part), green: Float(index) / 600, blue: 1 - Float(part)),
          location: Double(place) / 2)
      }
      let geometry = GradientPaint.Geometry.angular(
        center: .center, startAngle: .zero, endAngle: .degrees(360))
      return .leaf(
        DisplayLeaf(
          id: UInt64(index + 1), content: disc,
          paint: .gradient(GradientPaint(stops: colors, geometry: geometry)),
          transform: CGAffineTransform(
            translationX: 2.3 + 21 * Double(index % 30), y: 1.6 + 23 * Double(index / 30))))
    }
    let list = DisplayList(items: items)
    for painter in painters {
      _ = try painter.pixels(list, width: width, height: height)
      #expect(Set(painter.plan.tableUploads.map(\.number)).count > 1)
      for _ in 0..<2 { _ = try painter.pixels(list, width: width, height: height) }
    }
    let whole = try painters[0].pixels(list, width: width, height: height)
    #expect(painters[0].plan.pixels.isEmpty)
    #expect(painters[0].plan.pictureUploads.isEmpty)
    let exact = PaintedImage(
      list, width: width, height: height, scale: 1, background: Scene.white)
    #expect(PixelDifference(whole, exact.pixels).greatest <= 2)
    for index in [0, 599] {
      var damage = Damage(width: width, height: height)
      damage.add(
        CGRect(x: 21 * (index % 30), y: 23 * (index / 30), width: 20, height: 20))
      let part = try painters[1].pixels(list, width: width, height: height, damage: damage)
      let isSame = part == whole
      #expect(isSame, "gradient \(index)")
      #expect(painters[1].plan.pixels.isEmpty, "gradient \(index)")
    }
    painters.forEach { $0.close() }
  }
}
