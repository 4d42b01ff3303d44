public import Foundation
import GlissandoDrawing
public import GlissandoMotion
public import GlissandoViews

// Views with an arrow, beside the one that presents them.

extension View {
  /// Shows a view beside this one, with an arrow, while a binding says so.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: What the arrow points at.
  ///   - arrowEdge: The edge of it at which the arrow is: with `bottom`, the popover lies below. It
  ///     is the opposite one where there is no room, and any with nil, below first.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      Presentation(
        isPresented: isPresented, side: .popover(arrowEdge), attachment: attachmentAnchor,
        onDismiss: nil, content: content))
  }

  /// Shows a view of an item beside this one, with an arrow, while there is an item.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: What the arrow points at.
  ///   - arrowEdge: The edge of it at which the arrow is: with `bottom`, the popover lies below. It
  ///     is the opposite one where there is no room, and any with nil, below first.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentation(
        item: item, side: .popover(arrowEdge), attachment: attachmentAnchor, onDismiss: nil,
        content: content))
  }
}

/// The part of a view beside which a popover opens.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point, as parts of the view's sides.
  case point(UnitPoint)
}
