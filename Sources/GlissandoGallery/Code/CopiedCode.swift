/// The code as it goes into the clipboard: without the probes, which only the gallery has.
enum CopiedCode {
  static func text(from code: String) -> String {
    var kept: [Substring] = []
    // How many brackets of a probe are still open; 0 outside.
    var depth = 0
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      let isProbe = line.drop { $0 == " " }.hasPrefix(".probe(")
      guard isProbe || depth > 0 else {
        kept.append(line)
        continue
      }
      depth += line.count { $0 == "(" } - line.count { $0 == ")" }
    }
    return kept.joined(separator: "\n")
  }
}
