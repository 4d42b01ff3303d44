public import Foundation
import GlissandoControls
import GlissandoViews

/// What kind of thing a program runs on.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// A telephone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A desktop.
  case mac = 5
  /// Glasses.
  case vision
}

/// How a thing is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its left side.
  case landscapeLeft
  /// On its right side.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// What a program runs on, as programs name it that know telephones: a desktop, which stands.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  /// The machine.
  public static let current = UIDevice()

  /// What kind of thing it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
  /// How it is held: as wide as it is.
  public var orientation: UIDeviceOrientation { .landscapeLeft }
  /// The machine's name in its network.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// What the machine is.
  public var model: String { "Desktop" }
  /// The name of the system.
  public var systemName: String { "Linux" }
  /// The version of the system.
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
  /// What tells the machine from others, for the programs of one maker: nothing does.
  public var identifierForVendor: UUID? { nil }
  /// Whether the battery is watched: it is not.
  public var isBatteryMonitoringEnabled = false
  /// How full the battery is: nobody knows.
  public var batteryLevel: Float { -1 }

  /// It is held in another way; nobody posts it.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private override init() { super.init() }

  /// Begins to say how it is held: it stands.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends to say how it is held.
  public func endGeneratingDeviceOrientationNotifications() {}
}
