public import Foundation
public import GlissandoDrawing
import GlissandoMotion

/// A view of a shape that can be painted once more.
///
/// Each `fill`, `stroke` and `strokeBorder` lies above what is painted before it.
public nonisolated protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

// swift-format-ignore: NoLeadingUnderscores
/// A shape and what it is painted with.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  /// The shape.
  public var shape: Content
  /// What it is painted with.
  public var style: Style
  /// How its inside is found.
  public var fillStyle: FillStyle

  /// Paints a shape with a style.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  /// The shape with the shadows of its style; evaluated only where there are any.
  @MainActor public var body: some View {
    OneElement(
      AnyView(ShadowedShape(shape: shape, style: AnyShapeStyle(style), fillStyle: fillStyle)))
  }

  /// Makes the node that draws the shape.
  @MainActor public static func makeNode(of view: Self, in place: TreePlace) -> TreeNode {
    view.makeNode(of: view, in: place) { $0 }
  }

  /// One element, whatever is painted.
  @MainActor public static func standsForSeveral(in place: ContentPlace) -> Bool { false }

  /// Makes the node of a view that is this one, or that is shown by it.
  @MainActor func makeNode<V: View>(
    of view: V, in place: TreePlace, by painted: @escaping @MainActor (V) -> Self
  ) -> TreeNode {
    let context = place.context
    guard style.makeShadows(in: context.environment).isEmpty else {
      return TreeNode(context.evaluated(CompositeNode(view, in: context)))
    }
    let update = ViewUpdate { (view: V, node: ShapeNode<Content, Style>) in
      let view = painted(view)
      node.apply(view.shape, view.style, view.fillStyle)
    }
    return TreeNode(ShapeNode(shape, style, fillStyle, context, update))
  }
}

/// A shape whose outline is painted.
@usableFromInline
nonisolated struct OutlineView<Content: Shape, Line: Shape, Style: ShapeStyle>: ShapeView {
  let painted: _ShapeView<Line, Style>
  @usableFromInline let shape: Content

  @usableFromInline @MainActor var body: some View { painted.body }

  @usableFromInline @MainActor static func makeNode(
    of view: Self, in place: TreePlace
  ) -> TreeNode {
    view.painted.makeNode(of: view, in: place) { $0.painted }
  }

  @usableFromInline @MainActor static func standsForSeveral(in place: ContentPlace) -> Bool {
    false
  }
}

/// A shape that is painted once more.
@usableFromInline
nonisolated struct LayeredShape<Content: Shape, Back: View, Front: View>: ShapeView {
  @usableFromInline let shape: Content
  let back: Back
  let front: Front

  @usableFromInline @MainActor var body: some View { back.overlay { front } }
}

extension Shape {
  /// The shape, filled with a style.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The outline, painted with a style.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    OutlineView(
      painted: _ShapeView(
        shape: StrokedShape(base: self, style: style), style: content,
        fillStyle: FillStyle(antialiased: antialiased)),
      shape: self)
  }

  /// The outline, painted with a style, `lineWidth` points thick.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// The outline within the shape, painted with a style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    OutlineView(
      painted: _ShapeView(
        shape: StrokedShape(base: inset(by: style.lineWidth / 2), style: style), style: content,
        fillStyle: FillStyle(antialiased: antialiased)),
      shape: self)
  }

  /// The outline within the shape, painted with a style, `lineWidth` points thick.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Puts the outline, painted with a style, in front.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Puts the outline, painted with a style, in front.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    LayeredShape(
      shape: shape, back: self,
      front: shape.stroke(content, style: style, antialiased: antialiased))
  }

  /// Puts the shape, painted with another style, in front.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    LayeredShape(shape: shape, back: self, front: shape.fill(content, style: style))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Puts the outline within the shape in front.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Puts the outline within the shape in front.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    LayeredShape(
      shape: shape, back: self,
      front: shape.strokeBorder(content, style: style, antialiased: antialiased))
  }
}

/// A shape that is drawn by something better than filling its path; its role is `stroke`.
protocol DrawnShape {
  func content(in rect: CGRect, _ fillStyle: FillStyle) -> DisplayContent
}

extension StrokedShape: DrawnShape {
  func content(in rect: CGRect, _ fillStyle: FillStyle) -> DisplayContent {
    DisplayContent(stroke: base.path(in: rect), style: style, frame: rect)
  }
}

/// Draws a shape.
///
/// Its data, its paint and its rectangle animate each by itself.
final class ShapeNode<S: Shape, Style: ShapeStyle>: LeafNode {
  private let updateFromView: ViewUpdate<ShapeNode>
  private let shape: ShownValue<S>
  private let paint: ShownValue<Paint>
  private var style: Style
  private var fillStyle: FillStyle
  private var content: DisplayContent?
  private var contentSize = CGSize(width: -1, height: -1)
  #if !DEBUG
    // Unchecked in release builds: the benchmark’s row `shuffle` needs it.
    @exclusivity(unchecked)
  #endif
  private var itemIndex = 0
  /// Colours come to rest closer than a step of 8 bits.
  private static var paintRestDistance: Double { 1.0 / 512 }

