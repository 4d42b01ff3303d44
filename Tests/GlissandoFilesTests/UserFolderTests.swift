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

  @Test("The configuration lies where the environment says, if that is an absolute path")
  func configuration() {
    #expect(folders().configuration == home + "/.config")
    #expect(folders(["XDG_CONFIG_HOME": "/elsewhere"]).configuration == "/elsewhere")
    #expect(folders(["XDG_CONFIG_HOME": "elsewhere"]).configuration == home + "/.config")
    #expect(UserFolders(["HOME": ""]).home == NSHomeDirectory())
  }
}
