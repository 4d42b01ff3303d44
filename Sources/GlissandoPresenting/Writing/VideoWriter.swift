import Foundation
import GlissandoFiles
import GlissandoPainting

// Frames that ffmpeg writes as a video.

/// The kinds of video that are made.
package enum VideoFormat: String, CaseIterable, Sendable {
  /// H.264, which plays everywhere.
  case mp4
  /// VP9, which is free and can be transparent.
  case webm

  /// What ffmpeg is told about the file that it writes.
  ///
  /// Nothing in it depends on the machine or the date: the same frames give the same file of the same
  /// ffmpeg.
  func arguments(isTransparent: Bool) -> [String] {
    // Both sides must be even; colours are those of high definition.
    let filter =
      "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv,format="
    let colors = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
    let plain = [
      "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-threads", "4",
    ]
    switch self {
    case .mp4:
      return ["-vf", filter + "yuv420p", "-c:v", "libx264", "-crf", "17", "-preset", "medium"]
        + colors + plain + ["-movflags", "+faststart"]
    case .webm:
      return [
        "-vf", filter + (isTransparent ? "yuva420p" : "yuv420p"), "-c:v", "libvpx-vp9", "-crf",
        "24", "-b:v", "0", "-deadline", "good", "-cpu-used", "4", "-row-mt", "1",
      ] + colors + plain
    }
  }
}

/// Hands frames to ffmpeg, which writes a video.
@MainActor
package final class VideoWriter: FilmWriter {
  package let takesPixels = true
  private let path: String
  private let process = Process()
  private let input = Pipe()
  /// What ffmpeg writes: the video is there when it is whole.
  private let output: OutputFile
  /// What ffmpeg says, in a file without a name.
  private let messages: Int32

  /// Starts ffmpeg.
  ///
  /// - Parameters:
  ///   - program: Where ffmpeg is.
  ///   - path: The video, which is replaced.
  /// - Throws: `FilmError` where it does not start.
  package init(
    program: String, path: String, format: VideoFormat, width: Int, height: Int,
    frameRate: Double, isTransparent: Bool
  ) throws(FilmError) {
    self.path = path
    do {
      output = try OutputFile(path)
    } catch {
      throw .unwritable(path: path, reason: error.description)
    }
    messages = try Self.messageFile(for: path)
    // A pipe to a program that has ended must not end this one.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      Self.inputArguments(width: width, height: height, frameRate: frameRate)
      + format.arguments(isTransparent: isTransparent)
      // By its protocol: a colon in the name of a folder would be taken for another one's.
      + ["-f", format.rawValue, "file:" + output.temporary]
    process.standardInput = input
    do {
      process.standardError = FileHandle(fileDescriptor: messages)
      try Termination.noteChild {
        try process.run()
        return process.processIdentifier
      }
    } catch {
      throw .encoder(path: path, reason: (error as NSError).localizedDescription)
    }
    try? input.fileHandleForReading.close()
  }

  /// A file without a name.
  private static func messageFile(for path: String) throws(FilmError) -> Int32 {
    guard let file = tmpfile() else {
      throw .encoder(path: path, reason: String(cString: strerror(errno)))
    }
    defer { fclose(file) }
    return dup(fileno(file))
  }

  /// What ffmpeg is told about the frames that it is handed.
  private static func inputArguments(width: Int, height: Int, frameRate: Double) -> [String] {
    [
      // Without the third, a full disk at the very end is said and no failure.
      "-y", "-loglevel", "error", "-xerror", "-f", "rawvideo", "-pixel_format", "bgra",
      "-video_size", "\(width)x\(height)", "-framerate", "\(frameRate)", "-i", "pipe:0", "-an",
    ]
  }

  deinit {
    if process.isRunning { process.terminate() }
    Termination.forget(child: process.processIdentifier)
    close(messages)
  }

  package func add(_ frame: FilmFrame) throws {
    let descriptor = input.fileHandleForWriting.fileDescriptor
    let isWritten = frame.image.withStraightBytes { bytes in
      var rest = bytes
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = write(descriptor, start, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
    if !isWritten { try end() }
  }

  package func finish() throws { try end() }

  private func end() throws(FilmError) {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    Termination.forget(child: process.processIdentifier)
    guard process.terminationStatus == 0 else {
      throw .encoder(
        path: path, reason: lastMessage ?? "it ended with \(process.terminationStatus)")
    }
    do {
      try output.commit()
    } catch {
      throw .unwritable(path: path, reason: error.description)
    }
  }

  /// The last line that ffmpeg wrote which gives a reason.
  private var lastMessage: String? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = pread(messages, &bytes, bytes.count, 0)
    let text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    let lines = text.split(separator: "\n")
    // One that ends so only says what became of it.
    return (lines.last { !$0.trimmingCharacters(in: .whitespaces).hasSuffix("--") } ?? lines.last)
      .map(String.init)
  }
}
