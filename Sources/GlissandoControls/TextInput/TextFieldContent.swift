import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// The text of a text field, with its selection and caret; the prompt while it is empty.
nonisolated struct TextFieldContent: View, PrimitiveView {
  let session: TextFieldSession
  let text: Binding<String>
  /// The program's text, read where a change of it is noticed.
  let string: String
  let prompt: Text?
  let isSecure: Bool
  let axis: Axis
  /// Whether the field is as high as it may be, where its text is lower.
  let fillsHeight: Bool

  @MainActor func makeNode(in context: NodeContext) -> ViewNode {
    LeafKit(context) { TextFieldFace(self, $0) }
  }
}

/// Draws the text of a text field, and knows where its characters are.
final class TextFieldFace: LeafBehavior {
  private let leaf: LeafKit<TextFieldFace>
  private var view: TextFieldContent
  /// Made anew when text, font or width change.
  private var shown: ShownTextField?
  /// How far the text is scrolled to the left and up, in points; below 0 where it is narrower than the field and
  /// does not begin where that does.
  private var scroll = CGPoint.zero
  private var indices = (group: 0, selection: 0, text: 0, caret: 0)

  /// Whether the field has the keyboard: only then the caret is kept in view, else the beginning.
  var isFocused = false { didSet { if isFocused != oldValue { textChanged() } } }
  /// Whether the caret is in one of its phases in which it can be seen.
  var isCaretShown = false { didSet { if isCaretShown != oldValue { leaf.requestRender() } } }
  /// Whether the field has the keyboard in a window that has it.
  var isEditing = false { didSet { if isEditing != oldValue { leaf.requestRender() } } }

  init(_ view: TextFieldContent, _ leaf: LeafKit<TextFieldFace>) {
    self.view = view
    self.leaf = leaf
    connect()
  }

  var node: ViewNode { leaf }
  var debugName: String { "TextFieldContentNode" }
  private var frame: CGRect { leaf.frame }

  private func connect() {
    view.session.content = self
    view.session.binding = view.text
    view.session.receive(view.string)
  }

  func update<V: View>(_ view: V) {
    let newer = sameView(view, as: TextFieldContent.self)
    let isOther =
      newer.isSecure != self.view.isSecure || newer.prompt != self.view.prompt
      || newer.axis != self.view.axis || newer.fillsHeight != self.view.fillsHeight
    self.view = newer
    connect()
    if isOther { textChanged() }
  }

  func environmentChanged(from previous: EnvironmentValues) { textChanged() }

  /// Says that what is shown is no longer what is to be shown.
  func textChanged() {
    shown = nil
    if view.axis == .vertical || frame.isEmpty { leaf.invalidateLayout() }
    leaf.requestRender()
  }

  var inspectedText: String? {
    let text = session.text
    if text.count == 0 { return view.prompt?.string }
    return view.isSecure ? String(repeating: "•", count: text.count) : text.string
  }

  private var session: TextFieldSession { view.session }

  // MARK: Layout

  /// The width in points of a field that may have any.
  private static let idealWidth: CGFloat = 180

  private func lines(width: CGFloat?) -> ShownTextField {
    ShownTextField(
      session, prompt: view.prompt, isSecure: view.isSecure,
      width: view.axis == .vertical ? width : nil, environment, tree.textShaper)
  }

  /// What is shown in the width that the field has.
  private var current: ShownTextField {
    if let shown { return shown }
    let made = lines(width: frame.width)
    shown = made
    scroll(to: made)
    return made
  }

