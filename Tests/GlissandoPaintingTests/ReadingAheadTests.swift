import Foundation
import GlissandoDrawing
import Synchronization
import Testing

@testable import GlissandoPainting

@Suite("Images that are read ahead")
final class ReadingAheadTests {
  private let folder = NSTemporaryDirectory() + "glissando-ahead-\(UUID().uuidString)"
  private let reader = ImageFileReader(memory: PictureMemory(limit: .max), isPatient: false)

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a picture of one colour, and gives its path.
  private func write(_ name: String, _ pixel: UInt32, width: Int = 40) throws -> String {
    let path = "\(folder)/\(name).png"
    let pixels = [UInt32](repeating: pixel, count: width * 30)
    try PaintedImage(width: width, height: 30, pixels: pixels).writePNG(to: path)
    return path
  }

  /// Writes a picture of curves, 20 by 10, and gives its path.
  private func writeCurves(_ curves: String) throws -> String {
    let path = folder + "/curves.svg"
    try Data("<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'>\(curves)</svg>".utf8)
      .write(to: URL(fileURLWithPath: path))
    return path
  }

  private func readAhead(_ paths: [String]) { reader.readAhead(paths.map { AwaitedImage($0) }) }

  /// Waits until so many files are ready; generous, because it only decides how long a failure takes.
  private func waits(for count: Int) -> Bool {
    for _ in 0..<12_000 where reader.aheadCount != count { Thread.sleep(forTimeInterval: 0.005) }
    return reader.aheadCount == count
  }

  /// Waits until nothing is read ahead any longer.
  private func waitForRest(_ reader: ImageFileReader) {
    for _ in 0..<12_000 where reader.isReadingAhead { Thread.sleep(forTimeInterval: 0.005) }
    #expect(!reader.isReadingAhead)
  }

  @Test("What was read ahead is there at once, and only once", arguments: [false, true])
  func once(isPatient: Bool) throws {
    let reader = ImageFileReader(memory: PictureMemory(limit: .max), isPatient: isPatient)
    let paths = [try write("a", 0xFF11_2233), try write("b", 0xFF44_5566)]
    reader.readAhead(paths.map { AwaitedImage($0) })
    waitForRest(reader)
    let ready = try #require(reader.imagesReadAhead())
    try #require(ready.count == 2)
    // No other image than the one that is ready: nothing is read for it.
    #expect(try reader.read(paths[1]) === ready[1])
    #expect(reader.aheadCount == 1)
    #expect(try reader.read(paths[1]) !== ready[1])
    try FileManager.default.removeItem(atPath: paths[0])
    // A file that has gone is another edition, and is asked for.
    #expect(throws: (any Error).self) { try reader.read(paths[0]) }
    #expect(reader.aheadCount == 0)
  }

  @Test("The first frames go first, and whoever else wants the processor")
  func patience() {
    let began = Mutex<(delay: Duration, policy: Int32)?>(nil)
    let start = ContinuousClock.now
    let ahead = ReadingAhead(isPatient: true, memory: PictureMemory(limit: .max)) { _ in
      began.withLock { $0 = (ContinuousClock.now - start, sched_getscheduler(0)) }
      return RasterImage(width: 1, height: 1, pixels: [0xFF11_2233])
    }
    ahead.want([AwaitedImage("a")])
    for _ in 0..<12_000 where ahead.count == 0 { Thread.sleep(forTimeInterval: 0.005) }
    let (delay, policy) = began.withLock { $0 } ?? (.zero, -1)
    #expect(delay >= .seconds(0.3))
    // SCHED_IDLE.
    #expect(policy == 5)
  }

  /// The bytes of a picture, and with its smaller sizes.
  private static let (byteCount, wholeByteCount) = (
    40 * 30 * 4, (40 * 30 + 20 * 15 + 10 * 8 + 5 * 4) * 4
  )

