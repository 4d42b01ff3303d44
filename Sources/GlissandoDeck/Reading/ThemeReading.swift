import Yams

/// Themes.
extension Cursor {
  /// A theme: its name, or what is different from one.
  func theme() -> DeckTheme? {
    guard case .mapping = node else {
      let theme = word("theme", among: DeckTheme.named)
      context.colors = theme?.colors ?? context.colors
      return theme
    }
    let keys = [
      "base", "colors", "background", "font", "code-font", "font-size", "animation", "transition",
    ]
    // What the others build on comes first, wherever it is written.
    let entries = entries("a theme", allowed: keys).sorted {
      keys.firstIndex(of: $0.key)! < keys.firstIndex(of: $1.key)!
    }
    var theme = DeckTheme.paper
    for (key, value) in entries {
      switch key {
      case "base": theme = value.word(key, among: DeckTheme.named) ?? theme
      case "colors": value.readColors(into: &theme)
      case "background": theme.background = value.paint(key) ?? theme.background
      case "font": theme.font = value.font(key) ?? theme.font
      case "code-font": theme.codeFont = value.font(key) ?? theme.codeFont
      case "font-size": theme.fontSize = value.number(key, in: 1...10_000) ?? theme.fontSize
      case "animation": theme.animation = value.animation(key) ?? theme.animation
      default: theme.transition = value.word(key) ?? theme.transition
      }
      context.colors = theme.colors
    }
    return theme
  }

  private func readColors(into theme: inout DeckTheme) {
    context.colors = theme.colors
    for (name, value) in pairs("“colors”") {
      guard let color = value.color("a colour") else { continue }
      theme.colors[name.text] = color
      context.colors[name.text] = color
      if name.text == "paper" { theme.background = .color(color) }
    }
  }
}
