import Foundation
import GlissandoMotion
import GlissandoViews

/// What is made once and lasts as long as the view that represents it.
@MainActor
final class RepresentedParts {
  var shown: AnyObject?
  var coordinator: Any?
  /// How often what is shown has been brought up to date.
  private(set) var version = 0
  private var size: CGSize?
  nonisolated init() {}

  /// Gives a view the size that there is for it.
  func lay(_ view: UIView, out size: CGSize) {
    version += 1
    guard size != self.size else { return }
    self.size = size
    view.frame = CGRect(origin: view.frame.origin, size: size)
    view.layer.updating { view.layoutSubviews() }
  }
}
