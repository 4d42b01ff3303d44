import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

@MainActor
@Suite("Repeated images")
struct ImagePaintTests {
  /// Left half red, right half blue: 8 by 8 points.
  private func makeFile() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "paint-\(UUID()).png")
    let stage = Stage(width: 8, height: 8) {
      HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0)
        Color(red: 0, green: 0, blue: 1)
      }
    }
    try stage.image().writePNG(to: url.path)
    return url
  }

  private func colors(_ image: Stage.Image, y: Int, _ places: [Int]) -> String {
    places.map { x in
      let pixel = image.pixel(x, y)
      return pixel.x > 200 && pixel.z < 60 ? "r" : pixel.z > 200 && pixel.x < 60 ? "b" : "-"
    }.joined()
  }

  @Test("An image is repeated from the corner of the shape, in its natural size")
  func repeats() throws {
    let url = try makeFile()
    defer { try? FileManager.default.removeItem(at: url) }
    let stage = Stage(width: 32, height: 16) {
      Rectangle().fill(ImagePaint(image: Image(url: url)))
    }
    #expect(colors(stage.image(), y: 12, [2, 6, 10, 14, 18, 22]) == "rbrbrb")
  }

  @Test("A part of it is repeated, larger or smaller, within the shape only")
  func parts() throws {
    let url = try makeFile()
    defer { try? FileManager.default.removeItem(at: url) }
    let right = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let stage = Stage(width: 32, height: 16) {
      HStack(spacing: 0) {
        Rectangle().fill(.image(Image(url: url), sourceRect: right))
        Rectangle().fill(.image(Image(url: url), scale: 2)).frame(width: 16)
      }
    }
    #expect(colors(stage.image(), y: 8, [1, 6, 14, 18, 22, 26, 30]) == "bbbrrbb")
    let border = Stage(width: 40, height: 40) {
      Color.white.border(ImagePaint(image: Image(url: url), sourceRect: right), width: 8)
    }
    #expect(colors(border.image(), y: 20, [3, 20, 36]) == "b-b")
  }

  @Test("It is exchanged for a colour under an animation, and fades with its opacity")
  func motion() throws {
    let url = try makeFile()
    defer { try? FileManager.default.removeItem(at: url) }
    let isFaint = Remote<Bool>()
    let stage = Stage(width: 16, height: 16) {
      Remoted(false, isFaint) { isFaint in
        Rectangle().fill(ImagePaint(image: Image(url: url)).opacity(isFaint ? 0 : 1))
      }
    }
    let ground = Stage(width: 16, height: 16) { Color.clear }.image().pixel(2, 2)
    withAnimation(.linear(duration: 1)) { isFaint.value = true }
    stage.advance(by: 0.5)
    let half = stage.image().pixel(2, 2)
    #expect(abs(Int(half.y) - Int(ground.y) / 2) < 4, "half of the ground's green: \(half)")
    #expect(stage.settle())
    #expect(stage.image().pixel(2, 2) == ground)
  }

  @Test("A symbol is repeated in the foreground's colour, and a scale of nothing draws nothing")
  func symbols() {
    let stage = Stage(width: 60, height: 60) {
      Rectangle().fill(ImagePaint(image: Image(systemName: "circle.fill")))
        .foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }
    let image = stage.image()
    let red = (0..<60).flatMap { y in (0..<60).map { image.pixel($0, y) } }
      .count { $0.x > 200 && $0.y < 80 }
    #expect((1200...3200).contains(red), "\(red) red pixels")
    let nothing = Stage(width: 10, height: 10) {
      Rectangle().fill(ImagePaint(image: Image(systemName: "circle.fill"), scale: 0))
    }
    #expect(
      nothing.image().pixel(5, 5)
        == Stage(width: 10, height: 10) { Color.clear }.image().pixel(5, 5))
  }
}
