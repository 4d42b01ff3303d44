package import Foundation
import GlissandoDrawing
package import GlissandoMotion

// Whether a view draws a ground of its own.

extension View {
  /// Looks whether the view draws a ground of its own, and tells the nearest view around that is
  /// `toldOfGround()`.
  ///
  /// A ground is a shape that covers the view; and a shape, a picture or a canvas that is larger than
  /// `side` points both ways, a symbol nearly twice that. What letters draw is none; where all words and symbols could
  /// hardly be told from `surface`, they were made for something that is there instead.
  nonisolated package func findingGround(
    largerThan side: CGFloat, insteadOf surface: AdaptiveColor
  ) -> some View {
    modifier(GroundFinder(side: side, surface: surface))
  }

  /// Lets the views inside read `ground`.
  nonisolated package func toldOfGround() -> some View { modifier(GroundReader()) }

  /// Has what the view draws count as a sign, and as no ground.
  nonisolated package func withoutGround() -> some View { modifier(Groundless()) }
}

/// What a view stands on that no style has put there.
package enum Ground {
  case none
  /// The view draws it.
  case own
  /// A background of the view, with nothing between that stands beside it.
  case around
}

extension EnvironmentValues {
  /// The ground of what `findingGround(largerThan:insteadOf:)` looks at.
  @Entry package internal(set) var ground: Ground = .none
}

@usableFromInline
nonisolated struct GroundFinder: PrimitiveModifier, Equatable {
  let side: CGFloat
  let surface: AdaptiveColor
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    GroundFinderNode(self, context)
  }
}

@usableFromInline
nonisolated struct GroundReader: PrimitiveModifier, Equatable {
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    GroundReaderNode(self, context)
  }
}

@usableFromInline
nonisolated struct Groundless: PrimitiveModifier, Equatable {
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    GroundlessNode(self, context)
  }
}

/// What counts as a ground of a view.
struct GroundSearch {
  let frame: CGRect
  let side: CGFloat
  /// The part of the view, each way, from which on something covers it.
  private static let cover: CGFloat = 0.75

  init(_ frame: CGRect, largerThan side: CGFloat) {
    self.frame = frame
    self.side = side
  }

  /// Any ground at all, asked before there are sizes.
  static let any = GroundSearch(.zero, largerThan: -1)
  var knowsSizes: Bool { side >= 0 }

  func isLarge(_ leaf: CGRect, times factor: CGFloat = 1) -> Bool {
    leaf.width > side * factor && leaf.height > side * factor
  }

  func covers(_ leaf: CGRect) -> Bool {
    !frame.isEmpty && leaf.width >= frame.width * Self.cover
      && leaf.height >= frame.height * Self.cover
  }
}

/// Looks when the view is placed, and when views have come or gone anywhere inside.
private final class GroundFinderNode: ModifierNode<GroundFinder> {
  override class var roles: NodeRoles { .ground }

  override var childEnvironment: EnvironmentValues {
    guard environment.ground != .none else { return environment }
    var values = environment
    values.ground = .none
    return values
  }

  override func environmentChanged(from previous: EnvironmentValues) {
    super.environmentChanged(from: previous)
    if environment.colorScheme != previous.colorScheme { invalidateLayout() }
  }

  override func modifierChanged(from previous: GroundFinder) {
    if previous != modifier { invalidateLayout() }
  }

  override func arrange() {
    super.arrange()
    guard let element, let reader = nearest({ $0 as? GroundReaderNode }) else { return }
    let around = reader.groundAround
    let isOwn =
      element.hasGround(GroundSearch(element.frame, largerThan: modifier.side))
      || around == .none && surface.flatMap { element.hidesWords(on: $0) } == true
    reader.apply(isOwn ? .own : around)
  }

  /// What is below the view where it has no ground.
  var surface: Color.Resolved? { modifier.surface.paint(in: environment).plainColor }
}

private final class GroundReaderNode: ModifierNode<GroundReader> {
  private var hasLooked = false
  private var ground = Ground.none
  /// Whether what the first look changes is being laid out: that is how the view comes, and moves nothing.
  private var isSettling = false

  override class var roles: NodeRoles { .transaction }

  override func transformTransaction(_ transaction: inout Transaction) {
    if isSettling { transaction.animation = nil }
  }

  override var childEnvironment: EnvironmentValues {
    guard environment.ground != ground else { return environment }
    var values = environment
    values.ground = ground
    return values
  }

  /// The ground behind what stands alone in it: around a container it is not that of each element.
  var groundAround: Ground {
    var node = parent
    while let current = node, !current.isContainer {
      if let layer = current as? any GroundLayer, layer.isGround { return .around }
      node = current.parent
    }
    return .none
  }

  func apply(_ ground: Ground) {
    let isFirst = !hasLooked
    hasLooked = true
    guard ground != self.ground else { return }
    self.ground = ground
    if isFirst {
      isSettling = true
      tree.enqueue(for: self) { $0.isSettling = false }
    }
    passEnvironment()
  }
}

/// A layer of a view.
@MainActor
private protocol GroundLayer: AnyObject {
  /// Whether it is a ground behind the view.
  var isGround: Bool { get }
}

extension LayerNode: GroundLayer {
  fileprivate var isGround: Bool { !isInFront && pile?.hasGround(.any) == true }
}

private final class GroundlessNode: ModifierNode<Groundless> {
  override func hasGround(_ search: GroundSearch) -> Bool { false }
}

extension ViewNode {
  /// Has the view around looked at again that wants to know of its ground: that may have come or gone, and
  /// what is between them keeps its size.
  func groundChanged() {
    guard tree.has(.ground),
      let finder = parent?.nearest({ $0.roles.contains(.ground) ? $0 : nil })
    else { return }
    // What is between is arranged with it: it is to find everything in its place.
    var node = parent
    while let current = node {
      (current as? LayoutNode)?.invalidateLayout()
      if current === finder { return }
      node = current.parent
    }
  }
}

// MARK: Words

extension Color.Resolved {
  /// The contrast below which something can hardly be seen.
  private static let leastContrast = 1.4

  /// Whether something in the colour could hardly be seen on a surface; what is not to be seen at all is not meant.
  func isHidden(on surface: Color.Resolved) -> Bool {
    opacity > 0 && contrast(on: surface) < Self.leastContrast
  }
}

extension ViewNode {
  /// Whether all words and symbols could hardly be seen on a surface, but for those on grounds of their own; nil
  /// without any.
  fileprivate func hidesWords(on surface: Color.Resolved) -> Bool? {
    if let leaf = self as? LeafNode { return leaf.isHidden(on: surface) }
    if let layer = self as? any GroundLayer, layer.isGround { return nil }
    var answer: Bool?
    forEachChild { child in
      if answer != false, let isHidden = child.hidesWords(on: surface) { answer = isHidden }
    }
    return answer
  }

  /// Has the view around looked at again where words or a symbol in another paint can be seen on its surface, or can
  /// no longer be.
  func wordsChanged(from previous: Paint, to paint: Paint) {
    guard tree.has(.ground), previous != paint,
      let finder = parent?.nearest({ $0 as? GroundFinderNode }), let surface = finder.surface,
      previous.plainColor?.isHidden(on: surface) != paint.plainColor?.isHidden(on: surface)
    else { return }
    groundChanged()
  }
}
