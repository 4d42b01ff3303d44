/// A key with the modifiers that were held.
public struct KeyPress: Sendable {
  /// What happened to the key.
  public struct Phases: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes phases from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key went up.
    public static let up = Phases(rawValue: 4)
    /// Any of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a handler took the key.
  public enum Result: Sendable {
    /// It did.
    case handled
    /// It did not: others are asked.
    case ignored
  }

  /// What happened.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  /// The modifiers that were held.
  public let modifiers: EventModifiers
  /// The text that the key puts into a field; nil for a key that types none, such as one that only
  /// prepares an accent.
  package let typedText: String?

  /// - Parameter typedText: What the key puts into a field; a line break or a character that stands
  ///   for a key counts as none.
  package init(
    key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [],
    phase: Phases = .down, typedText: String? = nil
  ) {
    self.typedText = typedText.flatMap { Self.isText($0, modifiers) ? $0 : nil }
    self.key = key
    self.characters = characters ?? String(key.character)
    self.modifiers = modifiers
    self.phase = phase
  }

  private static func isText(_ text: String, _ modifiers: EventModifiers) -> Bool {
    !text.isEmpty && !modifiers.contains(.control)
      && text.unicodeScalars.allSatisfy {
        let category = $0.properties.generalCategory
        return category != .control && category != .privateUse
      }
  }
}

/// Keys that change what another key means.
public struct EventModifiers: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Makes modifiers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Alt.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key of SwiftUI programs: Control on a Linux desktop, so that shortcuts which were
  /// written for the command key are found where people expect them.
  public static let command = EventModifiers(rawValue: 4)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option]
}

/// A key, by the character that it types.
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character.
  ///
  /// Keys that type nothing have characters of the private use area, as in AppKit.
  public var character: Character

  /// Makes a key.
  public init(_ character: Character) { self.character = character }
  /// Makes a key.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// Delete.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Insert.
  package static let insert = KeyEquivalent("\u{F727}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// The function keys; F1 is 1.
  package static func function(_ number: Int) -> KeyEquivalent {
    KeyEquivalent(Character(UnicodeScalar(UInt32(0xF703 + number)) ?? " "))
  }
}
