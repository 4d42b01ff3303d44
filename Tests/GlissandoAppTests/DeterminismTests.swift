import Foundation
import Glissando
import GlissandoTesting
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

/// The same script gives the same frames, in one process and in two.
@MainActor
@Suite struct DeterminismTests {
  /// The hashes of what the scene shows while a person clicks, drags and types.
  private func hashes() throws -> [UInt64] {
    let model = InterruptModel()
    let stage = Stage(width: 900, height: 600) { InterruptView(model: model) }
    var hashes: [UInt64] = []
    func run(_ frames: Int) {
      for _ in 0..<frames {
        stage.advance(frames: 1)
        hashes.append(stage.host.displayList.stableHash)
      }
    }
    run(5)
    stage.tap(at: CGPoint(x: 700, y: 150))
    run(12)
    stage.drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 400, y: 200), duration: 0.2)
    run(12)
    for key in ["i", "5", "d", "s", "?"] { stage.key(KeyEquivalent(Character(key))) }
    run(12)
    stage.key(.tab)
    try stage.tap("Pause")
    run(12)
    return hashes
  }

  @Test("Two stages show the same frames")
  func stages() throws {
    let first = try hashes()
    #expect(try first == hashes())
    #expect(Set(first).count > 30)
  }

  @Test("Two processes paint the same frames, byte by byte")
  func processes() throws {
    let program = try #require(Self.program, "the program lies beside the tests")
    let folders = try (0..<2).map { _ in try Self.paint(with: program) }
    defer { for folder in folders { try? FileManager.default.removeItem(at: folder) } }
    let names = try FileManager.default.contentsOfDirectory(atPath: folders[0].path).sorted()
    #expect(names.count == 13)
    for name in names {
      let contents = try folders.map { try Data(contentsOf: $0.appendingPathComponent(name)) }
      #expect(contents[0] == contents[1], "\(name)")
    }
  }

  private static var program: URL? {
    let folders = [
      Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent(),
      Bundle.main.bundleURL.deletingLastPathComponent(),
    ]
    return folders.compactMap { $0?.appendingPathComponent(Program.name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Paints a few frames of the tour in a process of its own.
  private static func paint(with program: URL) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("glissando-\(UUID().uuidString)")
    let process = Process()
    process.executableURL = program
    process.arguments = [
      "interrupt", "--tour", "--headless", "--size", "480x360", "--frames", "12", "--fps", "5",
      "--out", folder.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return folder
  }
}
