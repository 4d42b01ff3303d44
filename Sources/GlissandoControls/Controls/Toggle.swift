import Foundation
import GlissandoMotion
public import GlissandoViews

/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  /// Whether it stands for several values that differ.
  private let isMixed: () -> Bool
  private let label: Label

  /// Makes a toggle.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: { false }, label: label)
  }

  private init(isOn: Binding<Bool>, isMixed: @escaping () -> Bool, label: () -> Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label()
  }

  /// The toggle in the style around.
  @MainActor public var body: some View {
    StyledControl(
      \.toggleStyle,
      ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(content: ControlLabel(label, in: .titles)),
        isOn: isOn, isMixed: isMixed()))
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle {
  /// Makes a toggle for several values: it is on if all of them are, and switches all.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { value in for binding in bindings { binding.wrappedValue = value } }),
      isMixed: { Set(bindings.map(\.wrappedValue)).count > 1 }, label: label)
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title for several values: it is on if all of them are, and switches all.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title for several values: it is on if all of them are, and switches all.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a toggle from the configuration that a style is given.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, isMixed: { configuration.isMixed }) {
      configuration.label
    }
  }
}

/// How toggles look and behave.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of view that shows a toggle.
  associatedtype Body: View
  /// Shows a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a style is told about a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a style is told about a toggle.
public struct ToggleStyleConfiguration {
  /// A toggle's label.
  public struct Label: View {
    let content: ControlLabel
    /// The label as the toggle was given it.
    public var body: some View { content }
  }

  /// What is written beside it.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it stands for several values that differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }

  /// How a toggle is described to those who do not see it.
  var description: AccessibleDescription {
    AccessibleDescription(.toggle, value: isMixed ? "mixed" : isOn ? "on" : "off")
  }
}

extension AnyStyle where Configuration == ToggleStyleConfiguration {
  nonisolated init<S: ToggleStyle>(_ style: S) {
    self.init(style, \.toggleStyle) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  /// The style of toggles.
  @Entry var toggleStyle: AnyStyle<ToggleStyleConfiguration> = AnyStyle(DefaultToggleStyle())
}

extension View {
  /// Sets how the toggles inside look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyStyle(style))
  }
}