  init(
    _ shape: S, _ style: Style, _ fillStyle: FillStyle, _ context: NodeContext,
    _ updateFromView: ViewUpdate<ShapeNode>
  ) {
    self.updateFromView = updateFromView
    self.shape = ShownValue(shape, label: "\(S.self)")
    self.style = style
    self.fillStyle = fillStyle
    paint = ShownValue(
      style.makePaint(in: context.environment), label: "paint",
      restDistance: Self.paintRestDistance)
    super.init(context)
  }

  override func update<V: View>(_ view: V) { updateFromView(view, self) }

  func apply(_ newShape: S, _ newStyle: Style, _ newFillStyle: FillStyle) {
    let isStyled = !Self.areEqual(style, newStyle)
    if standIn != nil || (isStyled && Self.throwsShadows(newStyle, in: environment)) {
      applyBelowShadows(newShape, newStyle, isStyled, newFillStyle)
    } else {
      apply(newShape, newStyle, isStyled, newFillStyle)
    }
  }

  // By itself: what a shape is with shadows is a type of its own, which the runtime looks for where it may be needed.
  @inline(never)
  private func applyBelowShadows(
    _ newShape: S, _ newStyle: Style, _ isStyled: Bool, _ newFillStyle: FillStyle
  ) {
    let earlier = shadowed
    apply(newShape, newStyle, isStyled, newFillStyle)
    stand(earlier, then: shadowed)
  }

  private func apply(
    _ newShape: S, _ newStyle: Style, _ isStyled: Bool, _ newFillStyle: FillStyle
  ) {
    if isStyled {
      style = newStyle
      resolvePaint()
    }
    applyShape(newShape, newFillStyle)
  }

  private func applyShape(_ newShape: S, _ newFillStyle: FillStyle) {
    let isSame = newFillStyle == fillStyle && ViewFields.of(S.self).areEqual(shape.target, newShape)
    guard !isSame else { return }
    let isSameSize = newShape.sizeThatFits(proposal) == shape.target.sizeThatFits(proposal)
    fillStyle = newFillStyle
    shape.set(newShape, for: self)
    content = nil
    requestRender()
    if !isSameSize { invalidateLayout() }
  }

  /// The shape with the shadows of its style.
  private var shadowed: ShadowedShape<S> {
    ShadowedShape(shape: shape.target, style: AnyShapeStyle(style), fillStyle: fillStyle)
  }

  /// Whether a style that may have had none throws shadows: that of most types has them always or never.
  private static func throwsShadows(_ style: Style, in environment: EnvironmentValues) -> Bool {
    guard Style.self == AnyShapeStyle.self || Style.Resolved.self != Never.self else {
      return false
    }
    return !style.makeShadows(in: environment).isEmpty
  }

  private static func areEqual(_ lhs: Style, _ rhs: Style) -> Bool {
    if Style.self is AnyClass { return lhs as AnyObject === rhs as AnyObject }
    return ViewFields.of(Style.self).areEqual(lhs, rhs)
  }

  private func resolvePaint() {
    if paint.set(style.makePaint(in: environment), for: self) { requestRender() }
  }

  override func environmentChanged(from previous: EnvironmentValues) {
    resolvePaint()
    if standIn == nil, style.makeShadows(in: environment).isEmpty { return }
    stand(shadowed, then: shadowed, since: previous)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    shape.target.sizeThatFits(proposal)
  }

  override func draw(in rect: CGRect, _ context: RenderContext, _ pass: RenderPass) {
    let content = currentContent(rect, context)
    pass.put(
      DisplayLeaf(
        id: UInt64(serial), content: content, paint: paint.shown,
        transform: context.transform.translatedBy(x: rect.minX, y: rect.minY)),
      at: &itemIndex, context)
  }

  /// The picture for a size.
  ///
  /// It is kept while neither the size nor the shape changes, so that a leaf that only moves is not
  /// drawn again.
  private func currentContent(_ rect: CGRect, _ context: RenderContext) -> DisplayContent {
    if let content, contentSize == rect.size, !shape.isRunning { return content }
    let (made, isRelative) = ContainerShape.withContainer(of: self, in: rect, context) {
      makeContent(CGRect(origin: .zero, size: rect.size))
    }
    content = shape.isRunning || isRelative ? nil : made
    contentSize = rect.size
    return made
  }

  private func makeContent(_ rect: CGRect) -> DisplayContent {
    let shown = shape.shown
    let drawn = S.role == .stroke ? shown as? any DrawnShape : nil
    return drawn?.content(in: rect, fillStyle)
      ?? DisplayContent(fill: shown.path(in: rect), style: fillStyle, frame: rect)
  }

  override func hasGround(_ search: GroundSearch) -> Bool {
    search.covers(frame) || search.isLarge(frame)
  }

  override func contains(_ point: CGPoint, in size: CGSize) -> Bool {
    // Most shapes are nowhere near the point: that is told without making a path.
    if let content, contentSize == size, !content.bounds.encloses(point) { return false }
    let rect = CGRect(origin: .zero, size: size)
    let (path, _) = ContainerShape.withContainer(
      of: self, in: rectangle.shown, renderState.context
    ) { shape.shown.path(in: rect) }
    return path.contains(point, eoFill: fillStyle.isEOFilled)
  }

  override func willDestroy() {
    shape.remove()
    paint.remove()
    super.willDestroy()
  }

  /// The colour as shown now, for tests and inspectors.
  override var shownPaint: Paint? { paint.shown }
  override var debugName: String { String(describing: S.self) }
}
