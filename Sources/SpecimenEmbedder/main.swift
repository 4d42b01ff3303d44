// Writes Swift code that holds the text of Swift files: SpecimenEmbedder OUTPUT FILE…
import Foundation

/// A literal for any text: with more number signs than follow a quotation mark anywhere in it.
func literal(_ text: String) -> String {
  var signs = "#"
  while text.contains("\"" + signs) || text.contains("\\" + signs) { signs += "#" }
  return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
}

func generate(_ files: [URL]) throws -> String {
  var cases = ""
  var names: [String] = []
  for file in files {
    let name = file.deletingPathExtension().lastPathComponent
    let text = try String(contentsOf: file, encoding: .utf8)
    names.append(name)
    cases += "    case \"\(name)\":\nreturn \(literal(text))\n"
  }
  return """
    /// The text of the files in the folder of specimens, by the files' names without extension.
    enum SpecimenTexts {
      static let names: [String] = \(names)

      static func text(of name: String) -> String? {
        switch name {
    \(cases)    default: return nil
        }
      }
    }

    """
}

let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
guard let output = arguments.first else {
  try? FileHandle.standardError.write(
    contentsOf: Data("SpecimenEmbedder: name the file to be written\n".utf8))
  exit(1)
}
do {
  try generate(Array(arguments.dropFirst())).write(to: output, atomically: true, encoding: .utf8)
} catch {
  try? FileHandle.standardError.write(contentsOf: Data("SpecimenEmbedder: \(error)\n".utf8))
  exit(1)
}
