import Foundation
import GlissandoControls
import GlissandoMotion
public import GlissandoViews

// What previews say of where they are to be shown. No tool here shows previews: it is accepted, so that
// files that have some compile.

/// A thing on which a preview is shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a thing from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a thing from its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// A kind of thing on which a preview is shown.
public enum PreviewPlatform: Hashable, Sendable {
  /// Telephones and tablets.
  case iOS
  /// Desktops.
  case macOS
  /// Televisions.
  case tvOS
  /// Watches.
  case watchOS
}

/// How a thing is held on which a preview is shown.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  private let name: String

  /// The orientation itself.
  public var id: InterfaceOrientation { self }
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

  /// All of them.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// The key of a value that a preview is given.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// What holds where nobody says anything.
  static var defaultValue: Value { get }
}

/// What a preview is given.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension PreviewProvider {
  /// The kind of thing on which the previews are shown: where they run.
  public static var platform: PreviewPlatform? { nil }
}

extension View {
  /// Says on what a tool shows the view.
  ///
  /// SwiftUI: no tool here does; the view is returned as it is.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Says how that is held on which a tool shows the view.
  ///
  /// SwiftUI: no tool here does; the view is returned as it is.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    self
  }

  /// Says what a tool gives the view.
  ///
  /// SwiftUI: no tool here does; the view is returned as it is.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
