import Foundation
import GlissandoFiles
import Testing

/// Where the lab keeps presets and saves plots.
@Suite struct UserFolderTests {
  private let home: String

  init() throws {
    home = NSTemporaryDirectory() + "glissando-home-\(UUID().uuidString)"
    for folder in ["/.config", "/Bilder"] {
      try FileManager.default.createDirectory(
        atPath: home + folder, withIntermediateDirectories: true)
    }
  }

  private func note(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: home + "/.config/user-dirs.dirs"))
  }

  private func folders(_ more: [String: String] = [:]) -> UserFolders {
    UserFolders(["HOME": home].merging(more) { $1 })
  }

  @Test("Pictures lie where the desktop says, in whatever language")
  func pictures() throws {
    #expect(folders().pictures == home)
    try note("# a comment\nXDG_MUSIC_DIR=\"$HOME/Musik\"\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n")
    #expect(folders().pictures == home + "/Bilder")
    try note("XDG_PICTURES_DIR=\"\(home)/Bilder\"")
    #expect(folders().pictures == home + "/Bilder")
    // What is not there, or no path, counts as not said.
    for text in [
      "XDG_PICTURES_DIR=\"$HOME/Fotos\"", "XDG_PICTURES_DIR=\"Bilder\"", "XDG_PICTURES_DIR=",
    ] {
      try note(text)
      #expect(folders().pictures == home)
    }
    try FileManager.default.createDirectory(
      atPath: home + "/Pictures", withIntermediateDirectories: true)
    #expect(folders().pictures == home + "/Pictures")
    #expect(folders(["XDG_PICTURES_DIR": home + "/Bilder"]).pictures == home + "/Bilder")
  }

  @Test("Films and documents lie where the desktop says too")
  func films() throws {
    #expect(folders().videos == home)
    try note("XDG_VIDEOS_DIR=\"$HOME/Bilder\"\nXDG_DOCUMENTS_DIR=\"$HOME/.config\"")
    #expect(folders().videos == home + "/Bilder")
    #expect(folders().documents == home + "/.config")
  }

  @Test(
    "A free name is the one that was asked for, then that with a number, and no part of it leads elsewhere"
  )
  func names() throws {
    func path(_ name: String) -> String {
      let path = OutputFile.freePath(in: home, name: name, ending: "png")
      return path.hasPrefix(home + "/") ? String(path.dropFirst(home.count + 1)) : path
    }
    #expect(path("Plot of Bouncy") == "Plot of Bouncy.png")
    try Data().write(to: URL(fileURLWithPath: home + "/Plot of Bouncy.png"))
    try FileManager.default.createSymbolicLink(
      atPath: home + "/Plot of Bouncy 2.png", withDestinationPath: "/nowhere")
    #expect(path("Plot of Bouncy") == "Plot of Bouncy 3.png")
    #expect(path("../../a\nb") == "a b.png")
    #expect(path("Plot of spring(duration: 0.5)") == "Plot of spring(duration 0.5).png")
    #expect(path(#"a<b>c:d"e/f\g|h?i*j"#) == "a b c d e f g h i j.png")
    #expect(path("") == "Glissando.png")
    #expect(path("...") == "Glissando.png")
    #expect(path(" .. ") == "Glissando.png")
    #expect(path("a\u{7}b\u{1B}[0m\u{85}\u{7F}") == "a b [0m.png")
    #expect(path("\t.hidden") == "hidden.png")
    #expect(path("a" + String(repeating: "\u{301}", count: 300)) == "Glissando.png")
    #expect(path(String(repeating: "é", count: 300)).utf8.count < 255)
  }

  @Test("What tells a name's moment follows it, however long it is")
  func moments() throws {
    func path(_ name: String) -> String {
      OutputFile.freePath(in: home, name: name, moment: "2026-01-02 03-04-05", ending: "film")
    }
    #expect(path("Springs") == home + "/Springs 2026-01-02 03-04-05.film")
    try Data().write(to: URL(fileURLWithPath: path("Springs")))
    #expect(path("Springs") == home + "/Springs 2026-01-02 03-04-05 2.film")
    #expect(path("") == home + "/Glissando 2026-01-02 03-04-05.film")
    let long = path(String(repeating: "é", count: 300))
    #expect(long.hasSuffix("é 2026-01-02 03-04-05.film"))
    #expect(long.utf8.count - home.utf8.count - 1 < 255)
  }

  @Test("A path stands in a command as one word, whatever is in it")
  func words() {
    #expect("/home/a/Springs-2.film".shellWord == "/home/a/Springs-2.film")
    #expect("Springs 2026.film".shellWord == "'Springs 2026.film'")
    #expect("it's $HOME".shellWord == #"'it'\''s $HOME'"#)
    #expect("é".shellWord == "'é'")
    #expect("".shellWord == "''")
  }

  @Test("The configuration lies where the environment says, if that is an absolute path")
  func configuration() {
    #expect(folders().configuration == home + "/.config")
    #expect(folders(["XDG_CONFIG_HOME": "/elsewhere"]).configuration == "/elsewhere")
    #expect(folders(["XDG_CONFIG_HOME": "elsewhere"]).configuration == home + "/.config")
    #expect(UserFolders(["HOME": ""]).home == NSHomeDirectory())
  }
}
