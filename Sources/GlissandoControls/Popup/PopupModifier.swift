import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

// Opens a popup from a view.

extension View {
  /// Opens a popup from the view while it is presented.
  ///
  /// - Parameters:
  ///   - item: What is presented; for another one the popup is closed and opened anew.
  ///   - point: Where it opens, in window points; nil for what is attached.
  ///   - attachment: The part of the view beside which it opens; nil is all of it, where it is seen now.
  ///   - dismiss: Takes the presentation back.
  ///   - gone: Runs when what was presented is no longer seen, because it has been taken back or the view has gone; not
  ///     for a closing that an opening of the same has cut short.
  nonisolated func popup<Content: View>(
    isPresented: Bool, item: AnyHashable? = nil, side: PopupSide = .below, point: CGPoint? = nil,
    attachment: PopoverAttachmentAnchor? = nil, dismiss: @escaping @MainActor () -> Void,
    gone: (() -> Void)? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(PopupAnchor())
      .modifier(
        PopupModifier(
          isPresented: isPresented, item: item, side: side, point: point, attachment: attachment,
          content: AnyView(content()), dismiss: dismiss, gone: gone))
  }
}

/// Opens a popup from the view while it is presented.
private nonisolated struct PopupModifier: WholeModifier {
  let isPresented: Bool
  let item: AnyHashable?
  let side: PopupSide
  let point: CGPoint?
  let attachment: PopoverAttachmentAnchor?
  let content: AnyView
  let dismiss: @MainActor () -> Void
  let gone: (() -> Void)?

  @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    WholeKit<PopupOpening>(self, context)
  }
}

/// Knows where an element is that a popup may be opened from.
private nonisolated struct PopupAnchor: PrimitiveModifier {
  @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    InputNode(self, context)
  }
}

/// Opens and closes the popup of a view.
private final class PopupOpening: WholeBehavior, ShortcutOffering, PresentingView {
  typealias Modifier = PopupModifier

  private let whole: WholeKit<PopupOpening>
  private var popup: Popup?
  /// What the popup presents.
  private var item: AnyHashable?
  /// What was closed last, by the binding or because the view has gone; it may still be seen.
  private weak var closing: Popup?

  init(_ node: WholeKit<PopupOpening>) {
    whole = node
    if isPresented { changePresentationAfterCommit() }
  }

  var node: ViewNode { whole }
  private var modifier: PopupModifier { whole.modifier }

  // It is made for the occasion: that costs a key press, and nothing while nobody presses one.
  func offerToClosedContent(_ press: KeyPress) -> Bool {
    guard popup == nil, !press.modifiers.subtracting([.capsLock, .shift]).isEmpty else {
      return false
    }
    let content = NodeContext(parent: node).makeNode(modifier.content)
    defer { content.destroy() }
    return content.offerToShortcuts(press)
  }

  func modifierChanged(from previous: PopupModifier) {
    if closing?.whenGone != nil { closing?.whenGone = modifier.gone }
    if modifier.isPresented != previous.isPresented || modifier.item != previous.item {
      changePresentationAfterCommit()
    } else {
      contentChanged()
    }
  }

  func environmentChanged(from previous: EnvironmentValues) {
    lookWhetherSeen()
    contentChanged()
  }

  // MARK: What is presented

  var isPresented: Bool { modifier.isPresented }
  var isShown: Bool { isPresented && isSeen }
  var isOpen: Bool { popup != nil }

  /// Whether the view is where something can be presented from.
  ///
  /// What stands by itself opens over a page that covers its view, and stays when its tab is left.
  private var isSeen: Bool {
    // Of several views of which one is shown, the others present nothing.
    if node.isLeavingView || !node.isOfferedInput { return false }
    if modifier.side.isModal { return popup != nil || !environment.isInOtherTab }
    return !environment.isCovered
  }

  func presentationChanged() {
    if isShown, popup == nil {
      reopenOrOpen()
    } else if isShown, item != modifier.item {
      close()
      open()
    } else if !isShown, popup != nil {
      close()
      // It does not wait for its view: it is open for a moment.
      if isPresented, modifier.side.isMenu { modifier.dismiss() }
    } else {
      // Closed and opened again before it could go: it may be another content.
      contentChanged()
    }
  }

  /// In window points, where the view is seen now; nil where there is nothing to open it from.
  private var anchor: CGRect? {
    if let point = modifier.point { return CGRect(origin: point, size: .zero) }
    guard let node = whole.content?.firstPopupAnchor, node.isPlaced else { return nil }
    let target = node.frameInWindow
    let isDrawn = node.renderState.list != 0
    let shown = isDrawn ? node.renderState.context.windowRect(of: node.shownFrame) : target
    guard let attachment = modifier.attachment else { return shown }
    // What is attached is told for the end of all motion.
    return attachment.place(at: node)
      .offsetBy(dx: shown.minX - target.minX, dy: shown.minY - target.minY)
  }

  private func contentChanged() {
    // What is about to close goes with the content that it had.
    guard let popup, isPresented, item == modifier.item else { return }
    tree.popups.update(popup, modifier.content, environment, under: node.transaction)
  }

  /// What still goes comes back, unless it presents something else.
  private func reopenOrOpen() {
    if let closing, item == modifier.item, tree.popups.reopen(closing) {
      popup = closing
      return contentChanged()
    }
    if item == modifier.item { closing?.whenGone = nil }
    open()
  }

  private func open() {
    item = modifier.item
    popup = tree.popups.open(
      modifier.content, from: node, at: { [weak self] in self?.anchor }, side: modifier.side,
      dismissal: { [weak self] popup in
        if let self, popup === self.popup { modifier.dismiss() }
      })
  }

  private func close() {
    guard let popup else { return }
    self.popup = nil
    tree.popups.close(popup)
    closing = popup
    // A window that closes takes all with it, and dismisses nothing.
    if tree.root?.isAlive == true { popup.whenGone = modifier.gone }
  }

  func willDestroy() {
    tree.popups.note(self, presents: false)
    close()
  }
}

extension ViewNode {
  /// The first element at or below the node that a popup can be opened from.
  fileprivate var firstPopupAnchor: InputNode<PopupAnchor>? {
    if let node = self as? InputNode<PopupAnchor> { return node }
    var found: InputNode<PopupAnchor>?
    forEachChild { if found == nil { found = $0.firstPopupAnchor } }
    return found
  }
}

extension PopoverAttachmentAnchor {
  /// The part of an element in window points, when all motion has ended.
  @MainActor fileprivate func place(at node: LayoutNode) -> CGRect {
    switch self {
    case .rect(let source): return source.make(node).inWindow
    case .point(let point):
      let source = Anchor<CGPoint>.Source.unitPoint(point)
      return CGRect(origin: source.make(node).inWindow, size: .zero)
    }
  }
}
