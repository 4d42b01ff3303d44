import GlissandoViews

// A system's own controls, as programs set how all of a kind look. The controls here have looks of
// their own: what is set is kept and changes nothing, and a warning says so once for each kind.

extension UIView {
  /// Those that stand for all of their kind.
  private static var appearances: [ObjectIdentifier: UIView] = [:]

  static func shared<Kind: UIView>(_ make: () -> Kind) -> Kind {
    if let made = appearances[ObjectIdentifier(Kind.self)] as? Kind { return made }
    let made = make()
    appearances[ObjectIdentifier(Kind.self)] = made
    if Kind.self != UITabBar.self {
      ViewWarning.once(
        "\(Kind.self).appearance() changes nothing: the controls here have looks of their own",
        key: "appearance \(Kind.self)")
    }
    return made
  }
}
