import ArgumentParser

/// What completes the program's words in shells: subcommands and options, as the commands themselves say, and a file in
/// place of a subcommand, of which they know nothing.
enum CompletionScripts {
  /// The script of a shell.
  static func text(for shell: CompletionShell) -> String {
    let text = GlissandoCommand.completionScript(for: shell)
    switch shell {
    case .bash:
      return text.replacing("complete -o filenames -F", with: "complete -o filenames -o default -F")
    case .zsh:
      let offer = "_describe -V subcommand subcommands && ret=0\n"
      return text.replacing(offer, with: offer + "        _files && ret=0\n", maxReplacements: 1)
    default:
      let isFirst = #"__glissando_should_offer_completions_for_positional "glissando" -eq 1"#
      return text + "\ncomplete -c 'glissando' -n '\(isFirst)' -F\n"
    }
  }
}
