// The motions of desktops, as each documents or ships them; desktops change, so compare before you rely on one.
extension MotionPreset {
  /// The default that the documentation of the widget states.
  static let libadwaita = [
    MotionPreset("libadwaita", "AdwCarousel", ratio: 1, stiffness: 500, mass: 0.5)
  ]

  static let niri: [MotionPreset] = {
    let system = "niri"
    let springs: [(String, Double, Double)] = [
      ("workspace-switch", 1, 1000), ("horizontal-view-movement", 1, 800),
      ("window-movement", 1, 800), ("window-resize", 1, 800), ("overview-open-close", 1, 800),
      ("recent-windows-close", 1, 800),
      ("config-notification-open-close", 0.6, 1000), ("exit-confirmation-open-close", 0.6, 500),
    ]
    return springs.map { MotionPreset(system, $0.0, ratio: $0.1, stiffness: $0.2) }
      + [
        MotionPreset(system, "window-open", easing: "easeOutExpo", milliseconds: 150),
        MotionPreset(system, "window-close", easing: "easeOutQuad", milliseconds: 150),
        MotionPreset(system, "screenshot-ui-open", easing: "easeOutQuad", milliseconds: 200),
      ]
  }()

  /// What the configuration says that Hyprland writes for a new user.
  static let hyprland: [MotionPreset] = {
    let system = "Hyprland"
    // Changed in July 2026, when springs had become slower; it is also what windows come in by.
    let easy = SpringSetting.physical(mass: 1, stiffness: 238.1191, damping: 24.21279333)
    let curves: [(String, Double, Double, Double, Double, Double)] = [
      ("windowsOut", 0, 0, 1, 1, 149), ("global", 0, 0.75, 0.15, 1, 1000),
      ("border", 0.23, 1, 0.32, 1, 539),
      ("layers", 0.23, 1, 0.32, 1, 381), ("layersIn", 0.23, 1, 0.32, 1, 400),
      ("layersOut", 0, 0, 1, 1, 150), ("fade", 0.15, 0, 0.1, 1, 303),
      ("fadeIn", 0.5, 0.5, 0.75, 1, 173), ("fadeOut", 0.5, 0.5, 0.75, 1, 146),
      ("zoomFactor", 0.15, 0, 0.1, 1, 700), ("workspaces", 0.5, 0.5, 0.75, 1, 194),
    ]
    return [MotionPreset(system, "windows", .spring(easy))]
      + curves.map { MotionPreset(system, $0.0, $0.1, $0.2, $0.3, $0.4, milliseconds: $0.5) }
  }()

  static let gnomeShell: [MotionPreset] = [
    ("Window opens", "easeOutExpo", 150.0), ("Window closes", "easeOutQuad", 150),
    ("Dialog opens or closes", "easeOutQuad", 100), ("Window is minimised", "easeOutExpo", 400),
    ("Overview", "easeOutQuad", 250),
    ("Workspace switch", "easeOutCubic", 250),
  ].map { MotionPreset("GNOME Shell", $0.0, easing: $0.1, milliseconds: $0.2) }

  static let kde: [MotionPreset] = [
    // The spring of KWin's desktop switch.
    MotionPreset("KDE", "Slide between desktops", ratio: 1.1, stiffness: 300),
    // Kirigami's durations, with the easing that its own components give them.
    MotionPreset("KDE", "shortDuration", easing: "easeInOutQuad", milliseconds: 100),
    MotionPreset("KDE", "longDuration", easing: "easeInOutQuad", milliseconds: 200),
    MotionPreset("KDE", "veryLongDuration", easing: "easeInOutQuad", milliseconds: 400),
  ]
}
