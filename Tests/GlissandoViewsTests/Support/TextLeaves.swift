import Foundation
import GlissandoDrawing
import GlissandoTesting
import GlissandoViews

extension Stage {
  /// The pictures of text that are shown, in stacking order.
  var textLeaves: [DisplayLeaf] {
    update()
    return host.displayList.items.compactMap { item in
      if case .leaf(let leaf) = item, case .text = leaf.content.kind { return leaf }
      return nil
    }
  }
}

extension DisplayLeaf {
  var string: String {
    if case .text(let layout) = content.kind { return layout.source.string }
    return ""
  }

  /// The height of the first baseline in the window.
  var baseline: Double {
    guard case .text(let layout) = content.kind else { return .nan }
    return Double(CGPoint(x: 0, y: layout.firstBaseline).applying(transform).y)
  }

  /// The left edge in the window.
  var left: Double { Double(CGPoint.zero.applying(transform).x) }

  var layoutHeight: Double {
    guard case .text(let layout) = content.kind else { return .nan }
    return Double(layout.size.height)
  }

  var layoutWidth: Double {
    guard case .text(let layout) = content.kind else { return .nan }
    return Double(layout.size.width)
  }
}

/// The texts that a stage shows, in stacking order.
@MainActor
func texts(_ stage: Stage) -> [String] { stage.textLeaves.map(\.string) }
