import Foundation
import GlissandoDrawing

extension LazyContainerNode {
  /// Whether headers stay in sight.
  var isPinning: Bool { settings.pinned.contains(.sectionHeaders) }

  /// How far a header is moved to stay in sight.
  func pinnedShift(of header: LazyLines.Header) -> CGFloat {
    guard let scroll else { return 0 }
    let place = frame.origin.applying(transform(below: scroll))
    let visible = scroll.shownOffset[axis] - place[axis] + lines.top
    let own = header.row.shownOrigin[axis]
    let last = lines.start(of: header.endLine) - spacing - header.row.frame.size[axis]
    return max(min(visible, last), own) - own
  }
}
