public import Foundation
public import GlissandoControls
public import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// Dragging and dropping: files and text from other programs, and values within a window.
//
// SwiftUI: nothing is dragged out of a window.

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
