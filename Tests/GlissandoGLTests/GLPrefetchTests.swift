import Foundation
import GlissandoDrawing
import TestSupport
import Testing

@testable import GlissandoGL
@testable import GlissandoPainting

/// Images that are uploaded before they are shown.
@Suite(.serialized, .enabled(if: GLSupport.isThere, GLSupport.problem))
struct GLPrefetchTests {
  private static let size = (width: 960, height: 1200)

  /// An image of 4.6 MB, in which every row is another one, and its smaller sizes.
  private func image(_ seed: UInt32) -> RasterImage {
    let pixels = (0..<UInt32(Self.size.width * Self.size.height)).map {
      0xFF00_0000 | ($0 &* 2_654_435_761 &+ seed) >> 8
    }
    let image = RasterImage(width: Self.size.width, height: Self.size.height, pixels: pixels)
    _ = ImageLevels.level(of: image, width: 120, height: 150)
    return image
  }

  private func list(_ image: RasterImage, width: Int) -> DisplayList {
    let rect = CGRect(x: 0, y: 0, width: width, height: width * 5 / 4)
    return DisplayList(items: [
      .leaf(
        DisplayLeaf(id: 1, content: DisplayContent(.image(image, rect)), paint: .color(Scene.white))
      )
    ])
  }

  private func pixels(_ list: DisplayList, _ painter: GLPainter) throws -> [UInt32] {
    try painter.pixels(list, width: Self.size.width, height: Self.size.height)
  }

  @Test("However much of it was uploaded before, it looks the same", arguments: [0, 1, 2, .max])
  func parts(count: Int) throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let (painter, other) = (try GLPainter(), try GLPainter())
    let images = [image(1), image(2)]
    #expect(
      try pixels(list(images[0], width: 960), painter) == pixels(list(images[0], width: 960), other)
    )
    painter.prefetch([images[1]])
    var done = 0
    while done < count, try painter.continuePrefetch() {
      done += 1
      // What is shown meanwhile stays as it is.
      let shown = try pixels(list(images[0], width: 960), painter)
      #expect(try shown == pixels(list(images[0], width: 960), other))
    }
    #expect(done == min(count, 3))
    for width in [960, 400, 150] {
      let shown = try pixels(list(images[1], width: width), painter)
      #expect(try shown == pixels(list(images[1], width: width), other), "width \(width)")
      if count == .max { #expect(painter.plan.imageUploads.isEmpty) }
    }
    painter.close()
    other.close()
  }

  @Test("An image that takes the place of one of which a part was uploaded looks as it does alone")
  func replaced() throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let (painter, other) = (try GLPainter(), try GLPainter())
    let first = image(1)
    _ = try pixels(list(first, width: 960), painter)
    for seed in 2..<8 as Range<UInt32> {
      painter.prefetch([image(seed)])
      _ = try painter.continuePrefetch()
      painter.prefetch([])
      let next = image(seed + 100)
      let shown = try pixels(list(next, width: 960), painter)
      #expect(try shown == pixels(list(next, width: 960), other), "seed \(seed)")
    }
    painter.close()
    other.close()
  }
}
