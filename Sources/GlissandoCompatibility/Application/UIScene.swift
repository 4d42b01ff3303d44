public import Foundation

// A scene, how it is opened, and the time in which it is there.

/// How the scene of a program is opened.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
  /// The name that the program gives it.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, which has to derive from ``UIResponder``; nil is the class
  /// `SceneDelegate` of the program.
  public var delegateClass: AnyClass?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// The time in which a scene is there.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a role from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role = Role.windowApplication
  /// How it was opened.
  public internal(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)
  /// What tells it from others.
  public let persistentIdentifier = "main"
}

/// A part of a program's user interface.
@MainActor @preconcurrency
public class UIScene: NSObject {
  /// Why a scene is opened: on desktops there is no reason.
  public final class ConnectionOptions: NSObject {}

  /// What a scene is doing.
  public enum ActivationState: Int, Sendable {
    /// It is not there.
    case unattached = -1
    /// It is to be seen and takes input.
    case foregroundActive
    /// It is to be seen and takes no input.
    case foregroundInactive
    /// It is not to be seen.
    case background
  }

  /// The time in which it is there.
  public let session = UISceneSession()
  /// Who is told what it does.
  public weak var delegate: (any UISceneDelegate)?
  /// What it is doing.
  public var activationState: ActivationState { .foregroundActive }
  /// The title of its window; nil is the program's name.
  public var title: String?
}
