import Foundation
import GlissandoDrawing
import GlissandoMotion
import Testing

@testable import GlissandoPainting

/// What a GPU is given of images before they are shown, looked at without one.
@Suite("Images that are uploaded before they are shown")
struct PrefetchTests {
  private let window = (width: 1600, height: 900)

  /// An image of 23 MB with its smaller sizes, as they are after it was read ahead.
  private func image(_ width: Int = 3200, _ height: Int = 1800) -> RasterImage {
    let image = RasterImage(
      width: width, height: height, pixels: Array(repeating: 0xFF80_4020, count: width * height))
    _ = ImageLevels.level(of: image, width: Double(width) / 8, height: Double(height) / 8)
    return image
  }

  /// The plan of a frame that shows an image in a width, or none.
  private func frame(
    _ maker: PlanMaker, _ image: RasterImage? = nil, width: Int = 1600
  ) -> RenderPlan {
    let items = image.map { image in
      let rect = CGRect(x: 0, y: 0, width: width, height: width * 9 / 16)
      return [Fixture.leaf(DisplayContent(.image(image, rect)), Fixture.black, id: 1, .identity)]
    }
    maker.make(
      DisplayList(items: items ?? []), width: window.width, height: window.height, scale: 1,
      damage: nil, background: Fixture.white)
    return maker.plan
  }

  /// The uploads between two frames until there are no more.
  private func uploads(_ maker: PlanMaker, most: Int = 1000) -> [RenderPlan.ImageUpload] {
    var uploads: [RenderPlan.ImageUpload] = []
    for _ in 0..<most {
      guard maker.makePrefetch() else { break }
      let parts = maker.plan.imageUploads
      let byteCount = parts.reduce(0) { $0 + 4 * $1.image.width * $1.rows.count }
      #expect(byteCount <= PlanMaker.greatestPrefetch + 4 * window.width * 2)
      #expect(maker.plan.steps.isEmpty && maker.plan.quads.isEmpty)
      uploads += parts
    }
    return uploads
  }

  @Test(
    "It is uploaded in parts, and the frame that shows it has nothing to upload",
    arguments: [
      1600, 1300, 700, 350, 250,
    ])
  func parts(width: Int) {
    let maker = PlanMaker()
    _ = frame(maker)
    let image = image()
    maker.prefetch([image])
    let uploads = uploads(maker)
    #expect(
      uploads.first?.image.width == 1600, "twice as many pixels as the window has are not needed")
    for number in Set(uploads.map(\.number)) {
      let parts = uploads.filter { $0.number == number }
      var end = 0
      for part in parts {
        #expect(part.rows.lowerBound == end)
        end = part.rows.upperBound
      }
      #expect(end == parts[0].image.height)
    }
    let shown = frame(maker, image, width: width)
    #expect(shown.imageUploads.isEmpty && shown.quads.count == 1 && shown.pictureUploads.isEmpty)
  }

  @Test("An image that has as many pixels as the window is uploaded as it is, and others after it")
  func order() {
    let maker = PlanMaker()
    _ = frame(maker)
    let images = [image(1700, 950), image(1600, 900), image(800, 450)]
    maker.prefetch(images)
    let uploads = uploads(maker)
    #expect(uploads.first?.image === images[0])
    let place = uploads.firstIndex { $0.image === images[1] }
    #expect(place.map { $0 > uploads.lastIndex { $0.image === images[0] } ?? 0 } ?? false)
    #expect(images.allSatisfy { frame(maker, $0).imageUploads.isEmpty })
  }

  @Test("Sizes that are larger than the window needs are left out")
  func large() {
    let maker = PlanMaker()
    maker.make(
      DisplayList(), width: 200, height: 100, scale: 1, damage: nil, background: Fixture.white)
    maker.prefetch([image(900, 450)])
    #expect(uploads(maker).map(\.image.width) == [225, 113])
  }

  @Test("What has not been uploaded when it is shown is uploaded then, and no more")
  func half() throws {
    let maker = PlanMaker()
    _ = frame(maker)
    let image = image()
    maker.prefetch([image])
    let before = try #require(uploads(maker, most: 1).first)
    let shown = frame(maker, image).imageUploads
    #expect(shown.map(\.rows) == [before.rows.upperBound..<900])
    #expect(shown.map(\.number) == [before.number])
    #expect(frame(maker, image).imageUploads.isEmpty)
    #expect(uploads(maker).allSatisfy { $0.image.width < 1600 })
  }

  @Test("While nothing is named, or all of it is there, there is nothing to do")
  func rest() {
    let maker = PlanMaker()
    maker.prefetch([image()])
    #expect(!maker.makePrefetch(), "no frame has told the size of the window")
    _ = frame(maker)
    #expect(!uploads(maker).isEmpty && !maker.hasPrefetch)
    for _ in 0..<3 {
      _ = frame(maker)
      #expect(!maker.makePrefetch())
    }
  }

  @Test("What was named is given back when nobody has it, and when others are named in its place")
  func forgotten() throws {
    let maker = PlanMaker()
    _ = frame(maker)
    var image: RasterImage? = image(1600, 900)
    maker.prefetch([try #require(image)])
    let numbers = Set(uploads(maker, most: 1).map(\.number))
    maker.prefetch([])
    #expect(!maker.makePrefetch())
    image = nil
    #expect(numbers.isSubset(of: frame(maker).dropped))
  }

  @Test(
    "Within the limit others are given back for it, but neither what is shown nor what comes before it"
  )
  func limit() {
    // Three quarters of it hold four images of 1600 by 900, and a little.
    let maker = PlanMaker(memory: PictureMemory(limit: 32 << 20))
    var live: [UInt64: Int] = [:]
    func note(_ plan: RenderPlan) {
      for number in plan.dropped { live[number] = nil }
      for part in plan.imageUploads { live[part.number] = part.image.width * part.image.height * 4 }
    }
    let images = (0..<8).map { _ in image(1600, 900) }
    for image in images[..<4] { note(frame(maker, image)) }
    maker.prefetch(Array(images[4...]))
    for _ in 0..<100 where maker.makePrefetch() {
      note(maker.plan)
      #expect(live.values.reduce(0, +) <= 24 << 20)
      // The one that is shown stays, and so does what is ready.
      note(frame(maker, images[3]))
      #expect(maker.plan.imageUploads.isEmpty)
    }
    #expect(!maker.hasPrefetch)
    let missing = images[4...].map { image in
      note(frame(maker, image))
      return !maker.plan.imageUploads.isEmpty
    }
    #expect(missing == [false, false, true, true])
  }

  @Test("An image whose pixels were given back is left out rather than waited for")
  func givenBack() throws {
    let path = NSTemporaryDirectory() + "glissando-prefetch-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try PaintedImage(width: 400, height: 300, pixels: Array(repeating: 0xFF80_4020, count: 120_000))
      .writePNG(to: path)
    let memory = PictureMemory(limit: 0)
    let image = try ImageFileReader(memory: memory).read(path)
    _ = ImageLevels.level(of: image, width: 400, height: 300)
    for _ in 0...PictureMemory.keptFrames { memory.endFrame() }
    let maker = PlanMaker()
    _ = frame(maker)
    maker.prefetch([image])
    #expect(!maker.makePrefetch() && image.store?.isThere == false)
    image.store?.restore()
    maker.prefetch([image])
    #expect(uploads(maker).first?.image === image)
  }
}
