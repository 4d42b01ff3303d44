import Foundation
import GlissandoDrawing
import GlissandoMotion

/// The links of a text: a click on one opens its address, and the rest of the text is as if there were none.
final class TextLinkNode: ViewNode, GestureContestant {
  private let tap = TapRecognizer(TapGesture())
  /// Where the link leads that was pressed; nil when it has been opened.
  private var address: URL?

  init(of text: TextNode) { super.init(NodeContext(parent: text)) }

  override var pointerStyle: PointerStyle? { environment.isEnabled ? .link : nil }

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
    if event.kind == .down, let text = parent as? TextNode {
      address = text.ownPoint(at: event.location).flatMap { text.address(at: $0) }
    }
    tap.track(event, space)
  }

  /// A tap that tells no place needs none.
  private var space: GestureSpace {
    GestureSpace(
      toLocal: ProjectionTransform(), named: [:], dateOrigin: tree.dateOrigin, size: .zero)
  }

  func expire() { tap.expire(space) }

  func deliver() {
    guard case .ended = tap.phase, let address else { return }
    self.address = nil
    environment.openURL(address)
  }

  func cancel() { tap.cancel() }
  func end() { tap.reset() }
}

extension TextLayout {
  /// Where the link at a point of the box leads; nil where there is none.
  ///
  /// One to a page of a document, `#name`, leads nowhere in a window.
  /// - Complexity: O(*n*) in the characters of links; constant where there are none.
  func address(at point: CGPoint) -> URL? {
    guard let handle, source.spans.contains(where: { $0.link != nil }) else { return nil }
    var byte = 0
    for span in source.spans {
      if let link = span.link, !link.hasPrefix("#"),
        handle.shows(span.string, fromByte: byte, at: point)
      {
        return URL(string: link)
      }
      byte += span.string.utf8.count
    }
    return nil
  }
}

extension TextGeometry {
  /// Whether one of some characters that follow each other, of which the first begins at a byte, is at a point.
  fileprivate func shows(_ characters: String, fromByte start: Int, at point: CGPoint) -> Bool {
    var byte = start
    for character in characters {
      if !character.isNewline, characterBox(atByte: byte).encloses(point) { return true }
      byte += character.utf8.count
    }
    return false
  }
}
