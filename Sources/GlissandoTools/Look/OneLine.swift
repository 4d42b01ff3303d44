import GlissandoControls
import GlissandoMotion
package import GlissandoViews

/// A text of one line, whose words a tooltip shows whole where there is no room for all of them.
package struct OneLine: View {
  private let text: String

  package init(_ text: String) { self.text = text }

  package var body: some View {
    ViewThatFits(in: .horizontal) {
      Text(text).lineLimit(1)
      Text(text).lineLimit(1).help(text)
    }
  }
}
