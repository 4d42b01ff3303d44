import Foundation
import Testing

/// A compositor whose display is a window on the X server; one with no screen at all has no
/// seat either, and SDL 2.26 crashes on that.
final class Compositor {
  private let process = Process()
  private let directory: URL
  static let socket = "wayland-0"

  /// A compositor with screens of a size in points, and so many pixels for each of these.
  init(screens: Int = 1, size: (width: Int, height: Int) = (1024, 600), scale: Int = 1) throws {
    directory = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("glissando-\(UUID())")
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "weston", "--backend=x11-backend.so", "--use-pixman", "--socket=\(Self.socket)",
      "--idle-time=0", "--output-count=\(screens)", "--width=\(size.width)",
      "--height=\(size.height)", "--scale=\(scale)",
    ]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_RUNTIME_DIR": directory.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    try waitForSocket()
  }

  /// Ends it, whatever windows are open.
  func end() {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  deinit {
    end()
    try? FileManager.default.removeItem(at: directory)
  }

  /// What makes a program a client of this compositor.
  var environment: [String: String] {
    ["DISPLAY": "", "WAYLAND_DISPLAY": Self.socket, "XDG_RUNTIME_DIR": directory.path]
  }

  private func waitForSocket() throws {
    let path = directory.appendingPathComponent(Self.socket).path
    let attempts = 600
    for _ in 0..<attempts where !FileManager.default.fileExists(atPath: path) {
      Thread.sleep(forTimeInterval: 0.1)
    }
    try #require(FileManager.default.fileExists(atPath: path), "weston did not start")
  }
}
