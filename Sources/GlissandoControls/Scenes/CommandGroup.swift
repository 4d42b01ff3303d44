public import GlissandoViews

// Commands beside those that every program has.

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
