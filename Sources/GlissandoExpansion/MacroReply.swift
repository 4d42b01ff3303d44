/// What the compiler is told, as it reads it.
struct MacroReply: Encodable {
  struct Capability: Encodable {
    struct Version: Encodable { let protocolVersion: Int }
    let capability: Version
  }

  /// The source that is added; nil where there is none because of a mistake.
  struct Expansion: Encodable {
    let expandedSource: String?
    let diagnostics: [MacroDiagnostic]
  }

  var getCapabilityResult: Capability?
  var expandMacroResult: Expansion?
}

/// What a macro says about the code that it was put on.
package struct MacroDiagnostic: Encodable, Sendable {
  /// How bad it is.
  package enum Severity: String, Encodable, Sendable { case error, warning }

  package struct Position: Encodable, Sendable {
    package let fileName: String
    /// In bytes of the file.
    package let offset: Int
  }

  package struct Range: Encodable, Sendable {
    package let fileName: String
    package let startOffset: Int
    package let endOffset: Int
  }

  /// What an editor offers to do about it.
  package struct FixIt: Encodable, Sendable {
    package struct Change: Encodable, Sendable {
      package let range: Range
      package let newText: String
    }
    package let message: String
    package let changes: [Change]
  }

  package let message: String
  package let severity: Severity
  package let position: Position
  // Nothing of ours needs these two, but the compiler wants them.
  private let highlights: [Range] = []
  private let notes: [String] = []
  package let fixIts: [FixIt]

  init(
    _ message: String, severity: Severity = .error, in syntax: MacroSyntax, at offset: Int,
    fixIts: [FixIt] = []
  ) {
    self.message = message
    self.severity = severity
    position = Position(
      fileName: syntax.location.fileName, offset: syntax.location.offset + offset)
    self.fixIts = fixIts
  }
}

extension MacroDiagnostic.FixIt {
  /// Puts a text in the place of some bytes of a piece of source.
  init(_ message: String, replace range: Range<Int>, of syntax: MacroSyntax, with text: String) {
    let start = syntax.location.offset
    self.init(
      message: message,
      changes: [
        Change(
          range: MacroDiagnostic.Range(
            fileName: syntax.location.fileName, startOffset: start + range.lowerBound,
            endOffset: start + range.upperBound),
          newText: text)
      ])
  }
}
