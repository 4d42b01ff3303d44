import GlissandoMotion
public import GlissandoViews

/// What people can do in a whole program, by keys.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that these are made of.
  associatedtype Body: Commands
  /// The commands that these are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands that know their views by themselves.
@MainActor
protocol ListedCommands: Commands where Body == Never {
  var ownItems: [AnyView] { get }
}

extension ListedCommands {
  /// Never called: the commands know their views by themselves.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Commands {
  /// The views, in order.
  var items: [AnyView] {
    if let listed = self as? any ListedCommands { return listed.ownItems }
    return body.items
  }
}

/// Builds the commands of a program.
@resultBuilder @MainActor
public enum CommandsBuilder {
  /// Makes no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Passes commands on unchanged.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Puts commands one after the other.
  public static func buildBlock<First: Commands, each Other: Commands>(
    _ first: First, _ other: repeat each Other
  ) -> some Commands {
    var items = first.items
    for commands in repeat each other { items += commands.items }
    return CommandList(ownItems: items)
  }
  /// Takes commands, or none.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    CommandList(ownItems: content?.items ?? [])
  }
}

private struct CommandList: ListedCommands {
  let ownItems: [AnyView]
}

/// No commands.
public struct EmptyCommands: ListedCommands {
  /// Makes no commands.
  public nonisolated init() {}
  var ownItems: [AnyView] { [] }
}

/// A menu of commands.
public struct CommandMenu<Content: View>: ListedCommands {
  private let content: Content

  /// Makes a menu with a name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a menu with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  var ownItems: [AnyView] { [AnyView(content)] }
}

/// A place among the commands that every program has.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  /// What tells about the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// What the program is set to.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// What ends the program.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// What makes something.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// What keeps something.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// What takes back changes.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// What takes from the clipboard and gives to it.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// What changes text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// What shows and hides bars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// What shows and hides sidebars.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// What sizes windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// What helps.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands at a place among those that every program has.
///
/// SwiftUI: programs have no commands of their own here, so the place makes no difference.
public struct CommandGroup<Content: View>: ListedCommands {
  private let content: Content

  /// Puts commands before those of a place.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Puts commands after those of a place.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Puts commands in the stead of those of a place.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  var ownItems: [AnyView] { [AnyView(content)] }
}

/// What people do with a sidebar; it has a button of its own.
public struct SidebarCommands: ListedCommands {
  /// Makes the commands.
  public nonisolated init() {}
  var ownItems: [AnyView] { [] }
}

/// What people do with bars: bars stay here.
public struct ToolbarCommands: ListedCommands {
  /// Makes the commands.
  public nonisolated init() {}
  var ownItems: [AnyView] { [] }
}

/// What people do with text; fields know the keys by themselves.
public struct TextEditingCommands: ListedCommands {
  /// Makes the commands.
  public nonisolated init() {}
  var ownItems: [AnyView] { [] }
}

/// Lets keys do what is in the program's commands.
@usableFromInline
nonisolated struct CommandKeys: WholeModifier {
  let items: [AnyView]

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    WholeKit<CommandKeysBehavior>(self, context)
  }
}

/// Offers keys to commands that nobody sees.
private final class CommandKeysBehavior: WholeBehavior, ShortcutOffering {
  typealias Modifier = CommandKeys

  private let whole: WholeKit<CommandKeysBehavior>

  init(_ node: WholeKit<CommandKeysBehavior>) { whole = node }

  var node: ViewNode { whole }

  // They are made for the occasion: that costs a key press, and nothing while nobody presses one.
  func offerToClosedContent(_ press: KeyPress) -> Bool {
    guard press.phase == .down else { return false }
    for item in whole.modifier.items {
      let content = NodeContext(parent: whole).makeNode(item)
      defer { content.destroy() }
      if content.offerToShortcuts(press) { return true }
    }
    return false
  }
}
