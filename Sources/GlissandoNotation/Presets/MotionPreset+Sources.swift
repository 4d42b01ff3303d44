extension MotionPreset {
  /// Where the values of a system are published; nil for a system that there is none of.
  package static func source(of system: String) -> String? {
    sources.first { $0.system == system }?.source
  }

  private static let sources: [(system: String, source: String)] = [
    ("SwiftUI", "developer.apple.com/documentation/swiftui/animation"),
    ("UIKit, Core Animation", "developer.apple.com/documentation/quartzcore/caspringanimation"),
    ("Jetpack Compose", "developer.android.com, androidx.compose.animation.core.Spring"),
    ("Android", "developer.android.com, androidx.dynamicanimation.animation.SpringForce"),
    (
      "Material 3",
      "androidx material3, StandardMotionTokens and ExpressiveMotionTokens; m3.material.io"
    ),
    ("Flutter", "api.flutter.dev/flutter/animation/Curves-class.html"),
    ("React Spring", "react-spring, packages/core/src/constants.ts"),
    ("Motion", "motion, motion-dom/src/animation/utils/default-transitions.ts"),
    ("libadwaita", "gnome.pages.gitlab.gnome.org/libadwaita, AdwCarousel:scroll-params"),
    ("niri", "yalter.github.io/niri/Configuration:-Animations"),
    ("Hyprland", "hyprwm/Hyprland, example configuration"),
    ("GNOME Shell", "gnome-shell, js/ui/windowManager.js, overview.js, workspaceAnimation.js"),
    ("KDE", "kwin, src/plugins/slide; kirigami, Units"),
    ("Fluent", "fluent2.microsoft.design/motion"),
    ("Carbon", "carbondesignsystem.com/elements/motion"),
    ("CSS", "w3.org/TR/css-easing-2"),
    ("easings.net", "easings.net"),
  ]
}
