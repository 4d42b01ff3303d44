import Foundation
import GlissandoDrawing
public import GlissandoMotion

/// Parts of a window that something else may cover.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the edges of the screen.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// A keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view reach below what `safeAreaInset` has put at its edges.
  ///
  /// SwiftUI: a window on a desktop has no bars of the system and no keyboard on the screen: only
  /// `container`, and only what views put there themselves, counts.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaIgnorer(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach below what `safeAreaInset` has put at its edges: the older spelling.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// The part of a node's frame that nothing covers, and how much is covered at its sides, in points.
struct SafeArea {
  var rect: CGRect
  var insets: EdgeInsets
  /// Whether what is scrolled is seen in the covered part too.
  var isScrolledUnder = true
}

extension LayoutNode {
  /// Sides that are nearer to each other than this in points are the same.
  private static let edgeTolerance = 0.5

  /// How far the element can reach beyond each side of its frame, in points: below what covers the
  /// edges at which it ends.
  ///
  /// - Complexity: O(depth) in windows with safe areas, else constant.
  final var reachInSafeArea: EdgeInsets { reach { _ in true } }

  /// The same, only below what lets scrolled content be seen.
  final var scrolledReach: EdgeInsets { reach(where: \.isScrolledUnder) }

  private func reach(where isCounted: (SafeArea) -> Bool) -> EdgeInsets {
    var reach = EdgeInsets()
    guard tree.features.contains(.safeAreas) else { return reach }
    var rect = frame
    var node: ViewNode = self
    // What is scrolled has no edges of its own.
    while let parent = node.parent, !(parent is ScrollNode) {
      if let element = parent as? LayoutNode {
        if let area = element.safeArea(of: node), isCounted(area) {
          Self.extend(&rect, &reach, area)
        }
        let transform = element.contentTransform
        guard transform.isTranslation else { break }
        rect = rect.applying(transform)
      }
      node = parent
    }
    return reach
  }

  private static func extend(_ rect: inout CGRect, _ reach: inout EdgeInsets, _ area: SafeArea) {
    func atEdge(_ side: CGFloat, _ edge: CGFloat) -> Bool { abs(side - edge) < edgeTolerance }
    let top = atEdge(rect.minY, area.rect.minY) ? area.insets.top : 0
    let bottom = atEdge(rect.maxY, area.rect.maxY) ? area.insets.bottom : 0
    let leading = atEdge(rect.minX, area.rect.minX) ? area.insets.leading : 0
    let trailing = atEdge(rect.maxX, area.rect.maxX) ? area.insets.trailing : 0
    let added = EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    rect = rect.expanded(by: added)
    reach = reach + added
  }
}

extension CGAffineTransform {
  /// Whether it only moves.
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

@usableFromInline
nonisolated struct SafeAreaIgnorer: PrimitiveModifier {
  let edges: Edge.Set
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    SafeAreaIgnorerNode(self, context)
  }
}

/// Gives its content a larger place than it has itself.
private final class SafeAreaIgnorerNode: ModifierNode<SafeAreaIgnorer> {
  override func modifierChanged(from previous: SafeAreaIgnorer) {
    if previous.edges != modifier.edges { invalidateLayout() }
  }

  override func arrange() {
    guard tree.features.contains(.safeAreas) else { return super.arrange() }
    let reach = reachInSafeArea.on(modifier.edges)
    guard let element, reach != EdgeInsets() else { return super.arrange() }
    let place = frame.expanded(by: reach)
    element.place(inMiddleOf: place, proposal: ProposedViewSize(place.size))
  }
}
