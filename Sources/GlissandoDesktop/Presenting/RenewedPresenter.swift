import Foundation
import GlissandoDrawing
import GlissandoGL
import GlissandoWindowing

/// A presenter of OpenGL that is made anew when it fails, and gives way to another when that does not help.
///
/// Whoever goes on paints the picture of that moment whole, so that a failure costs no frame. It is said in one line, once
/// it is known who that is.
@MainActor
final class RenewedPresenter: Presenter {
  private var current: any Presenter
  private let renewal: () throws(GLError) -> any Presenter
  /// Makes the other one; nil once it has taken over.
  private var replacement: (() -> any Presenter)?
  /// How often it was made anew, and how many frames it has shown since.
  private var (renewals, frames) = (0, 0)
  /// Whether it was said that it was made anew, which is not said again before that is forgotten.
  private var isRenewalSaid = false

  /// A GPU that fails so often is given up.
  private static let greatestRenewals = 3
  /// So many frames after a failure it is forgotten: a machine that sleeps at night loses its contexts then.
  private static let framesOfRecovery = 1000

  /// - Parameters:
  ///   - renewal: Makes another of the first kind.
  ///   - replacement: Makes what goes on where that fails, too.
  init(
    _ first: any Presenter, renewal: @escaping () throws(GLError) -> any Presenter,
    replacement: @escaping () -> any Presenter
  ) {
    current = first
    self.renewal = renewal
    self.replacement = replacement
  }

  var pixelTap: (any PixelTap)? {
    get { current.pixelTap }
    set { current.pixelTap = newValue }
  }

  var waitsForDisplay: Bool {
    get { current.waitsForDisplay }
    set { current.waitsForDisplay = newValue }
  }

  var paintsInParts: Bool { current.paintsInParts }

  var pixelSize: PixelSize {
    get throws(WindowError) { try current.pixelSize }
  }

  func present(
    _ list: DisplayList, damage: Damage?, scale: Double, background: Color.Resolved,
    at seconds: Double
  ) throws(WindowError) -> PresentationCost {
    var damage = damage
    var failure: WindowError?
    while true {
      do {
        let cost = try current.present(
          list, damage: damage, scale: scale, background: background, at: seconds)
        if let failure { say(failure) } else { noteFrame() }
        return cost
      } catch {
        guard let replacement else { throw error }
        failure = exchange(for: replacement, because: error)
        damage = nil
      }
    }
  }

  func prefetch(_ images: [RasterImage]) { current.prefetch(images) }

  func continuePrefetch() -> Bool { current.continuePrefetch() }

  func close() { current.close() }

  private func noteFrame() {
    guard renewals > 0 else { return }
    frames += 1
    if frames >= Self.framesOfRecovery { (renewals, isRenewalSaid) = (0, false) }
  }

  /// Lets another one go on: one of the first kind, where it may do better.
  ///
  /// - Returns: Why, with the reason for which there is none of the first kind.
  private func exchange(
    for other: () -> any Presenter, because reason: WindowError
  ) -> WindowError {
    let (tap, waits) = (current.pixelTap, current.waitsForDisplay)
    current.close()
    defer { (current.pixelTap, current.waitsForDisplay) = (tap, waits) }
    guard case .openGL(let text, mayRecover: true) = reason, renewals < Self.greatestRenewals
    else {
      (current, replacement) = (other(), nil)
      return reason
    }
    do {
      (current, frames) = (try renewal(), 0)
      renewals += 1
      return reason
    } catch {
      (current, replacement) = (other(), nil)
      return .openGL(reason: "\(text), and then: \(error)", mayRecover: false)
    }
  }

  private func say(_ failure: WindowError) {
    if replacement == nil {
      Self.warn("the processor draws", because: failure)
    } else if !isRenewalSaid {
      isRenewalSaid = true
      Self.warn("another context draws", because: failure)
    }
  }

  /// Says in one line who draws from now on, and why.
  static func warn(_ what: String, because reason: any Error) {
    let name = ProcessInfo.processInfo.processName
    try? FileHandle.standardError.write(
      contentsOf: Data("\(name): \(what) from now on: \(reason)\n".utf8))
  }
}