  @Test("It stops where the memory is used up, and what is left is read when it is wanted")
  func budget() throws {
    let memory = PictureMemory(limit: 4 * Self.wholeByteCount)
    let reader = ImageFileReader(memory: memory, isPatient: false)
    let paths = try (0..<60).map { try write("\($0)", 0xFF11_2200 + UInt32($0)) }
    reader.readAhead(paths.map { AwaitedImage($0) })
    waitForRest(reader)
    #expect(reader.aheadCount == 4 && memory.byteCount == memory.limit)
    let ready = try #require(reader.imagesReadAhead())
    #expect(ready.count == 4 && ready.allSatisfy { $0.store?.isThere == true })
    for (number, path) in paths.enumerated() {
      let image = try reader.read(path)
      #expect(image.pixels.allSatisfy { $0 == 0xFF11_2200 + UInt32(number) })
    }
  }

  @Test("What was not seen for longest makes room, but nothing that is seen, though no frame ends")
  func room() throws {
    let memory = PictureMemory(limit: 6 * Self.byteCount)
    let reader = ImageFileReader(memory: memory, isPatient: false)
    let old = try (0..<5).map { try reader.read(try write("old\($0)", 0xFF11_2233)) }
    for _ in 0...PictureMemory.keptFrames { memory.endFrame() }
    let seen = try reader.read(try write("seen", 0xFF11_2233))
    #expect(memory.isFull)
    let paths = try (0..<3).map { try write("new\($0)", 0xFF44_5566) }
    reader.readAhead(paths.map { AwaitedImage($0) })
    waitForRest(reader)
    #expect(reader.aheadCount == 3 && !memory.isFull)
    #expect(seen.store?.isThere == true)
    #expect(old.contains { $0.store?.isThere == false })
    #expect(old.allSatisfy { $0.pixels.allSatisfy { $0 == 0xFF11_2233 } })
  }

  @Test("It is the file as it is now that is shown")
  func edition() throws {
    let path = try write("a", 0xFF11_2233)
    readAhead([path])
    #expect(waits(for: 1))
    let first = try reader.read(path)
    #expect(first.pixels.allSatisfy { $0 == 0xFF11_2233 })
    #expect(reader.aheadCount == 0)
    readAhead([path])
    #expect(waits(for: 1))
    _ = try write("a", 0xFF77_8899, width: 50)
    let image = try reader.read(path)
    #expect(image.width == 50 && image.pixels.allSatisfy { $0 == 0xFF77_8899 })
  }

