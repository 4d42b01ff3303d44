import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// Images beside text, in files and in motion.
@MainActor
@Suite("Images")
struct ImageTests {
  private func size(_ view: some View) throws -> CGSize {
    let stage = Stage(width: 400, height: 400) { view.accessibilityIdentifier("image") }
    return try stage.element("image").frame.size
  }

  @Test("A symbol is as large as its font and scale say")
  func size() throws {
    func diameter(_ size: CGFloat, _ scale: Image.Scale = .medium) throws -> CGFloat {
      try self.size(
        Image(systemName: "circle.fill").font(.system(size: size)).imageScale(scale)
      ).width
    }
    #expect(try diameter(40) == 47)
    #expect(try diameter(20) == 24)
    #expect(try diameter(40, .small) < diameter(40))
    #expect(try diameter(40, .large) > diameter(40))
    let resized = try self.size(
      Image(systemName: "minus").resizable().frame(width: 100, height: 50))
    #expect(resized == CGSize(width: 100, height: 50))
    let fitted = try self.size(
      Image(systemName: "circle").resizable().scaledToFit().frame(width: 100, height: 50))
    #expect(abs(fitted.height - 50) < 0.01)
  }

  @Test("A symbol's middle lies at the middle of the capitals beside it")
  func baseline() throws {
    let stage = Stage(width: 300, height: 100) {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "circle.fill").accessibilityIdentifier("circle")
        Image(systemName: "minus").accessibilityIdentifier("minus")
        Color.red.frame(width: 1, height: 1).accessibilityIdentifier("line")
          .alignmentGuide(.firstTextBaseline) { $0[.bottom] }
      }
      .font(.system(size: 50))
    }
    let line = try stage.element("line").frame.maxY
    // Capitals are 0.72 of the size high.
    #expect(abs(try stage.element("circle").frame.midY - (line - 18)) < 0.6)
    #expect(abs(try stage.element("minus").frame.midY - (line - 18)) < 0.6)
  }

  @Test("A symbol takes the foreground style, which animates")
  func color() throws {
    let (stage, remote) = makeStage(false, width: 100, height: 100) { isOn in
      Image(systemName: "square.fill").font(.system(size: 60))
        .foregroundStyle(isOn ? Color(white: 1) : Color(white: 0))
        .accessibilityIdentifier("square")
    }
    withAnimation(.linear(duration: 1)) { remote.value = true }
    stage.advance(by: 0.5)
    let color = try #require(try stage.element("square").color)
    #expect(color.linearRed > 0.05 && color.linearRed < 0.6)
    stage.settle()
    #expect(try stage.element("square").color?.linearRed == 1)
  }

  @Test("A symbol that becomes another one under an animation fades into it")
  func exchange() {
    let (stage, remote) = makeStage("circle.fill", width: 60, height: 60) { name in
      Image(systemName: name).font(.system(size: 40))
    }
    func leaves() -> Int {
      stage.host.displayList.items.count { if case .leaf = $0 { true } else { false } }
    }
    stage.update()
    #expect(leaves() == 1)
    withAnimation(.linear(duration: 1)) { remote.value = "heart" }
    stage.advance(by: 0.5)
    #expect(leaves() == 2)
    stage.settle()
    #expect(leaves() == 1)
    remote.value = "star"
    stage.update()
    #expect(leaves() == 1)
  }

  @Test("A name that is not known draws a box, and the nearest names are found")
  func unknown() throws {
    #expect(SymbolLibrary.names(near: "heart.filled").first == "heart.fill")
    #expect(SymbolLibrary.names(near: "chevron.rigth").first == "chevron.right")
    let stage = Stage(width: 60, height: 60) { Image(systemName: "no.such.thing") }
    let blank = Stage(width: 60, height: 60) { EmptyView() }
    #expect(stage.image() != blank.image())
    let missing = Stage(width: 60, height: 60) { Image(file: "/no/such/file.png") }
    #expect(missing.image() != blank.image())
  }

  @Test("A file is shown in its natural size, and stands on the baseline")
  func file() throws {
    let folder = NSTemporaryDirectory()
    let path = folder + "glissando-\(UUID().uuidString)@2x.png"
    try PaintedImage(width: 40, height: 20, pixels: Array(repeating: 0xFF00_FF00, count: 800))
      .writePNG(to: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try size(Image(file: path)) == CGSize(width: 20, height: 10))
    let fitted = try size(Image(file: path).resizable().scaledToFit().frame(width: 100))
    #expect(fitted.width == 100)
    let stage = Stage(width: 60, height: 60) {
      Image(url: URL(fileURLWithPath: path)).renderingMode(.template).resizable()
        .foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }
    #expect(stage.image().pixel(30, 30) == SIMD4(255, 0, 0, 255))
    let own = Stage(width: 60, height: 60) { Image(file: path).resizable() }
    #expect(own.image().pixel(30, 30) == SIMD4(0, 255, 0, 255))
  }

  @Test("A template in pieces takes another foreground style, also on its way there")
  func piecesOfTemplate() throws {
    let path = NSTemporaryDirectory() + "glissando-\(UUID().uuidString).png"
    try PaintedImage(width: 8, height: 8, pixels: Array(repeating: 0xFF00_FF00, count: 64))
      .writePNG(to: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (stage, remote) = makeStage(false, width: 60, height: 60) { isBlue in
      Image(file: path).renderingMode(.template).resizable(resizingMode: .tile)
        .foregroundStyle(
          isBlue ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
    }
    #expect(stage.image().pixel(20, 20) == SIMD4(255, 0, 0, 255))
    withAnimation(.linear(duration: 1)) { remote.value = true }
    stage.advance(by: 0.5)
    let middle = stage.image().pixel(20, 20)
    #expect(middle.x < 250 && middle.z > 5)
    stage.settle()
    #expect(stage.image().pixel(20, 20) == SIMD4(0, 0, 255, 255))
  }

  @Test("A tiny tile is repeated all over a large view, in few pieces")
  func tinyTile() throws {
    let path = NSTemporaryDirectory() + "glissando-\(UUID().uuidString).png"
    let colors: [UInt32] = [0xFFFF_0000, 0xFF00_00FF, 0xFF00_FF00]
    try PaintedImage(width: 3, height: 1, pixels: colors).writePNG(to: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let stage = Stage(width: 1000, height: 500) { Image(file: path).resizable(resizingMode: .tile) }
    let image = stage.image()
    let shown = [SIMD4<UInt8>(255, 0, 0, 255), SIMD4(0, 0, 255, 255), SIMD4(0, 255, 0, 255)]
    for (x, y) in [(0, 0), (1, 3), (257, 256), (258, 3), (770, 499), (995, 77), (999, 499)] {
      #expect(image.pixel(x, y) == shown[x % 3], "at \(x), \(y)")
    }
    for case .leaf(let leaf) in stage.host.displayList.items {
      guard case .commands(let commands) = leaf.content.kind else { continue }
      #expect(commands.count <= 4 * 4 * 2)
    }
  }

  @Test("A label shows its symbol beside its title")
  func label() throws {
    let stage = Stage(width: 200, height: 60) { Label("Deliver", systemImage: "box.truck") }
    let title = try stage.element("Deliver").frame
    #expect(title.minX > 70)
  }

  @Test("Shapes combine, and their data animates")
  func combinedShapes() {
    let stage = Stage(width: 100, height: 100) {
      Rectangle().subtracting(Circle().scale(0.5)).fill(Color.black)
        .overlay { Circle().intersection(Rectangle().offset(x: 90)).fill(Color.red) }
    }
    let image = stage.image()
    #expect(image.pixel(5, 5).x < 5)
    #expect(image.pixel(50, 50).x > 240)
    #expect(image.pixel(97, 50).x > 200 && image.pixel(97, 50).y < 120)
  }

  @Test("A fade that is interrupted goes on from what is shown, there and back and to a third")
  func interruptedFade() throws {
    let (stage, name) = makeStage("heart.fill", width: 80, height: 80) { name in
      Image(systemName: name).font(.system(size: 50))
    }
    /// The greatest step of a pixel in the moment in which another name comes.
    func step(to next: String) -> Int {
      let before = stage.image()
      withAnimation(.linear(duration: 1)) { name.value = next }
      stage.advance(by: 0.001)
      let after = stage.image()
      var greatest = 0
      for y in 0..<80 {
        for x in 0..<80 {
          greatest = max(greatest, abs(Int(before.pixel(x, y).x) - Int(after.pixel(x, y).x)))
        }
      }
      return greatest
    }
    for (next, time) in [
      ("star.fill", 0.3), ("heart.fill", 0.13), ("circle.fill", 0.4), ("star.fill", 0.2),
    ] {
      #expect(step(to: next) < 6, "to \(next)")
      stage.advance(by: time)
    }
    stage.settle()
    let (fresh, _) = makeStage("star.fill", width: 80, height: 80) { name in
      Image(systemName: name).font(.system(size: 50))
    }
    let (rest, expected) = (stage.image(), fresh.image())
    #expect(
      (0..<6400).allSatisfy { rest.pixel($0 % 80, $0 / 80) == expected.pixel($0 % 80, $0 / 80) })
  }
}
