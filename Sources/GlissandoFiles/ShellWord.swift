// Texts as words of a shell's command.

extension String {
  /// The text as one word of a command that somebody copies into a shell: in quotes where need be.
  package var shellWord: String {
    let isPlain = !isEmpty && utf8.allSatisfy { Self.plainBytes.contains($0) }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }

  /// What no shell takes for anything else.
  private static let plainBytes = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./+@:=,-".utf8)
}