  func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.width ?? Self.idealWidth
    let width = offered.isFinite ? offered : Self.idealWidth
    let height = height(of: lines(width: width).layout).rounded(.up)
    guard view.fillsHeight, let room = proposal.height, room.isFinite else {
      return CGSize(width: width, height: height)
    }
    return CGSize(width: width, height: max(height, room))
  }

  /// So many lines make a difference to anybody.
  private static let mostReservedLines = 1000

  /// The height of a text, no less than what is reserved for it and no more than it may have.
  private func height(of layout: TextLayout) -> CGFloat {
    guard view.axis == .vertical, !view.fillsHeight else { return layout.size.height }
    let count = max(layout.lineCount, 1)
    let reserved = min(environment.reservedLines ?? 1, Self.mostReservedLines)
    let shown = min(max(count, reserved), max(environment.lineLimit ?? .max, 1))
    // Exactly its own where it has as many: a rounding error would be a whole point more.
    guard shown != count else { return layout.size.height }
    return layout.size.height / CGFloat(count) * CGFloat(shown)
  }

  func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let layout = lines(width: dimensions.width).layout
    if key == VerticalAlignment.firstTextBaseline.key { return layout.firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key {
      // Of what is scrolled the last line that is seen counts.
      return layout.lastBaseline - max(layout.size.height - height(of: layout), 0)
    }
    return nil
  }

  func arrange() {
    shown = nil
    leaf.requestRender()
  }

  /// Scrolls as little as brings the caret into view, and never beyond the text's end; text that fits is aligned.
  private func scroll(to shown: ShownTextField) {
    let room = CGSize(width: frame.width - ShownTextField.caretWidth, height: frame.height)
    let (text, caret) = (shown.layout.size, shown.caret)
    let free = room.width - text.width
    if free > 0 {
      scroll.x = -(free * environment.multilineTextAlignment.share).rounded()
    } else {
      scroll.x =
        view.axis == .horizontal
        ? offset(scroll.x, showing: caret.minX, caret.minX, of: text.width, in: room.width) : 0
    }
    scroll.y =
      view.axis == .vertical
      ? offset(scroll.y, showing: caret.minY, caret.maxY, of: text.height, in: room.height) : 0
  }

  /// The offset nearest to `offset` at which the part of a length from `start` to `end` is seen in the room for it.
  private func offset(
    _ offset: CGFloat, showing start: CGFloat, _ end: CGFloat, of length: CGFloat,
    in room: CGFloat
  ) -> CGFloat {
    guard isFocused, room > 0 else { return 0 }
    var offset = min(offset, max(length - room, 0))
    if start < offset { offset = start }
    if end > offset + room { offset = end - room }
    // Whole points, so that letters stay as sharp as they are.
    return max(offset.rounded(), 0)
  }

  // MARK: Positions

  /// Window points → points of the text.
  private func inText(_ point: CGPoint) -> CGPoint {
    guard let inverse = leaf.renderState.context.transform.inverse else { return .zero }
    let local = point.applying(inverse)
    let rect = leaf.rectangle.shown
    return CGPoint(x: local.x - rect.minX + scroll.x, y: local.y - rect.minY + scroll.y)
  }

  /// What a press at a point of the window is on.
  func place(at point: CGPoint) -> TextPlace {
    // In the text as it was drawn last: a field that gets the keyboard by the press has yet to scroll.
    var place = inText(point)
    let shown = current
    // Beside a field of one line its line is meant.
    if view.axis == .horizontal { place.y = shown.layout.size.height / 2 }
    return shown.place(at: place)
  }

  /// The end of the line on which the caret is.
  func lineEnd(atStart: Bool) -> Int {
    let shown = current
    let far: CGFloat = 1e5
    return shown.position(nearestTo: CGPoint(x: atStart ? -far : far, y: shown.caret.midY))
  }

  /// The position above or below the caret.
  func position(linesBelow lines: Int) -> Int {
    let shown = current
    let y = shown.caret.midY + CGFloat(lines) * shown.caret.height
    if y < 0 { return 0 }
    if y > shown.layout.size.height { return session.text.count }
    return shown.position(nearestTo: CGPoint(x: shown.caret.minX, y: y))
  }

  /// Where the caret is, in window points.
  var caretInWindow: CGRect {
    let rect = leaf.rectangle.shown
    let caret = current.caret
    return caret.offsetBy(dx: rect.minX - scroll.x, dy: rect.minY - scroll.y)
      .applying(leaf.renderState.context.transform)
  }

  /// Scrolls what is around so that the caret is seen, once what has been typed has its place.
  func revealCaret() {
    leaf.revealAfterLayout { [weak self] in
      guard let self, isFocused else { return nil }
      let caret = current.caret
      return caret.offsetBy(dx: frame.minX - scroll.x, dy: frame.minY - scroll.y)
    }
  }

  // MARK: Drawing

  func draw(in rect: CGRect, _ context: RenderContext, _ pass: RenderPass) {
    let shown = current
    let place = context.transform.translatedBy(x: rect.minX, y: rect.minY)
    // A little wider than the field, for the caret at its ends.
    let clip = Path(CGRect(origin: .zero, size: rect.size).insetBy(dx: -1, dy: -1))
    pass.begin(
      DisplayGroup(id: id(1), transform: place, kind: .clip(clip, FillStyle())),
      at: &indices.group, context)
    let text = place.translatedBy(x: -scroll.x, y: -scroll.y)
    let tint = TintShapeStyle().paint(in: environment)
    let isMoving = context.isMoving || leaf.rectangle.isRunning
    func put(
      _ number: UInt64, _ content: DisplayContent, _ paint: Paint, _ opacity: Double,
      _ index: inout Int
    ) {
      pass.put(
        DisplayLeaf(
          id: id(number), content: content, paint: paint, transform: text, opacity: opacity,
          isMoving: isMoving),
        at: &index, context)
    }
    put(2, shown.selection, tint, isEditing ? 0.3 : 0, &indices.selection)
    put(3, shown.content, shown.paint, 1, &indices.text)
    put(4, shown.caretContent, tint, isEditing && isCaretShown ? 1 : 0, &indices.caret)
    pass.end()
  }

  private func id(_ number: UInt64) -> UInt64 { UInt64(leaf.serial) | number << 40 }

  var shownPaint: Paint? { shown?.paint }
}
