/// All languages in which motion can be written down and read.
package enum NotationFormats {
  /// In the order in which to show them.
  package static let all: [any NotationFormat] = [
    SwiftAnimationFormat(), SwiftSpringFormat(), CSSFormat(), ComposeFormat(), FlutterFormat(),
    MotionLibraryFormat(), ReactSpringFormat(), QtQuickFormat(), LibadwaitaFormat(), NiriFormat(),
    HyprlandLuaFormat(), HyprlandFormat(), PicomFormat(), LottieFormat(), JSONFormat(),
  ]

  /// All that is read: those, and what is only pasted.
  static let readers: [any NotationReader] =
    all + [GSAPReader(), UIKitReader(), AnimeReader(), AndroidReader(), TailwindReader()]

  /// What people call the language that an `id` of a reading names.
  package static func name(of id: String) -> String {
    (readers + [BareMotion()]).first { $0.id == id }?.name ?? id
  }

  /// The language with an `id`.
  package static func named(_ id: String) -> (any NotationFormat)? {
    all.first { $0.id == id }
  }
}
