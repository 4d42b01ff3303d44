import CAccessibility
import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoViews

// Elements as ATK is told of them.

extension AccessibleElement {
  /// The element and all inside with other numbers: those of one window among those of several.
  func numbered(from base: Int) -> AccessibleElement {
    var copy = self
    copy.identity += base
    copy.children = children.map { $0.numbered(from: base) }
    return copy
  }

  /// The element and all inside in the screen's coordinates.
  func scaled(by factor: Double) -> AccessibleElement {
    guard factor != 1 else { return self }
    var copy = self
    copy.frame = frame.applying(CGAffineTransform(scaleX: factor, y: factor))
    copy.children = children.map { $0.scaled(by: factor) }
    return copy
  }

  /// ATK's name of what the element is.
  var roleName: String {
    switch role {
    case .window: "frame"
    case .group: "panel"
    case .text: "label"
    case .picture: "image"
    case .button: states.contains(.checkable) ? "toggle button" : "push button"
    case .toggle: "check box"
    case .stepper: "spin button"
    case .picker: states.contains(.opens) ? "combo box" : "grouping"
    case .option: "radio button"
    case .textField:
      states.contains(.secret) ? "password text" : states.contains(.multiline) ? "text" : "entry"
    // All others are named as ATK names them.
    default: role.rawValue
    }
  }

  /// Hands the element on to C; what is handed on holds as long as `body` runs.
  func withAccessible(_ body: (UnsafePointer<glissando_accessible>) -> Void) {
    roleName.withCString { role in
      name.withCString { name in
        words.withCString { words in
          withOptionalCString(identifier) { identifier in
            withOptionalCString(text?.string) { text in
              withOptionalCString(actionLines) { actions in
                var element = numbers
                (element.role, element.name, element.words) = (role, name, words)
                (element.identifier, element.text, element.actions) = (identifier, text, actions)
                body(&element)
              }
            }
          }
        }
      }
    }
  }

  /// The names of what can be done besides, a line each; nil for nothing.
  private var actionLines: String? {
    guard !actions.isEmpty else { return nil }
    return actions.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
      .joined(separator: "\n")
  }

  /// All but the texts.
  private var numbers: glissando_accessible {
    var element = glissando_accessible()
    element.identity = Int64(identity)
    element.x = Int32(pixels: frame.minX)
    element.y = Int32(pixels: frame.minY)
    element.width = Int32(pixels: frame.width)
    element.height = Int32(pixels: frame.height)
    element.states = states.rawValue
    element.is_window = role == .window
    if let range {
      element.has_range = true
      (element.value, element.lower, element.upper) = (range.value, range.lower, range.upper)
      element.step = range.step
    }
    if let text {
      element.caret = Int32(clamping: text.caret)
      element.selection_start = Int32(clamping: text.selection.lowerBound)
      element.selection_end = Int32(clamping: text.selection.upperBound)
    }
    return element
  }
}

private func withOptionalCString(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Void) {
  guard let text else { return body(nil) }
  text.withCString { body($0) }
}

extension Int32 {
  /// A coordinate as a whole number; what has none is 0.
  init(pixels value: Double) {
    self = value.isFinite ? Int32(clamping: Int(pixels: value.rounded())) : 0
  }
}
