import Foundation
import GlissandoDrawing
import GlissandoMotion

/// One link of a text: a click on it opens its address, and so do Space and Return while it has the
/// keyboard.
///
/// The rest of the text is as if there were none.
final class TextLinkNode: ViewNode, GestureContestant, FocusTarget, KeyHandler, Activatable,
  PointerStyling, AccessibleNode
{
  var link: TextLink {
    didSet { if link != oldValue { measured = nil } }
  }
  private let tap = TapRecognizer(TapGesture())
  /// Whether a press has not opened the address yet.
  private var isUnopened = false
  /// Whether it is shown that the link has the keyboard.
  private var isMarked = false

  init(_ link: TextLink, of text: TextNode) {
    self.link = link
    super.init(NodeContext(parent: text))
  }

  private var text: TextNode? { parent as? TextNode }

  override class var roles: NodeRoles { .pointer }
  var pointerStyle: PointerStyle? { environment.isEnabled ? .link : nil }

  override func environmentChanged(from previous: EnvironmentValues) {
    if isMarked { text?.requestRender() }
  }

  // MARK: Places

  /// Where the words are in a layout: what is below the pointer is looked for in every frame that changes it.
  private var measured: (layout: TextLayout, lines: [CGRect])?

  /// The rectangles of the link's words, one for each line, in the text's own coordinates.
  ///
  /// - Complexity: O(*n*) in the characters of the link, once for a layout.
  private var lines: [CGRect] {
    guard let layout = text?.shownLayout, let handle = layout.handle else { return [] }
    if let measured, measured.layout === layout { return measured.lines }
    let lines = handle.lineBoxes(of: link.words, fromByte: link.bytes.lowerBound)
    measured = (layout, lines)
    return lines
  }

  /// The rectangle around all of the link's words; nil where they have no place yet.
  private var area: CGRect? {
    let lines = lines
    return lines.first.map { lines.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// Whether a point in the text's own coordinates is on one of the words.
  func contains(_ point: CGPoint) -> Bool { lines.contains { $0.encloses(point) } }

  var revealedPart: CGRect? {
    guard let text, let area else { return nil }
    return area.offsetBy(dx: text.frame.minX, dy: text.frame.minY)
  }

  // MARK: Opening

  func activate() -> Bool {
    guard environment.isEnabled else { return false }
    environment.openURL(link.address)
    return true
  }

  // MARK: The keyboard

  /// A link inside of something that acts as a whole is a part of that, which has the keyboard.
  var canFocus: Bool {
    environment.isEnabled && text?.isRedacted == false
      && !isInside { $0.performer is any Activatable }
  }
  var focusInteractions: FocusInteractions { .activate }

  func focusChanged(_ isFocused: Bool, isVisible: Bool) {
    let isMarked = isFocused && isVisible && environment.isFocusEffectEnabled
    guard isAlive, isMarked != self.isMarked else { return }
    self.isMarked = isMarked
    tree.requestsRebuild = true
    text?.requestRender()
  }

  func handleKey(_ press: KeyPress) -> Bool {
    guard environment.isEnabled, press.key == .space || press.key == .return,
      press.modifiers.subtracting(.capsLock).isEmpty
    else { return false }
    if press.phase == .down { _ = activate() }
    return true
  }

  // MARK: The mark of the keyboard

  private var mark = FocusMark()

  /// Draws the mark around the words, if it is shown that the link has the keyboard.
  ///
  /// - Parameter rect: Where the text is shown.
  func drawMark(in rect: CGRect, _ context: RenderContext, _ pass: RenderPass) {
    guard isMarked else { return }
    mark.put(.around(lines), for: self, at: rect.origin, context, pass)
  }

  // MARK: Accessibility

  var accessibleDescription: AccessibleDescription { AccessibleDescription(.link) }
  var isOperable: Bool { environment.isEnabled }
  var accessibleStates: AccessibleStates { .pressable }

  func perform(_ action: AccessibleAction) -> Bool { action == .press && activate() }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    guard let text, !text.isRedacted else { return }
    let rect = text.rectangle.shown
    let frame = area?.offsetBy(dx: rect.minX, dy: rect.minY) ?? rect
    inspector.describe(named: link.words, self, frame: frame, place) {}
  }

  // MARK: Presses

  var precedence: GesturePrecedence { .afterContent }
  var mask: GestureMask { environment.isEnabled ? .all : .subviews }
  var isGoingOn: Bool { tap.phase.isGoingOn }
  var deadline: Double? { tap.deadline }

  var standing: GestureStanding { tap.phase.standing }
  var yieldsToRest: Bool { standing == .possible && deadline == nil }

  func begin() { tap.reset() }

  func track(_ event: PointerEvent) {
    guard isGoingOn else { return }
    if event.kind == .down { isUnopened = true }
    tap.track(event, space)
  }

  /// A tap that tells no place needs none.
  private var space: GestureSpace {
    GestureSpace(
      toLocal: ProjectionTransform(), named: [:], dateOrigin: tree.dateOrigin, size: .zero)
  }

  func expire() { tap.expire(space) }

  func deliver() {
    guard case .ended = tap.phase, isUnopened else { return }
    isUnopened = false
    _ = activate()
  }

  func cancel() { tap.cancel() }
  func end() { tap.reset() }
}

/// A part of a text that leads somewhere.
struct TextLink: Equatable {
  let address: URL
  /// The characters that lead there.
  var words: String
  /// Where they are in the text's UTF-8.
  var bytes: Range<Int>
}

extension TextSource {
  /// The links, in order; what follows each other and leads to one place is one link.
  ///
  /// What leads to a page of a document, `#name`, leads nowhere in a window.
  var links: [TextLink] {
    var links: [TextLink] = []
    var byte = 0
    for span in spans {
      let bytes = byte..<byte + span.string.utf8.count
      byte = bytes.upperBound
      guard let link = span.link, !link.hasPrefix("#"), !bytes.isEmpty,
        let address = URL(string: link)
      else { continue }
      if let last = links.last, last.bytes.upperBound == bytes.lowerBound, last.address == address {
        links[links.count - 1].words += span.string
        links[links.count - 1].bytes = last.bytes.lowerBound..<byte
      } else {
        links.append(TextLink(address: address, words: span.string, bytes: bytes))
      }
    }
    return links
  }
}
