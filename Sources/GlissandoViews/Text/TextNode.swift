package import Foundation
package import GlissandoDrawing
package import GlissandoMotion

/// Draws text.
///
/// Its rectangle and colour glide; where its characters, font or wrapping change, `TextExchange`
/// brings the new content in and the old one out by the content transition around.
package final class TextNode: LeafNode {
  private var text: Text
  #if !DEBUG
    // Unchecked in release builds: the benchmark’s row `evaluation` needs it.
    @exclusivity(unchecked)
  #endif
  private var source: TextSource
  private let paint: ShownValue<Paint>
  private let exchange = TextExchange()
  /// What a renderer around makes of the text; nil where there is none.
  private var rendered: RenderedText?
  private var leastScale: CGFloat
  private var reservedLines: Int?
  private(set) var isRedacted: Bool
  /// Whether the text has another content since it was last arranged.
  private var isContentStale = true

  init(_ text: Text, _ context: NodeContext) {
    self.text = text
    let tree = context.tree
    let now = tree.dateOrigin.addingTimeInterval(tree.time)
    source = Self.source(of: text, in: context.environment, at: now)
    paint = ShownValue(
      Self.paint(of: text, in: context.environment), label: "foreground",
      restDistance: 1.0 / 512)
    leastScale = context.environment.minimumScaleFactor
    reservedLines = context.environment.reservedLines
    isRedacted = context.environment.redactionReasons.hidesContent
    if context.environment.textRendering != nil { rendered = RenderedText() }
    super.init(context)
    warnOfMissingFonts()
    matchLinks()
  }

  /// The calendar date of the frame that is being made.
  private var now: Date { tree.dateOrigin.addingTimeInterval(tree.time) }

  /// Counts updates, so that what was scheduled for an earlier text does nothing.
  private var appointment = 0

  /// Shows dates in the text anew when the present makes something else of them.
  private func followTime() {
    appointment += 1
    let current = appointment
    let now = now
    guard
      let seconds = text.pieces.compactMap({ $0.moment?.nextChange(after: now) }).min()
    else { return }
    tree.timers?.schedule(at: tree.time + seconds) { [weak self] in
      guard let self, isAlive, appointment == current else { return }
      resolve()
      followTime()
    }
  }

  package override var inspectedText: String? { source.string }

  package override func update<V: View>(_ view: V) {
    let newer = sameView(view, as: Text.self)
    guard newer != text else { return }
    let previous = text
    text = newer
    let isSameLook = newer.hasLook(of: previous)
    if isSameLook { updateCharacters() } else { resolve() }
    if !isSameLook || standIn != nil { followShadows(since: previous) }
    followTime()
  }

  /// Takes other characters in the same look: what is said around the text is as it was.
  private func updateCharacters() {
    for (index, piece) in text.pieces.enumerated() {
      source.spans[index].string = piece.traits.shown(piece.string, in: environment)
    }
    matchLinks()
    contentChanged()
  }

  override func environmentChanged(from previous: EnvironmentValues) {
    if environment.redactionReasons.hidesContent != isRedacted {
      isRedacted.toggle()
      bars = nil
      tree.requestsRebuild = true
      requestRender()
    }
    followRenderer()
    resolve()
    followShadows(since: text, previous)
  }

  /// Shows the text with the shadows that its style has got.
  private func followShadows(since earlier: Text, _ previous: EnvironmentValues? = nil) {
    if standIn == nil, text.shadows(in: environment).isEmpty { return }
    stand(ShadowedLeafView(leaf: earlier), then: ShadowedLeafView(leaf: text), since: previous)
  }

  /// Follows the renderer around, which may be another one in each frame.
  private func followRenderer() {
    let isRendered = environment.textRendering != nil
    guard isRendered || rendered != nil else { return }
    if isRendered != (rendered != nil) {
      rendered = isRendered ? RenderedText() : nil
      tree.requestsRebuild = true
      invalidateLayout()
    }
    rendered?.invalidate()
    requestRender()
  }

  /// Text of one piece takes its style as its paint, so that it can animate; further pieces keep
  /// theirs as colours of spans.
  private static func paint(of text: Text, in environment: EnvironmentValues) -> Paint {
    if text.pieces.count == 1, let style = text.pieces[0].traits.style {
      return style.makePaint(in: environment)
    }
    return ForegroundStyle().makePaint(in: environment)
  }

  private func resolve() {
    let previous = paint.target
    if paint.set(Self.paint(of: text, in: environment), for: self) { requestRender() }
    wordsChanged(from: previous, to: paint.target)
    let newer = Self.source(of: text, in: environment, at: now)
    guard
      newer != source || environment.minimumScaleFactor != leastScale
        || environment.reservedLines != reservedLines
    else { return }
    source = newer
    matchLinks()
    warnOfMissingFonts()
    leastScale = environment.minimumScaleFactor
    reservedLines = environment.reservedLines
    contentChanged()
  }

  private func contentChanged() {
    isContentStale = true
    invalidateLayout()
    groundChanged()
  }

  private func warnOfMissingFonts() {
    for span in source.spans {
      guard case .named(let name) = span.font.family, !tree.textShaper.hasFamily(name) else {
        continue
      }
      ViewWarning.once(
        "\(debugPath): there is no font \"\(name)\", and the system's stands in: install it, or"
          + " name a family that `fc-list : family` lists",
        key: "missing-font \(name)")
    }
  }

  /// What is to be shaped; `now` is what dates in the text are shown with regard to.
  package nonisolated static func source(
    of text: Text, in environment: EnvironmentValues,
    at now: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) -> TextSource {
    let isSingle = text.pieces.count == 1
    return TextSource(
      spans: text.pieces.map {
        $0.traits.span(
          $0.moment?.string(at: now) ?? $0.string, takesColor: !isSingle, in: environment)
      },
      alignment: environment.multilineTextAlignment, lineLimit: environment.lineLimit,
      truncation: environment.truncationMode.inDrawing,
      lineSpacing: Double(environment.lineSpacing))
  }

  // MARK: Layout

  /// The text with the last of the lines cut short for which the height that is offered has room.
  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    tree.textShaper.shortened(
      wholeLayout(proposal), width: width(proposal), height: proposal.height)
  }

  private func width(_ proposal: ProposedViewSize) -> Double? {
    proposal.width.flatMap { $0.isFinite ? Double($0) : nil }
  }

  /// The text in all the lines that it may have, at the size at which it fits.
  private func wholeLayout(_ proposal: ProposedViewSize) -> TextLayout {
    let width = width(proposal)
    let layout = tree.textShaper.layout(source, width: width)
    guard leastScale < 1, width != nil else { return layout }
    return TextFitting(source, proposal, leastScale: Double(leastScale), tree.textShaper)
      .fitted(layout)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard rendered != nil, let rendering = environment.textRendering else {
      return measureText(proposal)
    }
    return rendering.size(proposal, TextProxy { self.measureText($0) })
  }

  private func measureText(_ proposal: ProposedViewSize) -> CGSize {
    let size = narrowestSize(proposal) ?? lowestSize(proposal) ?? layout(proposal).size
    // Whole points: text that starts on a pixel looks sharp, and a rounding error in a proposal
    // must never wrap the last word.
    return CGSize(
      width: size.width.rounded(.up), height: max(size.height, reservedHeight).rounded(.up))
  }

  /// The size at no width at all: one character below the other.
  ///
  /// Stacks ask every text for it to learn how far it can shrink, and never place it so. That is not
  /// worth shaping each text a second time: the line as it is tells how wide its characters are.
  private func narrowestSize(_ proposal: ProposedViewSize) -> CGSize? {
    guard proposal.width == 0 else { return nil }
    let natural = tree.textShaper.layout(source, width: nil)
    guard let geometry = natural.handle, natural.lineCount == 1 else { return nil }
    let lines = source.string.reduce(0) { $1.isWhitespace ? $0 : $0 + 1 }
    let shown = min(max(lines, 1), source.lineLimit ?? .max)
    return CGSize(
      width: geometry.greatestCharacterWidth * leastScale,
      height: natural.size.height * leastScale * CGFloat(shown))
  }

  /// The size at no height at all, for the same reason not shaped: that of one line.
  private func lowestSize(_ proposal: ProposedViewSize) -> CGSize? {
    guard proposal.height == 0 else { return nil }
    let whole = wholeLayout(proposal)
    guard whole.lineCount > 1 else { return nil }
    return CGSize(width: whole.size.width, height: max(whole.lineHeight, 0) * leastScale)
  }

  /// The height of the lines for which there is always room.
  private var reservedHeight: CGFloat {
    guard let reservedLines, reservedLines > 1, let span = source.spans.first else { return 0 }
    var lines = source
    // As many lines as make a difference to anybody.
    let count = min(reservedLines, 1000)
    let text = Array(repeating: "x", count: count).joined(separator: "\n")
    lines.spans = [TextSpan(text, font: span.font)]
    lines.lineLimit = nil
    return tree.textShaper.layout(lines, width: nil).size.height
  }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return layout(dimensions.proposal).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return layout(dimensions.proposal).lastBaseline
    }
    return nil
  }

  override func arrange() {
    let layout = layout(proposal)
    if let current = exchange.current, layout === current.layout {
      current.frame = frame
    } else if let current = exchange.current, !isContentStale, hasSameLines(layout, current.layout)
    {
      // The same lines at another width: there is nothing to be exchanged.
      current.show(layout)
      current.frame = frame
      requestRender()
    } else {
      exchange.show(layout, frame: frame, for: self)
      requestRender()
    }
    isContentStale = false
    if appointment == 0 { followTime() }
    super.arrange()
  }

  private func hasSameLines(_ layout: TextLayout, _ other: TextLayout) -> Bool {
    layout.lineCount == 1 && other.lineCount == 1 && layout.source == other.source
      && !layout.isTruncated && !other.isTruncated
  }

  override func isHidden(on surface: Color.Resolved) -> Bool? {
    let words = source.spans.filter { !$0.string.allSatisfy(\.isWhitespace) }
    if words.isEmpty { return nil }
    return words.allSatisfy { ($0.color ?? paint.target.plainColor)?.isHidden(on: surface) == true }
  }

  // MARK: Links

  /// What is clicked, or has the keyboard, in place of the text; in order.
  private var links: [TextLinkNode] = []

  /// Has a node for each link: one keeps its own as long as there are as many before it.
  private func matchLinks() {
    let found = source.links
    for (node, link) in zip(links, found) { node.link = link }
    for link in found.dropFirst(links.count) { links.append(TextLinkNode(link, of: self)) }
    while links.count > found.count {
      links.removeLast().destroy()
      tree.requestsRebuild = true
    }
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    for link in links { body(link) }
  }

  override func hitPart(_ point: CGPoint) -> ViewNode {
    let hit: ViewNode? = isRedacted ? nil : links.first { $0.contains(point) }
    return hit ?? self
  }

  /// The lines as they are shown; nil before they are.
  var shownLayout: TextLayout? { exchange.current?.layout }

  // MARK: Drawing

  /// The bars that stand for the text where it is not to be read, and their size.
  private var bars: (size: CGSize, content: DisplayContent)?
  private var barIndex = 0

  private func drawBars(in rect: CGRect, _ context: RenderContext, _ pass: RenderPass) {
    if bars?.size != rect.size {
      let path = RedactionBars.path(lines: exchange.current?.layout.lineCount ?? 1, in: rect.size)
      bars = (rect.size, DisplayContent(fill: path))
    }
    guard let bars else { return }
    pass.put(
      DisplayLeaf(
        id: UInt64(serial), content: bars.content, paint: paint.shown,
        transform: context.transform.translatedBy(x: rect.minX, y: rect.minY),
        opacity: RedactionBars.opacity),
      at: &barIndex, context)
  }

  override func draw(in rect: CGRect, _ context: RenderContext, _ pass: RenderPass) {
    if isRedacted { return drawBars(in: rect, context, pass) }
    if let rendered, let rendering = environment.textRendering, let layout = shownLayout {
      rendered.draw(text, layout, rendering, in: rect, paint.shown, self, context, pass)
    } else {
      exchange.draw(in: rect, paint.shown, self, context, pass)
    }
    for link in links { link.drawMark(in: rect, context, pass) }
  }

  package override func animationEnded(_ attribute: AnyAnimatedAttribute) {
    if exchange.isUnderWay, exchange.prune() { tree.requestsRebuild = true }
    if !rectangle.isRunning { exchange.settle() }
    super.animationEnded(attribute)
  }

  override func willDestroy() {
    paint.remove()
    exchange.removeAll()
    super.willDestroy()
  }

  override var shownPaint: Paint? { paint.shown }
  override var debugName: String { "Text(\"\(text.string.prefix(24))\")" }
}
