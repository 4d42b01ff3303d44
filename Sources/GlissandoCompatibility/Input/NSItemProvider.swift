public import Foundation
import GlissandoControls
import GlissandoFiles
import GlissandoViews

// What is dragged, and what it can be handed over as.

/// What is dragged.
public final class NSItemProvider: @unchecked Sendable {  // fixed once it is made
  let value: Any?
  /// The name under which it would be kept.
  public var suggestedName: String? { (value as? URL)?.lastPathComponent }

  /// Makes one of nothing.
  public init() { value = nil }
  /// Makes one of an object.
  public init(object: AnyObject) {
    value =
      (object as? NSURL).map { $0 as URL } ?? (object as? NSString).map { $0 as String } ?? object
  }
  /// Makes one of the file at an address; nil where there is none.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    value = fileURL
  }
  init(value: Any) { self.value = value }

  /// Whether it holds a value of a type: a `URL`, a `String`, or what was dragged within the window.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool {
    DragValue.value(of: value, as: type) != nil
  }

  /// Hands over a value of a type, before it returns.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let value = DragValue.value(of: value, as: type)
    completionHandler(value, value == nil ? CocoaError(.fileReadUnknown) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Hands over, before it returns, the bytes that stand for an address or a text, or a file's.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = bytes(of: typeIdentifier)
    completionHandler(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Hands over, before it returns, the bytes that stand for an address or a text, or a file's.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    let data = bytes(of: typeIdentifier)
    completionHandler?(data.map { $0 as NSData }, data == nil ? CocoaError(.fileReadUnknown) : nil)
  }

  private func bytes(of typeIdentifier: String) -> Data? {
    let type = UTType(rawValue: typeIdentifier)
    guard DragValue.conforms(value, to: [type]) else { return nil }
    return switch value {
    case let url as URL where type == .fileURL || type == .url || !url.isFileURL:
      url.dataRepresentation
    case let text as String: Data(text.utf8)
    default: DragValue.value(of: value, as: Data.self)
    }
  }

  /// Whether it is of a kind.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    DragValue.conforms(value, to: [UTType(rawValue: typeIdentifier)])
  }
}

/// What values that are dragged are.
enum DragValue {
  /// A value as one of a type: a file's bytes for `Data`; nil for what is none.
  static func value<T>(of value: Any?, as type: T.Type) -> T? {
    if let value = value as? T { return value }
    guard let url = value as? URL, url.isFileURL, type == Data.self else { return nil }
    do {
      return try InputFile.read(url.path, limit: greatestFile) as? T
    } catch {
      ViewWarning.once("\(url.path) cannot be dropped: \(error)")
      return nil
    }
  }

  /// In bytes: as large as a picture's file.
  private static let greatestFile = 1 << 28

  /// Whether a value is of one of some kinds.
  static func conforms(_ value: Any?, to types: [UTType]) -> Bool {
    let kinds: [UTType] =
      switch value {
      case let url as URL where url.isFileURL:
        [.fileURL] + (UTType(filenameExtension: url.pathExtension).map { [$0] } ?? [.data])
      case is URL: [.url]
      case is String: [.utf8PlainText]
      case nil: []
      default: [.data]
      }
    return types.contains { type in kinds.contains { $0.conforms(to: type) } }
  }
}
