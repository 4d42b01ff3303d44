import Foundation
import GlissandoDrawing
import GlissandoMotion

/// Opens a popup from the view while it is presented.
@usableFromInline
nonisolated struct PopupModifier: PrimitiveModifier {
  let isPresented: Bool
  let side: PopupSide
  /// Where it opens, in window points; nil for what is attached.
  let point: CGPoint?
  /// The part of the view beside which it opens; nil is all of it, where it is seen now.
  let attachment: PopoverAttachmentAnchor?
  let content: AnyView
  /// Takes the presentation back.
  let dismiss: @MainActor () -> Void

  init<Content: View>(
    isPresented: Bool, side: PopupSide = .below, point: CGPoint? = nil,
    attachment: PopoverAttachmentAnchor? = nil,
    dismiss: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content
  ) {
    self.isPresented = isPresented
    self.side = side
    self.point = point
    self.attachment = attachment
    self.dismiss = dismiss
    self.content = AnyView(content())
  }

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    PopupAnchorNode(self, context)
  }
}

/// The view that a popup is opened from.
final class PopupAnchorNode: InputNode<PopupModifier> {
  private var popup: Popup?

  /// Offers a key to the shortcuts of what is not open.
  ///
  /// It is made for the occasion: that costs a key press, and nothing while nobody presses one.
  func offerToClosedContent(_ press: KeyPress) -> Bool {
    guard popup == nil, !press.modifiers.subtracting([.capsLock, .shift]).isEmpty else {
      return false
    }
    let content = NodeContext(parent: self).makeNode(modifier.content)
    defer { content.destroy() }
    return content.offerToShortcuts(press)
  }

  override func modifierChanged(from previous: PopupModifier) {
    if modifier.isPresented != previous.isPresented {
      // After the commit: a popup opens in one of its own, with its own animation.
      tree.enqueue(by: self) { [weak self] in self?.presentationChanged() }
    } else if popup != nil {
      tree.enqueue(by: self) { [weak self] in self?.contentChanged() }
    }
  }

  override func environmentChanged(from previous: EnvironmentValues) {
    if popup != nil { tree.enqueue(by: self) { [weak self] in self?.contentChanged() } }
  }

  private func presentationChanged() {
    guard isAlive else { return }
    if modifier.isPresented, popup == nil {
      popup = tree.popups.open(
        modifier.content, from: self, anchor: anchor, side: modifier.side,
        dismiss: { [weak self] in self?.modifier.dismiss() })
    } else if !modifier.isPresented {
      close()
    }
  }

  /// In window points.
  private var anchor: CGRect {
    if let point = modifier.point { return CGRect(origin: point, size: .zero) }
    switch modifier.attachment {
    case nil: return renderState.context.windowRect(of: shownFrame)
    case .rect(let source): return source.make(self).inWindow
    case .point(let point):
      let source = Anchor<CGPoint>.Source.unitPoint(point)
      return CGRect(origin: source.make(self).inWindow, size: .zero)
    }
  }

  private func contentChanged() {
    if let popup { tree.popups.update(popup, modifier.content, environment) }
  }

  private func close() {
    guard let popup else { return }
    self.popup = nil
    tree.popups.close(popup)
  }

  override func willDestroy() {
    close()
    super.willDestroy()
  }
}
