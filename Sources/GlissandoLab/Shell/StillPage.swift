import Glissando

/// Where motion is reduced, changes the page at once; the specimens, which are what the lab is
/// about, still move by their lanes' animations.
struct StillPage: ViewModifier {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func body(content: Content) -> some View {
    content.transaction { transaction in
      // What is written further inside, as the specimens' animations are, comes later and wins.
      if reduceMotion { transaction.animation = nil }
    }
  }
}
