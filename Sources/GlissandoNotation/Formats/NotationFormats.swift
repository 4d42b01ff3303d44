/// All languages in which motion can be written down and read.
package enum NotationFormats {
  /// In the order in which to show them.
  package static let all: [any NotationFormat] = [
    SwiftAnimationFormat(), SwiftSpringFormat(), CSSFormat(), ComposeFormat(), FlutterFormat(),
    MotionLibraryFormat(), ReactSpringFormat(), QtQuickFormat(), LibadwaitaFormat(), NiriFormat(),
    HyprlandLuaFormat(), HyprlandFormat(), PicomFormat(), LottieFormat(), JSONFormat(),
  ]

  /// The language with an `id`.
  package static func named(_ id: String) -> (any NotationFormat)? {
    all.first { $0.id == id }
  }
}
