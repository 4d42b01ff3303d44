import Foundation

/// Where a person keeps things, by the XDG base directory specification 0.8 and the file in which
/// desktops note what the folders of the home are called in the person's language.
package struct UserFolders: Sendable {
  private let environment: [String: String]

  /// The folders of a process with an environment.
  package init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  /// `$HOME`; where there is none, what the system knows.
  package var home: String { stated("HOME") ?? NSHomeDirectory() }

  /// `$XDG_RUNTIME_DIR`, where the sockets of the session are; nil where nothing is stated.
  package var runtime: String? { stated("XDG_RUNTIME_DIR") }

  private func stated(_ key: String) -> String? {
    environment[key].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A path for people, with `~` for the home folder.
  package func shown(_ path: String) -> String {
    path == home || path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
  }

  /// The path that a person typed, who writes `~` for the home folder, or `~name` for another's.
  package func path(typed: String) -> String {
    // Foundation knows another home than $HOME.
    typed == "~" || typed.hasPrefix("~/")
      ? home + typed.dropFirst() : (typed as NSString).expandingTildeInPath
  }

  /// `$XDG_CONFIG_HOME` if that is an absolute path, else `~/.config`.
  package var configuration: String { base("XDG_CONFIG_HOME", "/.config") }

  /// `$XDG_STATE_HOME` if that is an absolute path, else `~/.local/state`.
  package var state: String { base("XDG_STATE_HOME", "/.local/state") }

  private func base(_ key: String, _ standard: String) -> String {
    environment[key].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + standard
  }

  /// The folder of pictures, as `user-dirs.dirs` names it, else `~/Pictures`; the home where there
  /// is no such folder.
  package var pictures: String { named("XDG_PICTURES_DIR", "Pictures") }

  /// The folder of films, as `user-dirs.dirs` names it, else `~/Videos`; the home where there is no
  /// such folder.
  package var videos: String { named("XDG_VIDEOS_DIR", "Videos") }

  /// The folder of documents, as `user-dirs.dirs` names it, else `~/Documents`; the home where there
  /// is no such folder.
  package var documents: String { named("XDG_DOCUMENTS_DIR", "Documents") }

  private func named(_ key: String, _ standard: String) -> String {
    [environment[key] ?? noted(key), home + "/" + standard].compactMap(\.self)
      .first(where: \.isFolder) ?? home
  }

  /// The value of a line such as `XDG_PICTURES_DIR="$HOME/Bilder"`; an absolute path, else nil.
  private func noted(_ key: String) -> String? {
    guard
      let data = try? InputFile.read(configuration + "/user-dirs.dirs", limit: 1 << 16),
      let text = String(bytes: data, encoding: .utf8)
    else { return nil }
    let prefix = key + "=\""
    let line = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .last { $0.hasPrefix(prefix) && $0.hasSuffix("\"") && $0.count > prefix.count }
    guard let value = line?.dropFirst(prefix.count).dropLast() else { return nil }
    if value == "$HOME" { return home }
    if value.hasPrefix("$HOME/") { return home + value.dropFirst("$HOME".count) }
    return value.hasPrefix("/") ? String(value) : nil
  }
}
