import GlissandoDrawing

/// A presenter in whose place another one goes on when it fails: with the picture of that moment, painted
/// whole, and one warning.
@MainActor
final class ReplaceablePresenter: Presenter {
  private var current: any Presenter
  /// Makes the other one; nil once it has taken over.
  private var replacement: (() -> any Presenter)?

  init(_ first: any Presenter, replacement: @escaping () -> any Presenter) {
    current = first
    self.replacement = replacement
  }

  var waitsForRefresh: Bool { current.waitsForRefresh }

  var pixelTap: (any PixelTap)? {
    get { current.pixelTap }
    set { current.pixelTap = newValue }
  }

  var pixelSize: PixelSize {
    get throws(WindowError) { try current.pixelSize }
  }

  func present(
    _ list: DisplayList, damage: Damage?, scale: Double, background: Color.Resolved,
    at seconds: Double
  ) throws(WindowError) -> PresentationCost {
    do {
      return try current.present(
        list, damage: damage, scale: scale, background: background, at: seconds)
    } catch {
      guard let replacement else { throw error }
      replace(by: replacement(), because: error)
      return try current.present(
        list, damage: nil, scale: scale, background: background, at: seconds)
    }
  }

  func close() { current.close() }

  private func replace(by other: any Presenter, because reason: WindowError) {
    PresenterChoice.warn(reason)
    other.pixelTap = current.pixelTap
    current.close()
    current = other
    replacement = nil
  }
}
