import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// Places a popover beside what it points at, and its arrow between the two.
///
/// Its subviews are the panel and an arrow for each edge, of which one is seen.
struct PopoverPlacement: PanelPlacement {
  /// What it points at, in window points.
  let anchor: CGRect
  /// The edge of the anchor at which the arrow is wished; nil for any.
  let edge: Edge?

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    guard let panel = subviews.first else { return }
    let room = bounds.shrunk(dx: Self.margin, dy: Self.margin)
    let ideal = panel.sizeThatFits(.unspecified)
    let size = CGSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height))
    let chosen = edges.first { space(at: $0, in: room) >= size[$0.axis] } ?? edges[0]
    let frame = frame(of: size, at: chosen, in: room)
    panel.place(at: frame.origin, proposal: ProposedViewSize(size))
    for (arrow, edge) in zip(subviews.dropFirst(), Edge.allCases) {
      let place =
        edge == chosen ? arrowFrame(of: frame, at: edge) : CGRect(origin: frame.origin, size: .zero)
      arrow.place(at: place.origin, proposal: ProposedViewSize(place.size))
    }
  }

  /// The edges in the order in which they are tried.
  private var edges: [Edge] {
    switch edge {
    case .top: [.top, .bottom, .trailing, .leading]
    case .leading: [.leading, .trailing, .bottom, .top]
    case .trailing: [.trailing, .leading, .bottom, .top]
    case .bottom, nil: [.bottom, .top, .trailing, .leading]
    }
  }

  /// The length that is left for a panel at an edge.
  private func space(at edge: Edge, in room: CGRect) -> CGFloat {
    switch edge {
    case .top: anchor.minY - room.minY - PopoverArrow.depth
    case .bottom: room.maxY - anchor.maxY - PopoverArrow.depth
    case .leading: anchor.minX - room.minX - PopoverArrow.depth
    case .trailing: room.maxX - anchor.maxX - PopoverArrow.depth
    }
  }

  private func frame(of size: CGSize, at edge: Edge, in room: CGRect) -> CGRect {
    let depth = PopoverArrow.depth
    var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    switch edge {
    case .top: origin.y = anchor.minY - depth - size.height
    case .bottom: origin.y = anchor.maxY + depth
    case .leading: origin.x = anchor.minX - depth - size.width
    case .trailing: origin.x = anchor.maxX + depth
    }
    return CGRect(
      x: min(max(origin.x, room.minX), max(room.maxX - size.width, room.minX)).rounded(),
      y: min(max(origin.y, room.minY), max(room.maxY - size.height, room.minY)).rounded(),
      width: size.width, height: size.height)
  }

  /// Where the arrow is: beside the panel, as near to the middle of the anchor as corners allow.
  private func arrowFrame(of panel: CGRect, at edge: Edge) -> CGRect {
    let (depth, breadth) = (PopoverArrow.depth, PopoverArrow.breadth)
    func start(_ wanted: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
      let corner = PopoverPanel.radius
      let end = last - corner - breadth
      return min(max(wanted - breadth / 2, first + corner), max(end, first + corner)).rounded()
    }
    let x = start(anchor.midX, panel.minX, panel.maxX)
    let y = start(anchor.midY, panel.minY, panel.maxY)
    return switch edge {
    case .top: CGRect(x: x, y: panel.maxY, width: breadth, height: depth)
    case .bottom: CGRect(x: x, y: panel.minY - depth, width: breadth, height: depth)
    case .leading: CGRect(x: panel.maxX, y: y, width: depth, height: breadth)
    case .trailing: CGRect(x: panel.minX - depth, y: y, width: depth, height: breadth)
    }
  }
}

extension Edge {
  /// The axis along which a view lies beside the edge.
  fileprivate var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}
