import Foundation

/// What can be made of a file, and written into one.
public protocol FileDocument {
  /// What it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// What it can be written as; by default what it can be read from.
  static var writableContentTypes: [UTType] { get }
  /// Reads it.
  init(configuration: ReadConfiguration) throws
  /// What is to be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// What it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// Its kind.
  public let contentType: UTType
  /// What is there.
  public let file: FileWrapper
}

/// How a document is written.
public struct FileDocumentWriteConfiguration {
  /// The kind that was asked for.
  public let contentType: UTType
  /// What is there now; nil for nothing.
  public let existingFile: FileWrapper?
}
