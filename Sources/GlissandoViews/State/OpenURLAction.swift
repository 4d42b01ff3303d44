public import Foundation
public import GlissandoMotion

/// Opens a URL.
public struct OpenURLAction: Sendable {
  /// What becomes of a URL.
  public struct Result: Equatable, Sendable {
    private let number: Int
    /// It has been dealt with.
    public static let handled = Result(number: 0)
    /// It could not be opened.
    public static let discarded = Result(number: 1)
    /// The system is to open it.
    public static let systemAction = Result(number: 2)
  }

  private let handler: @Sendable (URL) -> Result

  /// Makes an action that deals with URLs itself.
  public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }

  /// Opens a URL, as the desktop does.
  @MainActor public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL, as the desktop does.
  ///
  /// - Parameter completion: Is told whether that was possible: at once, or when the desktop knows.
  @MainActor public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) {
    switch handler(url) {
    case .systemAction: Self.open(url, completion)
    case let result: completion(result == .handled)
    }
  }

  /// What the desktop opens addresses with; nil without one.
  ///
  /// One for all windows, and for programs that have none yet or no longer: all of them are on one desktop.
  @MainActor package static var desktop: (any AddressOpener)?

  @MainActor private static func open(_ url: URL, _ completion: @escaping (Bool) -> Void) {
    guard let desktop else {
      ViewWarning.once("\(url) cannot be opened: there is no desktop", key: "open \(url)")
      return completion(false)
    }
    desktop.open(url, completion: completion)
  }
}

extension EnvironmentValues {
  /// Opens a URL.
  @Entry public var openURL: OpenURLAction = OpenURLAction { _ in .systemAction }
}

/// Opens addresses outside of the program.
@MainActor
package protocol AddressOpener {
  /// Opens an address.
  ///
  /// - Parameter completion: Is told whether that was possible: at once, or when that is known.
  func open(_ url: URL, completion: @escaping (_ isOpen: Bool) -> Void)
}
