package import Foundation
import GlissandoDrawing
import GlissandoMotion

/// How large a text is, for those who ask without a view.
@MainActor
package enum TextMeasure {
  /// The size of a text in points, as the latest window would show it; nil without one.
  ///
  /// - Parameter width: Where lines are broken; nil is nowhere.
  package static func size(of text: Text, within width: CGFloat?) -> CGSize? {
    guard let tree = LatestWindow.tree else { return nil }
    let source = TextNode.source(of: text, in: EnvironmentValues())
    return tree.textShaper.layout(source, width: width.map { Double($0) }).size
  }
}
