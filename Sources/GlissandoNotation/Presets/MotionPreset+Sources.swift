// Where the values of presets are published.

extension MotionPreset {
  /// Where the values of a system are published; nil for a system that there is none of.
  ///
  /// Those of Jetpack Compose, Android, KDE, Fluent, Carbon, Hyprland, libadwaita and GNOME Shell were
  /// compared with what was published there in November 2026; the others are as generally known.
  package static func source(of system: String) -> String? {
    sources.first { $0.system == system }?.source
  }

  private static let sources: [(system: String, source: String)] = [
    ("SwiftUI", "developer.apple.com/documentation/swiftui/animation"),
    ("UIKit, Core Animation", "developer.apple.com/documentation/quartzcore/caspringanimation"),
    ("Jetpack Compose", "androidx, compose.animation.core, Spring and Easing"),
    ("Android", "androidx, dynamicanimation.animation.SpringForce"),
    (
      "Material 3",
      "androidx material3, StandardMotionTokens and ExpressiveMotionTokens; m3.material.io"
    ),
    ("Flutter", "api.flutter.dev/flutter/animation/Curves-class.html"),
    ("React Spring", "react-spring, packages/core/src/constants.ts"),
    ("Motion", "motion, motion-dom/src/animation/utils/default-transitions.ts"),
    ("libadwaita", "gnome.pages.gitlab.gnome.org/libadwaita, AdwCarousel:scroll-params"),
    ("niri", "niri, docs/wiki/Configuration:-Animations.md"),
    ("Hyprland", "hyprwm/Hyprland, example/hyprland.lua"),
    ("GNOME Shell", "gnome-shell, js/ui/windowManager.js, overview.js, workspaceAnimation.js"),
    ("KDE", "kwin, src/plugins/slide/slide.cpp; kirigami, src/platform/units.cpp"),
    ("Fluent", "fluentui, packages/tokens/src/global/curves.ts and durations.ts"),
    ("Carbon", "carbon, packages/motion/src/index.js"),
    ("CSS", "w3.org/TR/css-easing-2"),
    ("easings.net", "easings.net"),
  ]
}
