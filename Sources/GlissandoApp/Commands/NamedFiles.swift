import ArgumentParser
import GlissandoFiles

/// The files that a command line names: what is written must be none of what is read, nor be written twice.
///
/// A recording that is written over the deck that it is of would be all that is left of both.
struct NamedFiles {
  /// What the option or argument is called, and the path that it was given; nil where it was not.
  typealias Name = (option: String, path: String?)

  var read: [Name] = []
  var written: [Name] = []

  /// Refuses two names of one file, of which one is written.
  func check() throws {
    var others = read
    for file in written {
      guard let path = file.path else { continue }
      for other in others {
        guard let otherPath = other.path, OutputFile.isSame(path, otherPath) else { continue }
        throw ValidationError(
          "\(file.option) would write over “\(otherPath)”, which is \(other.option); "
            + "name another file")
      }
      others.append(("what \(file.option) writes", path))
    }
  }

  /// Refuses to write JSON over what is none: an option takes the name behind it, and that may be the deck's.
  static func checkJSON(_ file: Name) throws {
    guard let path = file.path,
      let first = try? InputFile(path).bytes(at: 0, count: 1).first, first != UInt8(ascii: "{")
    else { return }
    throw ValidationError(
      "\(file.option) would write over “\(path)”, which holds something else; name the file to write "
        + "behind it, as in \(file.option) \(file.option.dropFirst(2)).json")
  }
}

extension WindowOptions {
  /// The files that these options name.
  var namedFiles: NamedFiles {
    NamedFiles(
      read: [("what --replay plays", replay)],
      written: [("--record", record), ("--stats", stats)])
  }
}
