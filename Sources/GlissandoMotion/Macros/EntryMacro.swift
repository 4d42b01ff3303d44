/// Makes a variable in an extension of `EnvironmentValues` or `Transaction` a value of its own.
///
///     extension EnvironmentValues {
///       @Entry var isPaused = false
///       @Entry var caption: String?
///     }
///
/// The default value of a variable that has a type is evaluated at each read, that of one without
/// a type once; in Swift 6 mode the latter has to be `Sendable`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "GlissandoMacros", type: "EntryMacro")
