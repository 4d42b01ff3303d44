package import Foundation
package import GlissandoDrawing
package import GlissandoMotion

/// An element that draws something of its own: its placed rectangle is what glides when layout
/// changes.
@MainActor
package class LeafNode: LayoutNode, Rendering, @MainActor AnimatedAttributeObserver {
  #if !DEBUG
    // Unchecked in release builds: the benchmark’s row `shuffle` needs it.
    @exclusivity(unchecked)
  #endif
  package final var renderState = RenderState()
  package final let rectangle = ShownValue(placeholder: CGRect.zero, label: "frame")

  /// Whether words or a symbol could hardly be seen on a surface; nil for what is neither.
  func isHidden(on surface: Color.Resolved) -> Bool? { nil }

  /// What is shown in the leaf's place; nil for almost every leaf.
  final var standIn: ShadowStandIn?

  override var childEnvironment: EnvironmentValues {
    guard let standIn else { return environment }
    var values = standIn.beginning ?? environment
    values.shadowsChange = true
    return values
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let node = standIn?.node { body(node) }
  }

  override func arrange() {
    if rectangle.set(frame, for: self, under: frameTransaction) { requestRender() }
    standIn?.node?.place(in: frame, proposal: proposal)
  }

  /// Draws the leaf in its shown rectangle.
  package final override func render(_ context: RenderContext, _ pass: RenderPass) {
    guard noteRender(context, pass) else { return }
    if let node = standIn?.node { return node.render(context, pass) }
    draw(in: rectangle.shown, context, pass)
  }

  /// Draws the leaf.
  ///
  /// `rect` is in layout coordinates.
  func draw(in rect: CGRect, _ context: RenderContext, _ pass: RenderPass) {}

  /// Whether a point of the window lies on the leaf.
  package final override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard let inside = ownPoint(at: point), contains(inside, in: rectangle.shown.size) else {
      return nil
    }
    return hitPart(inside)
  }

  /// What is hit at a point that lies on the leaf, in the leaf's own coordinates.
  func hitPart(_ point: CGPoint) -> ViewNode { self }

  /// A point of the window in the leaf's own coordinates; nil where the leaf is not seen.
  final func ownPoint(at point: CGPoint) -> CGPoint? {
    guard isPlaced, let local = renderState.context.layoutPoint(at: point) else { return nil }
    let rect = rectangle.shown
    return CGPoint(x: local.x - rect.minX, y: local.y - rect.minY)
  }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    guard isPlaced else { return }
    if let node = standIn?.node { return node.inspect(place, inspector) }
    inspector.leaf(
      self, shown: rectangle.shown, target: frame, paint: shownPaint, text: inspectedText, place
    ) { inspectChildren(place, inspector) }
    if let picture = inspectedPicture {
      inspector.picture(picture, self, shown: rectangle.shown, place)
    }
  }

  /// The paint as shown now, for tests and inspectors.
  var shownPaint: Paint? { nil }

  /// The characters that the leaf shows, if it shows any.
  package var inspectedText: String? { nil }
  /// What the leaf is called as a picture, if it is one that is called anything.
  var inspectedPicture: InspectedPicture? { nil }

  /// Whether a point in the leaf's own coordinates lies on it.
  func contains(_ point: CGPoint, in size: CGSize) -> Bool {
    CGRect(origin: .zero, size: size).encloses(point)
  }

  /// Where the leaf is seen now, in window points; null where it is not.
  final var shownBounds: CGRect {
    isPlaced ? renderState.context.windowRect(of: rectangle.shown) : .null
  }

  final override var reachOfMotion: (bounds: CGRect, context: RenderContext)? {
    guard isPlaced else { return nil }
    let context = renderState.context
    return (rectangle.shown.union(frame).applying(context.transform), context)
  }

  override func willDestroy() { rectangle.remove() }

  package func animatedValueChanged(_ attribute: AnyAnimatedAttribute) { requestRender() }
  package func animationEnded(_ attribute: AnyAnimatedAttribute) { requestRender() }
}

extension CGAffineTransform {
  /// The inverse; nil where a side has no length.
  package var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite ? inverted() : nil
  }
}
