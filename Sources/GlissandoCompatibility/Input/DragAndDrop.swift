public import Foundation
public import GlissandoControls
public import GlissandoDrawing
import GlissandoFiles
import GlissandoMotion
public import GlissandoViews

// Dragging and dropping: files and text from other programs, and values within a window.
//
// SwiftUI: nothing is dragged out of a window.

/// What is dragged.
public final class NSItemProvider: @unchecked Sendable {
  // Unchecked: fixed once it is made.
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

/// What becomes of what is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// It is refused.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
}

/// What a view says becomes of what is dropped on it.
public struct DropProposal: Sendable {
  /// What becomes of it.
  public let operation: DropOperation
  /// Makes a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is over a view.
public struct DropInfo {
  /// Where it is, in the view's own coordinates.
  public let location: CGPoint
  let items: [NSItemProvider]

  /// Whether there is something of some kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }
  /// Whether there is something of some kinds.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map(UTType.init(rawValue:)))
  }
  /// What there is of some kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.filter { DragValue.conforms($0.value, to: contentTypes) }
  }
  /// What there is of some kinds.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map(UTType.init(rawValue:)))
  }
}

/// Says what becomes of what is dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether it may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// It is dropped.
  func performDrop(info: DropInfo) -> Bool
  /// It has come over the view.
  func dropEntered(info: DropInfo)
  /// It has moved over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It may.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// As before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// Something that can be dragged and dropped.
public protocol Transferable {}

extension String: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
extension Image: Transferable {}
extension Color: Transferable {}
extension Never: Transferable {}

extension View {
  /// Lets the view be dragged to where something takes what it stands for.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier(payload: { data().value ?? "" }, preview: nil))
  }

  /// Lets the view be dragged, as another view, to where something takes what it stands for.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragModifier(payload: { data().value ?? "" }, preview: AnyView(preview())))
  }

  /// Lets things be dropped on the view, as a delegate says.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(DelegateDropModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// Lets things be dropped on the view, as a delegate says.
  nonisolated public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View {
    onDrop(of: supportedTypes.map(UTType.init(rawValue:)), delegate: delegate)
  }

  /// Lets things be dropped on the view.
  ///
  /// - Parameters:
  ///   - isTargeted: Whether something that was dragged from within the window is above the view.
  ///   - action: Takes what is dropped, and answers whether that could be.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets things be dropped on the view, at a place in its own points.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        accepts: { items in items.contains { DragValue.conforms($0, to: supportedContentTypes) } },
        targeted: { isTargeted?.wrappedValue = $0 },
        dropped: { items, point in
          let fitting = items.filter { DragValue.conforms($0, to: supportedContentTypes) }
          return action(fitting.map(NSItemProvider.init(value:)), point)
        }))
  }

  /// Lets things be dropped on the view.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(
      of: supportedTypes.map(UTType.init(rawValue:)), isTargeted: isTargeted, perform: action)
  }

  /// Lets the view be dragged to where something takes a value.
  ///
  /// SwiftUI: values are dragged within a window, not to other programs.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    modifier(DragModifier(payload: payload, preview: nil))
  }

  /// Lets the view be dragged, as another view, to where something takes a value.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragModifier(payload: payload, preview: AnyView(preview())))
  }

  /// Lets values of a type be dropped on the view: files and addresses as `URL`, a file's bytes as `Data`,
  /// text as `String`, and what is dragged within the window as it is.
  ///
  /// - Parameters:
  ///   - action: Takes the values and the place in the view's own points, and answers whether they could be
  ///     dropped.
  ///   - isTargeted: Is told whether something that was dragged from within the window is above the view.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier(
        accepts: { items in items.contains { DragValue.value(of: $0, as: T.self) != nil } },
        targeted: isTargeted,
        dropped: { items, point in
          action(items.compactMap { DragValue.value(of: $0, as: T.self) }, point)
        }))
  }

  /// Takes addresses and files that the window is to open: those that are dropped where no view takes them.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenedURLModifier(action: action))
  }
}
