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

  /// Lets the desktop open a URL: whichever window it is for, all of a program are on one.
  @MainActor private static func open(_ url: URL, _ completion: @escaping (Bool) -> Void) {
    let openers = LatestWindow.trees.reversed().lazy.compactMap { $0[AddressOpenerKey.self] }
    guard let opener = openers.first else {
      ViewWarning.once("\(url) cannot be opened: no window is on a desktop", key: "open \(url)")
      return completion(false)
    }
    opener.open(url, completion: completion)
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

private enum AddressOpenerKey: WindowServiceKey {
  static func make(in tree: ViewTree) -> (any AddressOpener)? { nil }
}

extension ViewHost {
  /// What opens addresses; nil for nobody, as without a desktop.
  package var addressOpener: (any AddressOpener)? {
    get { tree[AddressOpenerKey.self] }
    set { tree[AddressOpenerKey.self] = newValue }
  }
}
