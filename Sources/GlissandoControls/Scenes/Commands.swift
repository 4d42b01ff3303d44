import GlissandoMotion
public import GlissandoViews

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

/// A place among the commands that every program has.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  /// The menu in which the place is.
  let menu: String
  /// What tells about the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo", menu: "Help")
  /// What the program is set to.
  public static let appSettings = CommandGroupPlacement(name: "appSettings", menu: "Edit")
  /// What other programs do with what is selected.
  public static let systemServices = CommandGroupPlacement(name: "systemServices", menu: "Edit")
  /// What hides the program and others.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility", menu: "View")
  /// What ends the program.
  public static let appTermination = CommandGroupPlacement(name: "appTermination", menu: "File")
  /// What makes something.
  public static let newItem = CommandGroupPlacement(name: "newItem", menu: "File")
  /// What keeps something.
  public static let saveItem = CommandGroupPlacement(name: "saveItem", menu: "File")
  /// What takes from files of other kinds and gives to them.
  public static let importExport = CommandGroupPlacement(name: "importExport", menu: "File")
  /// What prints.
  public static let printItem = CommandGroupPlacement(name: "printItem", menu: "File")
  /// What takes back changes.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo", menu: "Edit")
  /// What takes from the clipboard and gives to it.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard", menu: "Edit")
  /// What changes text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing", menu: "Edit")
  /// What gives text another look.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting", menu: "Edit")
  /// What shows and hides bars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar", menu: "View")
  /// What shows and hides sidebars.
  public static let sidebar = CommandGroupPlacement(name: "sidebar", menu: "View")
  /// What sizes windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize", menu: "View")
  /// What windows there are.
  public static let windowList = CommandGroupPlacement(name: "windowList", menu: "View")
  /// What windows there are of which there is one each.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList", menu: "View")
  /// What arranges windows.
  public static let windowArrangement = CommandGroupPlacement(
    name: "windowArrangement", menu: "View")
  /// What helps.
  public static let help = CommandGroupPlacement(name: "help", menu: "Help")
}

/// Commands at a place among those that every program has.
///
/// They are in the menu in which Linux desktops have them: File, Edit, View or Help.
///
/// SwiftUI: programs have no commands of their own here, so it makes no difference whether others come
/// before, after or in the stead of them.
public struct CommandGroup<Content: View>: ListedCommands {
  private let menu: String
  private let content: Content

  /// Puts commands before those of a place.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (menu, content) = (group.menu, addition())
  }

  /// Puts commands after those of a place.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (menu, content) = (group.menu, addition())
  }

  /// Puts commands in the stead of those of a place.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (menu, content) = (group.menu, addition())
  }

  var ownItems: [CommandItems] { [CommandItems(menu: menu, content: AnyView(content))] }
}

/// What people do with a sidebar; it has a button of its own.
public struct SidebarCommands: ListedCommands {
  /// Makes the commands.
  public nonisolated init() {}
  var ownItems: [CommandItems] { [] }
}

/// What people do with bars: bars stay here.
public struct ToolbarCommands: ListedCommands {
  /// Makes the commands.
  public nonisolated init() {}
  var ownItems: [CommandItems] { [] }
}

/// What people do with text; fields know the keys by themselves.
public struct TextEditingCommands: ListedCommands {
  /// Makes the commands.
  public nonisolated init() {}
  var ownItems: [CommandItems] { [] }
}
