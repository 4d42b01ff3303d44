package import Foundation

/// One thing in a window, as programs see it that read a screen out or work it for a person.
package struct AccessibleElement: Equatable, Sendable {
  /// The same number for the same thing at all times; larger than 0.
  package var identity: Int
  /// What kind of thing it is.
  package var role: AccessibilityRole
  /// What it is called; empty where nothing says so.
  package var name = ""
  /// What is said about it besides: its state in words, and what it is for.
  package var words = ""
  /// What the program calls it, for tests and scripts.
  package var identifier: String?
  /// Where it is shown now, in window points.
  package var frame: CGRect = .zero
  /// The number that it is set to, for one that has a number.
  package var range: AccessibleRange?
  /// What is written in it, for one that is typed into.
  package var text: AccessibleText?
  /// What holds of it.
  package var states: AccessibleStates = []
  /// What can be done with it besides, by what people are told.
  package var actions: [String] = []
  /// The things inside, in the order in which they are read.
  package var children: [AccessibleElement] = []

  package init(identity: Int, role: AccessibilityRole) {
    self.identity = identity
    self.role = role
  }

  /// The element and all inside, in the order in which they are read.
  package var flattened: [AccessibleElement] { [self] + children.flatMap(\.flattened) }

  /// Whether something can be done with it or with what is inside, and it is not only to be read.
  var isWorked: Bool { states.contains(.operable) || !children.isEmpty }

  /// The element without those inside.
  package var alone: AccessibleElement {
    var copy = self
    copy.children = []
    return copy
  }
}

/// A number that can be set within bounds.
package struct AccessibleRange: Equatable, Sendable {
  package var value: Double
  package var lower: Double
  package var upper: Double
  /// What one press of a key changes; 0 where that is not known.
  package var step: Double

  package init(value: Double, lower: Double, upper: Double, step: Double) {
    (self.value, self.lower, self.upper, self.step) = (value, lower, upper, step)
  }

  /// Whether all of it can be said to others.
  package var isUsable: Bool { value.isFinite && (upper - lower).isFinite && upper > lower }
}

/// A text that is edited.
///
/// Positions count Unicode scalars, as others outside of Swift do.
package struct AccessibleText: Equatable, Sendable {
  package var string: String
  package var caret: Int
  /// Empty at the caret where nothing is selected.
  package var selection: Range<Int>

  package init(string: String, caret: Int, selection: Range<Int>) {
    (self.string, self.caret, self.selection) = (string, caret, selection)
  }
}

/// What holds of an element.
///
/// The numbers are known to C.
package struct AccessibleStates: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It takes input.
  package static let enabled = AccessibleStates(rawValue: 1 << 0)
  /// It can have the keyboard.
  package static let focusable = AccessibleStates(rawValue: 1 << 1)
  /// It has the keyboard.
  package static let focused = AccessibleStates(rawValue: 1 << 2)
  /// It can be on or off.
  package static let checkable = AccessibleStates(rawValue: 1 << 3)
  /// It is on.
  package static let checked = AccessibleStates(rawValue: 1 << 4)
  /// It is one of several, of which some are chosen.
  package static let selectable = AccessibleStates(rawValue: 1 << 5)
  /// It is chosen.
  package static let selected = AccessibleStates(rawValue: 1 << 6)
  /// A part of it is inside the window.
  package static let showing = AccessibleStates(rawValue: 1 << 7)
  /// Nothing beside it can be used.
  package static let modal = AccessibleStates(rawValue: 1 << 8)
  /// Something opens with it.
  package static let opens = AccessibleStates(rawValue: 1 << 9)
  /// Text can be typed into it.
  package static let editable = AccessibleStates(rawValue: 1 << 10)
  /// It takes several lines.
  package static let multiline = AccessibleStates(rawValue: 1 << 11)
  /// It stands for several values, of which some are on.
  package static let mixed = AccessibleStates(rawValue: 1 << 12)
  /// It can be pressed.
  package static let pressable = AccessibleStates(rawValue: 1 << 13)
  /// It can be changed by steps.
  package static let adjustable = AccessibleStates(rawValue: 1 << 14)
  /// What is written in it is not to be read out.
  package static let secret = AccessibleStates(rawValue: 1 << 15)
  /// It can be operated, and is not only something to read.
  package static let operable = AccessibleStates(rawValue: 1 << 16)
  /// What lies below it comes and goes.
  package static let expandable = AccessibleStates(rawValue: 1 << 17)
  /// What lies below it is there.
  package static let expanded = AccessibleStates(rawValue: 1 << 18)
}

/// What is asked of an element by somebody who works it without pointer and keys.
package enum AccessibleAction: Equatable, Sendable {
  /// What a click does.
  case press
  /// One step up.
  case increment
  /// One step down.
  case decrement
  /// To take the keyboard.
  case focus
  /// To be one of those that are chosen of several, or no longer.
  case choose(Bool)
  /// What a program offers by this name.
  case named(String)
  /// To be set to a number; one out of bounds means the nearest bound.
  case setNumber(Double)
  /// To hold another text.
  case setText(String)
  /// To select from one Unicode scalar to another, with the caret at the second; out of bounds is the end.
  case select(Int, Int)
}

extension AccessibilityRole {
  /// Several things that belong together.
  package static let group = AccessibilityRole(rawValue: "group")
  /// Words to read.
  package static let text = AccessibilityRole(rawValue: "text")
  /// The words above a part.
  package static let heading = AccessibilityRole(rawValue: "heading")
  /// Words that lead elsewhere.
  package static let link = AccessibilityRole(rawValue: "link")
  /// A drawing that stands for words; told only as the name of what has no other.
  static let sign = AccessibilityRole(rawValue: "sign")
  /// One of the rows of a list of which some are chosen.
  package static let row = AccessibilityRole(rawValue: "list item")
  /// Something to look at.
  package static let picture = AccessibilityRole(rawValue: "picture")
  /// Something that does what a click does.
  package static let pressed = AccessibilityRole(rawValue: "push button")
  /// Something that a program's own gesture is for, whatever that does.
  package static let gesture = AccessibilityRole(rawValue: "gesture")
  /// Something that is on or off, said by its traits alone.
  static let switched = AccessibilityRole(rawValue: "toggle button")
  /// All of a window.
  package static let window = AccessibilityRole(rawValue: "window")
}