  @Test("A file that is copied with its time, or may only be read now, is another one")
  func keptTime() throws {
    let path = try write("a", 0xFF11_2233)
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    readAhead([path])
    #expect(waits(for: 1))
    _ = try write("a", 0xFF77_8899)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    #expect(try reader.read(path).pixels.allSatisfy { $0 == 0xFF77_8899 })
    let link = folder + "/b.png"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "none.png")
    readAhead([link, try write("c", 0xFF11_2233)])
    #expect(waits(for: 1))
    try FileManager.default.moveItem(atPath: path, toPath: folder + "/none.png")
    #expect(try reader.read(link).pixels.allSatisfy { $0 == 0xFF77_8899 })
  }

  @Test("Pixels that were given back are made again ahead")
  func givenBack() throws {
    let memory = PictureMemory(limit: 0)
    let reader = ImageFileReader(memory: memory, isPatient: false)
    let path = try write("a", 0xFF11_2233)
    let image = try reader.read(path)
    for _ in 0...PictureMemory.keptFrames { memory.endFrame() }
    #expect(memory.byteCount == 0)
    memory.limit = .max
    reader.readAhead([AwaitedImage(path, image: image)])
    for _ in 0..<12_000 where memory.byteCount < 40 * 30 * 4 {
      Thread.sleep(forTimeInterval: 0.005)
    }
    // Whoever wants them now asks for no file.
    try FileManager.default.removeItem(atPath: path)
    #expect(image.pixels.allSatisfy { $0 == 0xFF11_2233 })
  }

  @Test("Of images that are there nothing is made again")
  func nothingMissing() {
    let reader = ImageFileReader(memory: PictureMemory(limit: .max), isPatient: false)
    let stores = [CountedPixels(), CountedPixels()]
    let images = stores.enumerated().map { index, store in
      AwaitedImage("\(index)", image: RasterImage(width: 40, height: 30, store: store))
    }
    /// Has images read ahead, and waits for the last of them.
    func readAhead(_ images: ArraySlice<AwaitedImage>) {
      reader.readAhead(Array(images))
      guard let last = images.last?.image else { return }
      for _ in 0..<12_000 where !ImageLevels.keep(last, width: 5, height: 4) {
        Thread.sleep(forTimeInterval: 0.005)
      }
    }
    readAhead(images[..<1])
    readAhead(images[...])
    #expect(stores.map { $0.restorations.load(ordering: .relaxed) } == [1, 1])
  }

  @Test("What is ready is told once, in the order in which it is wanted, and is what is shown then")
  func ready() throws {
    let paths = [try write("a", 0xFF11_2233), try write("b", 0xFF44_5566)]
    let known = RasterImage(width: 40, height: 30, store: CountedPixels())
    reader.readAhead(
      [AwaitedImage(paths[1]), AwaitedImage("c", image: known)] + [AwaitedImage(paths[0])])
    var ready: [RasterImage] = []
    for _ in 0..<12_000 where ready.count < 3 {
      ready = reader.imagesReadAhead() ?? ready
      Thread.sleep(forTimeInterval: 0.005)
    }
    #expect(ready.map { $0.pixels[0] } == [0xFF44_5566, 0xFF11_2233, 0xFF11_2233])
    #expect(ready.count == 3 && ready[1] === known)
    #expect(reader.imagesReadAhead() == nil)
    #expect(try reader.read(paths[1]) === ready[0])
    readAhead([])
    #expect(reader.imagesReadAhead()?.isEmpty == true)
  }

  @Test("What is wanted no longer is forgotten")
  func others() throws {
    readAhead([try write("a", 0xFF11_2233)])
    #expect(waits(for: 1))
    readAhead([])
    #expect(reader.aheadCount == 0)
  }

  @Test("What cannot be read says so when it is asked for")
  func broken() throws {
    let path = folder + "/broken.png"
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: path))
    readAhead([path, try write("a", 0xFF11_2233)])
    #expect(waits(for: 1))
    #expect(throws: (any Error).self) { try self.reader.read(path) }
  }

  @Test("Curves are drawn ahead, too, and later in any size")
  func curves() throws {
    let path = try writeCurves("<rect width='20' height='10' fill='#112233'/>")
    readAhead([path])
    #expect(waits(for: 1))
    let image = try reader.read(path)
    #expect(reader.aheadCount == 0)
    #expect(image.width == 20 && image.pixels.allSatisfy { $0 == 0xFF11_2233 })
    let larger = try #require(image.source?.draw(width: 80, height: 40))
    #expect(larger.count == 80 * 40 && larger.allSatisfy { $0 == 0xFF11_2233 })
  }

  @Test("How curves are drawn in one size does not depend on the sizes before")
  func sizes() throws {
    let path = try writeCurves("<circle cx='10' cy='5' r='4.7' fill='#c04020'/>")
    func pixels(_ widths: [Double]) throws -> [UInt32] {
      let image = try ImageFileReader().read(path)
      let levels = widths.map { ImageLevels.level(of: image, width: $0, height: $0 / 2) }
      return levels[levels.count - 1].pixels
    }
    let alone = try pixels([30])
    #expect(alone.count == 40 * 20)
    #expect(try pixels([160, 30]) == alone)
    #expect(try pixels([30, 160, 70, 30]) == alone)
  }
}

/// Pixels that are always there, and know how often somebody wanted to be sure of that.
private final class CountedPixels: PixelStore {
  let restorations = Atomic<Int>(0)
  let isThere = true
  let pixels = [UInt32](repeating: 0xFF11_2233, count: 40 * 30)

  func restore() { restorations.add(1, ordering: .relaxed) }
}
