public import Foundation
import GlissandoControls
import GlissandoViews

// Generators of what people feel, as programs name them that know telephones.

/// Lets people feel that something has met something, as programs write it that know telephones.
///
/// Desktops have nothing to be felt with, so that nothing of it is noticed here.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator {
  /// How it feels.
  public enum FeedbackStyle: Int, Sendable {
    /// Like something light.
    case light
    /// Like something neither light nor heavy.
    case medium
    /// Like something heavy.
    case heavy
    /// Like something soft.
    case soft
    /// Like something hard.
    case rigid
  }

  /// Makes a generator.
  public init(style: FeedbackStyle = .medium) { ViewWarning.noteUnfelt() }
  /// Says that something will soon be felt.
  public func prepare() {}
  /// Lets something be felt.
  public func impactOccurred() {}
  /// Lets something be felt, more or less; [0, 1].
  public func impactOccurred(intensity: CGFloat) {}
}

/// Lets people feel how something has ended, as programs write it that know telephones.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator {
  /// How something has ended.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// Not quite well.
    case warning
    /// Badly.
    case error
  }

  /// Makes a generator.
  public init() { ViewWarning.noteUnfelt() }
  /// Says that something will soon be felt.
  public func prepare() {}
  /// Lets the end be felt.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Lets people feel that something else is chosen, as programs write it that know telephones.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator {
  /// Makes a generator.
  public init() { ViewWarning.noteUnfelt() }
  /// Says that something will soon be felt.
  public func prepare() {}
  /// Lets the choice be felt.
  public func selectionChanged() {}
}

extension ViewWarning {
  fileprivate static func noteUnfelt() {
    once("feedback generators do nothing: desktops have nothing to be felt with", key: "feedback")
  }
}
