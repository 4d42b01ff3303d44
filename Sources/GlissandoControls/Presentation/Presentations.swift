import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// What presents something above the window while a binding says so.

extension View {
  /// Shows a view on a surface above the window while a binding says so.
  ///
  /// - Parameter onDismiss: Runs when the view has been put away, or has gone with the view that it is shown from, and
  ///   its way out has ended; not if it is shown again before.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      Presentation(
        isPresented: isPresented, side: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Shows a view of an item on a surface above the window while there is an item.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemPresentation(item: item, side: .sheet, onDismiss: onDismiss, content: content))
  }

  /// Shows a view over the whole window while a binding says so.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      Presentation(
        isPresented: isPresented, side: .cover, onDismiss: onDismiss, content: content))
  }

  /// Shows a view of an item over the whole window while there is an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemPresentation(item: item, side: .cover, onDismiss: onDismiss, content: content))
  }
}

/// Shows a view above the window.
@usableFromInline
nonisolated struct Presentation<Presented: View>: ViewModifier {
  @Binding var isPresented: Bool
  let side: PopupSide
  let attachment: PopoverAttachmentAnchor?
  /// What is presented: another one is presented anew.
  let item: AnyHashable?
  let onDismiss: (() -> Void)?
  @ViewBuilder let content: () -> Presented

  init(
    isPresented: Binding<Bool>, side: PopupSide,
    attachment: PopoverAttachmentAnchor? = nil, item: AnyHashable? = nil,
    onDismiss: (() -> Void)?, @ViewBuilder content: @escaping () -> Presented
  ) {
    _isPresented = isPresented
    self.side = side
    self.item = item
    self.attachment = attachment
    self.onDismiss = onDismiss
    self.content = content
  }

  @usableFromInline @MainActor func body(content shown: Content) -> some View {
    shown
      .popup(
        isPresented: isPresented, item: item, side: side, attachment: attachment,
        dismiss: { close() }, gone: onDismiss
      ) {
        if isPresented { content().modifier(PresentedLeaving()) }
      }
  }

  /// Says that it is closed, unless the program has: what says no already may do something else with a further no.
  private func close() {
    if isPresented { isPresented = false }
  }
}

extension Presentation: OnceModifier {}

/// Shows a view of an item above the window.
@usableFromInline
nonisolated struct ItemPresentation<Item: Identifiable, Presented: View>: ViewModifier {
  @Binding var item: Item?
  let side: PopupSide
  let attachment: PopoverAttachmentAnchor?
  let onDismiss: (() -> Void)?
  let presented: (Item) -> Presented

  init(
    item: Binding<Item?>, side: PopupSide,
    attachment: PopoverAttachmentAnchor? = nil, onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Presented
  ) {
    _item = item
    self.side = side
    self.attachment = attachment
    self.onDismiss = onDismiss
    presented = content
  }

  @usableFromInline @MainActor func body(content: Content) -> some View {
    let id = item?.id
    // Who closes one item does not mean another that has come in its place.
    let isPresented = Binding(get: { id != nil && item?.id == id }, set: { if !$0 { item = nil } })
    return content.modifier(
      Presentation(
        isPresented: isPresented, side: side, attachment: attachment,
        item: id.map { AnyHashable($0) }, onDismiss: onDismiss
      ) {
        if let item { presented(item) }
      })
  }
}

extension ItemPresentation: OnceModifier {}
