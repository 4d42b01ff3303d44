import Foundation
public import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of view that shows a progress.
  associatedtype Body: View
  /// Shows a progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a style is told about a progress.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a style is told about a progress.
public struct ProgressViewStyleConfiguration {
  /// What is written above.
  public struct Label: View {
    let content: ControlLabel
    /// The label as the progress was given it.
    public var body: some View { content }
  }

  /// What is written below.
  public struct CurrentValueLabel: View {
    let content: ControlLabel
    /// The label as the progress was given it.
    public var body: some View { content }
  }

  /// How far it has come; [0, 1], or nil if that is not known.
  public let fractionCompleted: Double?
  /// What goes on.
  public var label: Label?
  /// How far it has come, in words.
  public var currentValueLabel: CurrentValueLabel?
}

/// The style for the place where a progress is: a bar, or a turning ring if its end is not known.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a progress.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

/// A bar that fills.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Makes the style.
  nonisolated public init() { tint = nil }

  /// Makes the style with a colour of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Shows a progress.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let tint = tint
    LinearProgress(configuration: configuration)
      .transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
  }
}

/// A ring that closes.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Makes the style.
  nonisolated public init() { tint = nil }

  /// Makes the style with a colour of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Shows a progress.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let tint = tint
    CircularProgress(configuration: configuration)
      .transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style for the place where a progress is.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring that closes.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension AnyStyle where Configuration == ProgressViewStyleConfiguration {
  nonisolated fileprivate init<S: ProgressViewStyle>(_ style: S) {
    self.init(style, \.progressViewStyle) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  /// The style of progress.
  @Entry var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration> = AnyStyle(
    DefaultProgressViewStyle())
}

extension View {
  /// Sets how the progress inside looks.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyStyle(style))
  }
}
