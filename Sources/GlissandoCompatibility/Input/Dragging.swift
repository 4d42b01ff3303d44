import Foundation
import GlissandoControls
import GlissandoMotion
public import GlissandoViews

/// Drags what a view stands for to where it is let go; the view, or its preview, goes with the pointer.
@usableFromInline
nonisolated struct DragModifier: ViewModifier {
  let payload: () -> Any
  let preview: AnyView?

  @usableFromInline @MainActor func body(content: Content) -> some View {
    DraggedView(content: content, drag: self)
  }
}

private struct DraggedView<Content: View>: View {
  let content: Content
  let drag: DragModifier
  /// How far it has been dragged; nil while it is not.
  @State private var way: CGSize?
  @Environment(\.window) private var window

  /// In points: what moves less is a click.
  private static var leastWay: CGFloat { 5 }

  var body: some View {
    content
      .overlay {
        if let way {
          shown.offset(way).opacity(0.85).allowsHitTesting(false)
            .transition(.opacity)
        }
      }
      .zIndex(way == nil ? 0 : 1)
      .simultaneousGesture(
        DragGesture(minimumDistance: Self.leastWay, coordinateSpace: .global)
          .onChanged { value in
            way = value.translation
            window.tree()?.drops.move([drag.payload()], to: value.location)
          }
          .onEnded { value in
            let isTaken = window.tree()?.drops.drop([drag.payload()], at: value.location) ?? false
            // What nobody takes goes back to where it was.
            withAnimation(isTaken ? nil : .spring(duration: 0.3)) { way = nil }
          }
          .onCancelled { _ in
            window.tree()?.drops.move([drag.payload()], to: nil)
            withAnimation(.spring(duration: 0.3)) { way = nil }
          })
  }

  @ViewBuilder private var shown: some View {
    if let preview = drag.preview { preview } else { content }
  }
}

extension DropModifier {
  /// Lets things be dropped, and is told whether some are above the view.
  init(
    accepts: @escaping ([Any]) -> Bool, targeted: @escaping (Bool) -> Void,
    dropped: @escaping ([Any], CGPoint) -> Bool
  ) {
    self.init(
      accepts: accepts,
      moved: { motion, _ in
        switch motion {
        case .entered: targeted(true)
        case .moved: break
        case .exited: targeted(false)
        }
      }, dropped: dropped)
  }
}

/// Drops as a delegate says.
@usableFromInline
nonisolated struct DelegateDropModifier: ViewModifier {
  let types: [UTType]
  let delegate: any DropDelegate

  @usableFromInline @MainActor func body(content: Content) -> some View {
    content.modifier(
      DropModifier(
        accepts: { items in
          let info = info(items)
          return !info.items.isEmpty && delegate.validateDrop(info: info)
        },
        moved: { motion, items in
          switch motion {
          case .entered(let point): delegate.dropEntered(info: info(items, point))
          case .moved(let point): _ = delegate.dropUpdated(info: info(items, point))
          case .exited: delegate.dropExited(info: info(items))
          }
        },
        dropped: { items, point in delegate.performDrop(info: info(items, point)) }))
  }

  private func info(_ items: [Any], _ point: CGPoint = .zero) -> DropInfo {
    DropInfo(
      location: point,
      items: items.filter { DragValue.conforms($0, to: types) }.map(NSItemProvider.init(value:)))
  }
}
