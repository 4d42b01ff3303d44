import Foundation
import GlissandoDrawing
import GlissandoMotion

// Whether a scroll view shows a view.

extension View {
  /// Runs an action when the view comes into what the scroll view around shows, and when it goes.
  ///
  /// - Parameters:
  ///   - threshold: Which part of the view has to be seen; [0, 1].
  ///   - action: Is told whether the view can be seen. The first time it runs is when it can.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

@usableFromInline
nonisolated struct ScrollVisibilityModifier: PrimitiveModifier {
  let threshold: Double
  let action: (Bool) -> Void

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ScrollVisibilityNode(self, context)
  }
}

/// Watches which part of its content can be seen.
private final class ScrollVisibilityNode: ModifierNode<ScrollVisibilityModifier>, PlaceReading {
  private weak var scroll: ScrollNode?
  private var isSeen = false

  override init(_ modifier: ScrollVisibilityModifier, _ context: NodeContext) {
    super.init(modifier, context)
    scroll = scrollAround
    scroll?.registerSized(self)
    tree.placeReaders.add(self)
  }

  override func arrange() {
    super.arrange()
    // What lies around the view may not have its place yet.
    tree.enqueue(by: self) { [weak self] in self?.placeChanged() }
  }

  func placeChanged() {
    guard isAlive, isPlaced else { return }
    let part = seenPart
    let threshold = modifier.threshold
    tell(threshold > 0 ? part >= min(threshold, 1) - Self.tolerance : part > 0)
  }

  /// What rounding may take away from a part.
  private static let tolerance = 1e-9

  /// Which part of the view can be seen; [0, 1].
  private var seenPart: Double {
    guard let scroll else { return 1 }
    let rect = frame.applying(transform(below: scroll))
      .offsetBy(dx: -scroll.shownOffset.x, dy: -scroll.shownOffset.y)
    let window = CGRect(origin: .zero, size: scroll.frame.size)
    func part(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> Double {
      guard end > start else { return start >= 0 && start <= length ? 1 : 0 }
      return Double(max(min(end, length) - max(start, 0), 0) / (end - start))
    }
    return part(rect.minX, rect.maxX, window.width) * part(rect.minY, rect.maxY, window.height)
  }

  private func tell(_ isSeen: Bool) {
    guard isSeen != self.isSeen else { return }
    self.isSeen = isSeen
    let action = modifier.action
    tree.enqueue(by: self) { action(isSeen) }
  }

  override func willDestroy() {
    tell(false)
    super.willDestroy()
  }
}
