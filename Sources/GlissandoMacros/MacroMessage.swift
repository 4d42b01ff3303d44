#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// What a macro says about the code that it was put on.
  struct MacroMessage: DiagnosticMessage {
    let message: String
    let severity: DiagnosticSeverity
    /// One word for the kind of mistake, for tools that filter.
    let identifier: String

    init(_ identifier: String, _ message: String, severity: DiagnosticSeverity = .error) {
      self.identifier = identifier
      self.message = message
      self.severity = severity
    }

    var diagnosticID: MessageID { MessageID(domain: "Glissando", id: identifier) }
  }

  /// What an editor offers to do about it.
  struct MacroFixIt: FixItMessage {
    let identifier: String
    let message: String

    init(_ identifier: String, _ message: String) {
      self.identifier = identifier
      self.message = message
    }

    var fixItID: MessageID { MessageID(domain: "Glissando", id: identifier) }
  }

  extension MacroExpansionContext {
    /// Says something about a piece of the source, with what an editor could do about it.
    func report(
      _ message: MacroMessage, at node: some SyntaxProtocol, fixIts: [FixIt] = []
    ) {
      diagnose(Diagnostic(node: Syntax(node), message: message, fixIts: fixIts))
    }
  }
#endif
