import Foundation
import GlissandoMotion
public import GlissandoViews

/// How text fields look.
///
/// A style of one's own puts other views around the field that it is given, which has no surface.
public nonisolated protocol TextFieldStyle: Sendable {
  // The names are SwiftUI's.

  /// The type of the field's view.
  // swift-format-ignore: NoLeadingUnderscores
  associatedtype _Body: View
  /// The label of a field.
  // swift-format-ignore: NoLeadingUnderscores
  typealias _Label = _TextFieldStyleLabel
  /// The view of a field.
  // swift-format-ignore: NoLeadingUnderscores
  @MainActor @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

// swift-format-ignore: NoLeadingUnderscores
/// The label of a field whose style is one's own.
public nonisolated struct _TextFieldStyleLabel: View {
  let text: Text?
  /// The label.
  @MainActor public var body: some View { text }
}

extension TextFieldLooking {
  // swift-format-ignore: NoLeadingUnderscores
  /// The field as it is: the style says how its surface looks.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension AnyStyle where Configuration == TextField<_TextFieldStyleLabel> {
  nonisolated fileprivate init<S: TextFieldStyle>(_ style: S) {
    self.init(style, \.ownTextFieldStyle) { $0._body(configuration: $1) }
  }
}

protocol TextFieldLooking: TextFieldStyle {
  var look: TextFieldLook { get }
}

enum TextFieldLook: Equatable {
  /// The text alone.
  case plain
  /// The text alone in a margin, as high as it may be, in which return begins a line.
  case editor
  /// A surface with a border; its corners' radius, or nil for that of all controls.
  case bordered(radius: CGFloat?)

  var isBordered: Bool { if case .bordered = self { true } else { false } }
}

/// The style for the place where a field is: a surface with a border.
public struct DefaultTextFieldStyle: TextFieldStyle, TextFieldLooking {
  /// Makes the style.
  public init() {}
  var look: TextFieldLook { .bordered(radius: nil) }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle, TextFieldLooking {
  /// Makes the style.
  public init() {}
  var look: TextFieldLook { .plain }
}

/// A surface with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, TextFieldLooking {
  /// Makes the style.
  public init() {}
  var look: TextFieldLook { .bordered(radius: nil) }
}

/// A surface with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle, TextFieldLooking {
  /// Makes the style.
  public init() {}
  var look: TextFieldLook { .bordered(radius: 1) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style for the place where a field is.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A surface with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A surface with square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// What happens when return is pressed in a field.
struct SubmitAction: Sendable {
  let run: @MainActor () -> Void

  /// The action, and then one further out.
  func followed(by outer: SubmitAction?) -> SubmitAction {
    SubmitAction {
      run()
      outer?.run()
    }
  }
}

/// What happens when return is pressed in fields of each kind.
struct SubmitActions: Sendable {
  /// In fields for text.
  var text: SubmitAction?
  /// In fields for searching.
  var search: SubmitAction?

  /// Adds an action that is further inside than those that are there.
  mutating func add(_ action: SubmitAction, for triggers: SubmitTriggers) {
    if triggers.contains(.text) { text = action.followed(by: text) }
    if triggers.contains(.search) { search = action.followed(by: search) }
  }
}

/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes triggers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension EnvironmentValues {
  /// The style of text fields.
  @Entry var textFieldLook: TextFieldLook = .bordered(radius: nil)

  /// The style of text fields where it is somebody's own.
  @Entry var ownTextFieldStyle: AnyStyle<TextField<_TextFieldStyleLabel>>?

  /// What happens when return is pressed in fields.
  @Entry var submitActions: SubmitActions = SubmitActions()
}

extension View {
  /// Sets how the text fields inside look.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let look = (style as? any TextFieldLooking)?.look
    return environment(\.textFieldLook, look ?? .plain)
      .environment(\.ownTextFieldStyle, look == nil ? AnyStyle(style) : nil)
  }

  /// Runs an action when return is pressed in a text field, or in a field for searching, inside; actions further
  /// out run too.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View {
    let carried = Carried(action)
    return transformEnvironment(\.submitActions) {
      $0.add(SubmitAction { carried.value() }, for: triggers)
    }
  }
}
