public import Foundation
public import GlissandoDrawing
import GlissandoViews

// What a test finds on its stage.

extension Stage {
  /// Something that a person could find in the window, as it was when the stage was asked.
  public struct Element {
    /// What `accessibilityIdentifier` calls it.
    public let identifier: String?
    /// What `accessibilityLabel` calls it.
    public let label: String?
    /// What `accessibilityValue` says of its state.
    public let value: String?
    /// The characters that it shows; those of several texts with a space between.
    public let text: String?
    /// Where it is shown, in window points: the smallest upright rectangle around what it draws,
    /// under all transforms.
    public let frame: CGRect
    /// Where it will be shown when all motion has ended, in window points.
    public let targetFrame: CGRect
    /// The product of all opacities around it, as shown; [0, 1].
    public let opacity: Double
    /// The colour of the first thing that it draws, as shown; nil for a gradient or nothing.
    public let color: Color.Resolved?
    /// Whether it is on its way out of the window.
    public let isLeaving: Bool
    /// Whether input can reach it.
    let takesInput: Bool

    init(_ snapshot: ElementSnapshot) {
      identifier = snapshot.identifier
      label = snapshot.label
      value = snapshot.value
      text = snapshot.text
      frame = snapshot.frame
      targetFrame = snapshot.targetFrame
      opacity = snapshot.opacity
      color = snapshot.color
      isLeaving = snapshot.isLeaving
      takesInput = snapshot.takesInput
    }

    /// What it is found by: its identifier, else its label, else its text.
    public var name: String { identifier ?? label ?? text ?? "" }
  }
}

extension Stage.Element: CustomStringConvertible {
  /// The name, the frame and what else is remarkable.
  public var description: String {
    func number(_ value: CGFloat) -> String {
      let rounded = (Double(value) * 100).rounded() / 100
      return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    var text = "\"\(name)\" (\(numbers.joined(separator: " ")))"
    if opacity != 1 { text += " opacity \(number(CGFloat(opacity)))" }
    if isLeaving { text += " leaving" }
    return text
  }
}

/// What a stage could not do.
public enum StageError: Error, Equatable, CustomStringConvertible {
  /// Nothing in the window has the name; `available` lists the names that there are.
  case notFound(name: String, available: [String])
  /// A picture could not be written, for the reason given.
  case notWritten(path: String, reason: String)

  /// What was asked for, and what there is.
  public var description: String {
    switch self {
    case .notFound(let name, let available) where available.isEmpty:
      "nothing is called \"\(name)\", and nothing else has a name: give the view an"
        + " accessibilityIdentifier"
    case .notFound(let name, let available):
      "nothing is called \"\(name)\"; there are "
        + available.map { "\"\($0)\"" }.joined(separator: ", ")
    case .notWritten(let path, let reason): "cannot write \(path): \(reason)"
    }
  }
}
