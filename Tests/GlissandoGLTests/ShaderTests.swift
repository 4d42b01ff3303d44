import Foundation
import GlissandoGL
import Testing

/// What drivers are asked to compile that no test can run on.
@Suite("Shaders by the letter of the language")
struct ShaderTests {
  private static let compiler = ProcessInfo.processInfo.environment["PATH", default: ""]
    .split(separator: ":").map { "\($0)/glslangValidator" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(
    "The reference compiler takes and links all of them, for OpenGL and OpenGL ES",
    .enabled(if: compiler != nil, "there is no glslangValidator"), arguments: [true, false])
  func reference(isDesktop: Bool) throws {
    for (vertex, fragment) in [
      (GLShaders.quadVertex, GLShaders.quadFragment),
      (GLShaders.showVertex, GLShaders.showFragment),
    ] {
      let header = GLShaders.header(isDesktop: isDesktop)
      let (status, words) = try compile(header + vertex, header + fragment)
      #expect(status == 0, "\(words)")
    }
  }

  @Test(
    "The reference compiler says what is wrong with others",
    .enabled(if: compiler != nil, "there is no glslangValidator"))
  func wrong() throws {
    let header = GLShaders.header(isDesktop: true)
    let (status, words) = try compile(
      header + GLShaders.showVertex, header + "void main() { int x = 1.0; }")
    #expect(status != 0 && words.contains("ERROR"))
  }

  /// Compiles and links a program.
  private func compile(_ vertex: String, _ fragment: String) throws -> (
    status: Int32, words: String
  ) {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory() + "shaders-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [("a.vert", vertex), ("a.frag", fragment)].map { name, text in
      (folder.appendingPathComponent(name), text)
    }
    for (file, text) in files { try Data(text.utf8).write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.compiler))
    process.arguments = ["-l"] + files.map(\.0.path)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, words)
  }
}
