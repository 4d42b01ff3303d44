import GlissandoMotion
public import GlissandoViews

// What people can do in a whole program, and how it is written.

/// What people can do in a whole program, by the menus of its window and by keys.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that these are made of.
  associatedtype Body: Commands
  /// The commands that these are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Views of a menu in a window's bar.
struct CommandItems {
  /// What the menu is called; several of one name are one menu.
  let menu: String
  let content: AnyView
}

/// Commands that know their views by themselves.
@MainActor
protocol ListedCommands: Commands where Body == Never {
  var ownItems: [CommandItems] { get }
}

extension ListedCommands {
  /// Never called: the commands know their views by themselves.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Commands {
  /// The views, in order.
  var items: [CommandItems] {
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
  let ownItems: [CommandItems]
}

/// No commands.
public struct EmptyCommands: ListedCommands {
  /// Makes no commands.
  public nonisolated init() {}
  var ownItems: [CommandItems] { [] }
}

/// A menu of commands.
public struct CommandMenu<Content: View>: ListedCommands {
  private let name: String
  private let content: Content

  /// Makes a menu with a name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Makes a menu with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  /// Makes a menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name.string
    self.content = content()
  }

  var ownItems: [CommandItems] { [CommandItems(menu: name, content: AnyView(content))] }
}
