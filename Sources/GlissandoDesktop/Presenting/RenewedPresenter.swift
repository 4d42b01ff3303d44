import Foundation
import GlissandoDrawing
import GlissandoGL
import GlissandoWindowing

/// A presenter of OpenGL that is made anew when it fails, and gives way to another when that does not help.
///
/// Whoever goes on paints the picture of that moment whole, so that a failure costs no frame, and is said in one line.
@MainActor
final class RenewedPresenter: Presenter {
  private var current: any Presenter
  private let renewal: () throws(GLError) -> any Presenter
  /// Makes the other one; nil once it has taken over.
  private var replacement: (() -> any Presenter)?
  /// How often it was made anew, and how many frames it has shown since.
  private var (renewals, frames) = (0, 0)

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

  var paintsInParts: Bool { current.paintsInParts }

  var pixelSize: PixelSize {
    get throws(WindowError) { try current.pixelSize }
  }

  func present(
    _ list: DisplayList, damage: Damage?, scale: Double, background: Color.Resolved,
    at seconds: Double
  ) throws(WindowError) -> PresentationCost {
    var damage = damage
    while true {
      do {
        let cost = try current.present(
          list, damage: damage, scale: scale, background: background, at: seconds)
        noteFrame()
        return cost
      } catch {
        guard let replacement else { throw error }
        exchange(for: replacement, because: error)
        damage = nil
      }
    }
  }

  func close() { current.close() }

  private func noteFrame() {
    guard renewals > 0 else { return }
    frames += 1
    if frames >= Self.framesOfRecovery { renewals = 0 }
  }

  private func exchange(for other: () -> any Presenter, because reason: WindowError) {
    let tap = current.pixelTap
    current.close()
    if let renewed = renewed(after: reason) {
      (current, frames) = (renewed, 0)
      renewals += 1
      Self.warn("another context draws", because: reason)
    } else {
      (current, replacement) = (other(), nil)
      Self.warn("the processor draws", because: reason)
    }
    current.pixelTap = tap
  }

  /// Another one of the first kind, where it may do better.
  private func renewed(after reason: WindowError) -> (any Presenter)? {
    guard case .openGL(reason: _, mayRecover: true) = reason, renewals < Self.greatestRenewals
    else { return nil }
    return try? renewal()
  }

  /// Says in one line who draws from now on, and why.
  static func warn(_ what: String, because reason: any Error) {
    let name = ProcessInfo.processInfo.processName
    try? FileHandle.standardError.write(
      contentsOf: Data("\(name): \(what) from now on: \(reason)\n".utf8))
  }
}
