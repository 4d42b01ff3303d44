#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Answers what the compiler asks on standard input, on standard output, until it has no more.
///
/// Every message is JSON after its length in eight bytes, the lowest first: `MacroRequest` is what of a question
/// is read, `MacroReply` what is answered. Each macro is an `AttachedMacro` with a name here.
package struct MacroConversation {
  /// The macro that is put on declarations and has this name in its own declaration.
  private static func attachedMacro(named name: String) -> (any AttachedMacro.Type)? {
    switch name {
    case "EntryMacro": EntryMacro.self
    case "AnimatableMacro": AnimatableMacro.self
    case "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self
    default: nil
    }
  }

  package init() {}

  /// Goes on until the compiler ends the conversation.
  package func run() {
    while let length = read(count: 8).map({ $0.reversed().reduce(0) { $0 << 8 | Int($1) } }),
      length > 0, let message = read(count: length)
    {
      write(answer(to: message))
    }
  }

  /// The answer to a message, without its length; what is not understood gets a diagnosis.
  package func answer(to message: [UInt8]) -> [UInt8] {
    let reply: MacroReply
    do {
      reply = self.reply(to: try JSONDecoder().decode(MacroRequest.self, from: Data(message)))
    } catch {
      reply = Self.reply(
        MacroExpansion(diagnostics: [Self.complaint("cannot read the compiler's message: \(error)")]
        )
      )
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // These are plain texts and numbers.
    return (try? encoder.encode(reply)).map(Array.init) ?? []
  }

  private func reply(to request: MacroRequest) -> MacroReply {
    if request.getCapability != nil {
      return MacroReply(
        getCapabilityResult: MacroReply.Capability(
          capability: MacroReply.Capability.Version(protocolVersion: 7)))
    }
    // The compiler has checked the closure of a preview, and no tool here shows previews: nothing of
    // it goes into the program.
    guard let attached = request.expandAttachedMacro else { return Self.reply(MacroExpansion()) }
    guard let macro = Self.attachedMacro(named: attached.macro.typeName),
      let role = MacroAttachment.Role(rawValue: attached.macroRole)
    else {
      // `@Previewable` adds nothing either.
      return Self.reply(MacroExpansion())
    }
    let attachment = MacroAttachment(
      role: role, attribute: attached.attributeSyntax, declaration: attached.declSyntax,
      extendedType: attached.extendedTypeSyntax?.source ?? "",
      lacksConformance: !(attached.conformanceListSyntax?.source ?? "").isEmpty,
      context: attached.lexicalContext ?? [])
    return Self.reply(macro.expansion(of: attachment))
  }

  private static func reply(_ expansion: MacroExpansion) -> MacroReply {
    MacroReply(
      expandMacroResult: MacroReply.Expansion(
        expandedSource: expansion.source, diagnostics: expansion.diagnostics))
  }

  private static func complaint(_ message: String) -> MacroDiagnostic {
    MacroDiagnostic(
      message, in: MacroSyntax(source: "", location: .init(fileName: "", offset: 0)), at: 0)
  }

  // MARK: Bytes

  /// So many bytes of the input; nil where it ends before.
  private func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let size = bytes[filled...].withUnsafeMutableBytes { rest in
        systemRead(STDIN_FILENO, rest.baseAddress, rest.count)
      }
      guard size > 0 else { return nil }
      filled += size
    }
    return bytes
  }

  private func write(_ message: [UInt8]) {
    var rest = ((0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) } + message)[...]
    while !rest.isEmpty {
      let size = rest.withUnsafeBytes { systemWrite(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard size > 0 else { return }
      rest = rest.dropFirst(size)
    }
  }
}

// Inside of the type the names mean its own functions.
private let systemRead = read(_:_:_:)
private let systemWrite = write(_:_:_:)
