import Foundation
import GlissandoFiles
import GlissandoDrawing
import GlissandoPainting
import Testing

@testable import GlissandoDesktop
@testable import GlissandoTools

/// What is filmed in a window, and read back.
@MainActor
@Suite struct WindowFilmTests {
  private func temporaryPath() -> String {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("glissando-\(UUID().uuidString).film").path
  }

  /// A window's memory, whose rows are longer than they need to be.
  private final class Memory {
    let width: Int
    let height: Int
    private let pixels: UnsafeMutablePointer<UInt32>

    init(_ width: Int, _ height: Int) {
      (self.width, self.height) = (width, height)
      pixels = .allocate(capacity: (width + 3) * height)
      pixels.initialize(repeating: 0, count: (width + 3) * height)
    }

    deinit { pixels.deallocate() }

    /// Is filmed as it is now; the camera reads the memory while this lasts, and not later.
    @MainActor func taken(by camera: WindowCamera, damage: Damage?, at time: Double) {
      withExtendedLifetime(self) {
        let buffer = PixelBuffer(
          base: pixels, width: width, height: height, bytesPerRow: (width + 3) * 4)
        camera.receive(buffer, damage: damage, at: time)
      }
    }

    subscript(x: Int, y: Int) -> UInt32 {
      get { pixels[y * (width + 3) + x] }
      set { pixels[y * (width + 3) + x] = newValue }
    }

    /// The pixels, opaque as a window shows them.
    var shown: [UInt32] {
      (0..<width * height).map { self[$0 % width, $0 / width] | 0xFF00_0000 }
    }
  }

  private func end(_ camera: WindowCamera, at time: Double?) async -> OptionError? {
    await withCheckedContinuation { done in
      camera.end(at: time) { done.resume(returning: $0) }
    }
  }

  @Test("A film's name says when it was begun, by the clock of the place")
  func moment() throws {
    let date = Date(timeIntervalSince1970: 1_767_323_045)
    let zone = try #require(TimeZone(secondsFromGMT: -3600))
    #expect(WindowFilm.moment(of: date, in: .gmt) == "2026-01-02 03-04-05")
    #expect(WindowFilm.moment(of: date, in: zone) == "2026-01-02 02-04-05")
  }

  @Test("A film shows each frame at its time, and lasts until it is ended")
  func frames() async throws {
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let camera = try WindowCamera(path: path)
    let memory = Memory(150, 70)
    var expected: [[UInt32]] = []
    for frame in 0..<5 {
      var damage = Damage(width: 150, height: 70)
      for y in 0..<9 {
        for x in 0..<20 { memory[frame * 25 + x, frame * 11 + y] = UInt32(frame * 40_000 + x * y) }
      }
      damage.add(CGRect(x: frame * 25, y: frame * 11, width: 20, height: 9))
      memory.taken(by: camera, damage: damage, at: 7 + Double(frame) / 10)
      expected.append(memory.shown)
    }
    #expect(await end(camera, at: 8) == nil)
    let reader = try WindowFilmReader(path: path)
    #expect(reader.width == 150 && reader.height == 70)
    #expect(abs(reader.length - 1) < 1e-12)
    for frame in 0..<5 {
      #expect(reader.advance(to: Double(frame) / 10 + 0.01))
      #expect(reader.image.pixels == expected[frame])
      #expect(!reader.advance(to: Double(frame) / 10 + 0.02))
    }
  }

  @Test("A window that changes its size is filmed in the largest, smaller frames in its middle")
  func sizes() async throws {
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let camera = try WindowCamera(path: path)
    let (small, large) = (Memory(40, 30), Memory(60, 50))
    small[39, 29] = 0x11_2233
    large[59, 49] = 0x44_5566
    small.taken(by: camera, damage: nil, at: 0)
    large.taken(by: camera, damage: Damage(width: 60, height: 50), at: 1)
    small.taken(by: camera, damage: Damage(width: 40, height: 30), at: 2)
    #expect(await end(camera, at: nil) == nil)
    let reader = try WindowFilmReader(path: path)
    #expect(reader.width == 60 && reader.height == 50)
    _ = reader.advance(to: 0)
    let first = reader.image
    #expect(first.pixel(49, 39) == SIMD4(0x11, 0x22, 0x33, 255))
    _ = reader.advance(to: 1)
    #expect(reader.image.pixels == large.shown)
    // Nothing is left of the larger frame.
    _ = reader.advance(to: 2)
    #expect(reader.image.pixels == first.pixels)
  }

