public import Foundation
import GlissandoControls
import GlissandoMotion
public import GlissandoViews

// Dragging and dropping as programs write it that exchange things with others.
//
// SwiftUI: nothing is dragged from one program to another here, nor within one: a drag gesture
// moves a view. What is written is accepted, and a warning says so once.

/// A kind of file or content.
public struct UTType: RawRepresentable, Hashable, Sendable {
  /// The name, such as `public.text`.
  public let rawValue: String
  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a kind from its name.
  public init?(_ identifier: String) { rawValue = identifier }
  /// Makes a kind of a program's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    rawValue = identifier
  }
  /// The name, such as `public.text`.
  public var identifier: String { rawValue }

  /// Anything.
  public static let item = UTType(rawValue: "public.item")
  /// Anything that has content.
  public static let content = UTType(rawValue: "public.content")
  /// Bytes.
  public static let data = UTType(rawValue: "public.data")
  /// Text.
  public static let text = UTType(rawValue: "public.text")
  /// Text without a look of its own.
  public static let plainText = UTType(rawValue: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(rawValue: "public.utf8-plain-text")
  /// The address of something.
  public static let url = UTType(rawValue: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(rawValue: "public.file-url")
  /// A picture.
  public static let image = UTType(rawValue: "public.image")
  /// A picture of the kind PNG.
  public static let png = UTType(rawValue: "public.png")
  /// A picture of the kind JPEG.
  public static let jpeg = UTType(rawValue: "public.jpeg")
  /// A film.
  public static let movie = UTType(rawValue: "public.movie")
  /// A text of the kind JSON.
  public static let json = UTType(rawValue: "public.json")
}

/// What is dragged.
public final class NSItemProvider: @unchecked Sendable {
  // Unchecked: fixed once it is made.
  private let object: AnyObject?
  /// The name under which it would be kept.
  public var suggestedName: String? { nil }

  /// Makes one of nothing.
  public init() { object = nil }
  /// Makes one of an object.
  public init(object: AnyObject) { self.object = object }
  /// Makes one of the file at an address; nil where there is none.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    object = fileURL as NSURL
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
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !items.isEmpty }
  /// Whether there is something of some kinds.
  public func hasItemsConforming(to types: [String]) -> Bool { !items.isEmpty }
  /// What there is of some kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { items }
  /// What there is of some kinds.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { items }
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

/// Something that can be dragged to another program.
public protocol Transferable {}

extension String: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
extension Image: Transferable {}

extension View {
  /// Lets the view be dragged to another program: nothing is.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    onAppear { ViewWarning.nothingDragged("onDrag(_:)") }
  }

  /// Lets the view be dragged to another program: nothing is.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    onDrag(data)
  }

  /// Lets things be dropped on the view: nothing is.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    onAppear { ViewWarning.nothingDragged("onDrop(of:delegate:)") }
  }

  /// Lets things be dropped on the view: nothing is.
  nonisolated public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View {
    onAppear { ViewWarning.nothingDragged("onDrop(of:delegate:)") }
  }

  /// Lets things be dropped on the view: nothing is.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onAppear { ViewWarning.nothingDragged("onDrop(of:isTargeted:perform:)") }
  }

  /// Lets things be dropped on the view: nothing is.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onAppear { ViewWarning.nothingDragged("onDrop(of:isTargeted:perform:)") }
  }

  /// Lets the view be dragged to another program: nothing is.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    onAppear { ViewWarning.nothingDragged("draggable(_:)") }
  }

  /// Lets the view be dragged to another program: nothing is.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    onAppear { ViewWarning.nothingDragged("draggable(_:preview:)") }
  }

  /// Lets things be dropped on the view: nothing is.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    onAppear { ViewWarning.nothingDragged("dropDestination(for:action:isTargeted:)") }
  }
}

extension ViewWarning {
  fileprivate static func nothingDragged(_ name: String) {
    once(
      "\(name) does nothing: nothing is dragged between programs; use a DragGesture within one",
      key: "drag and drop \(name)")
  }
}
