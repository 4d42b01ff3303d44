public import Foundation
import GlissandoFiles

/// What a file or a folder of files holds, to be written.
public final class FileWrapper {
  /// The name under which it is to be kept; nil leaves that to whoever writes it.
  public var preferredFilename: String?
  /// The name under which it was read; nil where it was not.
  public var filename: String?
  /// The bytes of a file; nil for a folder.
  public let regularFileContents: Data?
  /// What a folder holds, by name; nil for a file.
  public let fileWrappers: [String: FileWrapper]?

  /// Wraps the bytes of a file.
  public init(regularFileWithContents contents: Data) {
    (regularFileContents, fileWrappers) = (contents, nil)
  }

  /// Wraps a folder of files by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    (regularFileContents, fileWrappers) = (nil, childrenByPreferredName)
  }

  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }

  /// Writes it; a file is there whole or not at all.
  ///
  /// - Throws: `CocoaError` with the reason.
  func write(to url: URL) throws {
    if let regularFileContents {
      do {
        try OutputFile.write(regularFileContents, to: url.path)
      } catch {
        throw CocoaError(
          .fileWriteUnknown,
          userInfo: [NSFilePathErrorKey: url.path, NSLocalizedDescriptionKey: "\(error)"])
      }
    }
    guard let fileWrappers else { return }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, wrapper) in fileWrappers {
      try wrapper.write(to: url.appendingPathComponent(name))
    }
  }
}