  @Test("A film replaces what lies at a place that somebody has chosen, and nothing else")
  func replacing() async throws {
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(repeating: 1, count: 1 << 16).write(to: URL(fileURLWithPath: path))
    let refused = #expect(throws: OptionError.self) { try WindowCamera(path: path) }
    #expect(refused?.description.contains("folder of videos") == true)
    let camera = try WindowCamera(path: path, replaces: true)
    Memory(20, 20).taken(by: camera, damage: nil, at: 0)
    #expect(await end(camera, at: 1) == nil)
    #expect(try WindowFilmReader(path: path).length == 1)
    let lost = #expect(throws: OptionError.self) {
      try WindowCamera(path: "/nowhere/at.film", replaces: true)
    }
    #expect(lost?.description.contains("folder of videos") == false)
  }

  @Test("What was left out is filmed when there is room, and at the end in any case")
  func leftOut() async throws {
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let camera = try WindowCamera(path: path)
    let memory = Memory(40, 40)
    func paint(_ color: UInt32, at time: Double, limit: Int) {
      camera.waitingLimit = limit
      memory[5, 5] = color
      memory.taken(by: camera, damage: nil, at: time)
    }
    #expect(!camera.isBehind)
    paint(1, at: 0, limit: 0)
    #expect(camera.isBehind && !camera.hasRoom)
    paint(2, at: 1, limit: .max)
    #expect(!camera.isBehind)
    paint(3, at: 2, limit: 0)
    #expect(camera.isBehind && camera.skippedFrames == 2)
    camera.expectLast()
    paint(3, at: 9, limit: 0)
    #expect(!camera.isBehind && camera.skippedFrames == 2)
    #expect(await end(camera, at: 10) == nil)
    let reader = try WindowFilmReader(path: path)
    #expect(reader.length == 10)
    #expect(reader.advance(to: 1) && reader.image.pixel(5, 5) == SIMD4(0, 0, 2, 255))
    #expect(reader.advance(to: 2) && reader.image.pixel(5, 5) == SIMD4(0, 0, 3, 255))
    #expect(!reader.advance(to: 10))
  }

  @Test("Pixels in runs are read back, whatever they are")
  func runs() {
    for length in [0, 1, 2, 3, 4, 100, 40_000] {
      let flat = [UInt32](repeating: 0xFF12_3456, count: length)
      let noise = (0..<length).map { 0xFF00_0000 | UInt32($0 &* 7919) & 0xFF_FFFF }
      let mixed = (0..<length).map { 0xFF00_0000 | UInt32($0 / 5 % 3) }
      for pixels in [flat, noise, mixed] {
        let bytes = PixelRuns.encode(pixels)
        #expect(PixelRuns.decode(Data(bytes), count: length) == pixels)
        #expect(PixelRuns.decode(Data(bytes), count: length + 1) == nil)
      }
      #expect(length < 100 || PixelRuns.encode(flat).count < 20)
    }
  }

  @Test("A film that was cut off, or is none, does no harm")
  func damage() async throws {
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let camera = try WindowCamera(path: path)
    let memory = Memory(20, 20)
    for frame in 0..<3 {
      memory[frame, 0] = 0xFF_FFFF
      memory.taken(by: camera, damage: nil, at: Double(frame))
    }
    #expect(await end(camera, at: 3) == nil)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    for count in stride(from: 0, to: whole.count, by: 7) {
      try whole.prefix(count).write(to: URL(fileURLWithPath: path))
      guard let reader = try? WindowFilmReader(path: path) else { continue }
      _ = reader.advance(to: .infinity)
      #expect(reader.image.pixel(0, 0) == SIMD4(255, 255, 255, 255))
    }
    var broken = whole
    for index in WindowFilm.magic.count..<whole.count where index.isMultiple(of: 3) {
      broken[index] ^= 0x5A
    }
    try broken.write(to: URL(fileURLWithPath: path))
    _ = try? WindowFilmReader(path: path).advance(to: .infinity)
    #expect(throws: OptionError.self) { try WindowCamera(path: "/nowhere/at.film") }
  }

  /// A film of one record, with as many bytes behind it.
  private func film(
    _ width: UInt32, _ height: UInt32, areas: [[UInt32]], pixels: Data = Data(),
    seconds: Double = 0
  ) -> Data {
    var data = Data(WindowFilm.magic)
    func append(_ number: some FixedWidthInteger) {
      withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }
    append(seconds.bitPattern)
    for number in [width, height, UInt32(areas.count)] + areas.flatMap(\.self) { append(number) }
    append(UInt32(pixels.count))
    return data + pixels
  }

  @Test("A small file that stands for very much is refused before anything is made room for")
  func budgets() throws {
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    func problem(_ data: Data) throws -> String? {
      try data.write(to: URL(fileURLWithPath: path))
      do {
        let reader = try WindowFilmReader(path: path)
        _ = reader.advance(to: .infinity)
        return nil
      } catch {
        return error.description
      }
    }
    for side: UInt32 in [8193, 32_768, .max] {
      let found = try problem(film(side, side, areas: []))
      #expect(found == "its frames have \(side)x\(side) pixels; allowed are 67108864 pixels")
    }
    // Each of many areas is the whole frame.
    let all = [[UInt32]](repeating: [0, 0, 8192, 8192], count: 10_000)
    #expect(try problem(film(8192, 8192, areas: all)) == "there is no whole frame in it")
    // A frame of one area, whose pixels are not there.
    #expect(try problem(film(8192, 8192, areas: [[0, 0, 8192, 8192]], pixels: Data([1]))) == nil)
    for seconds in [1e300, -1, .infinity, .nan] {
      #expect(try problem(film(8, 8, areas: [], seconds: seconds)) != nil)
    }
    try? FileManager.default.removeItem(atPath: path)
    mkfifo(path, 0o600)
    #expect(throws: FileProblem("it is a pipe; name a file")) { try WindowFilmReader(path: path) }
  }
}
