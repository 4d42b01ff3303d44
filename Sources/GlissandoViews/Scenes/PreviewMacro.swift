#if Macros
  /// A view to look at in an editor that can show it.
  ///
  /// Needs the package trait `Macros`.
  ///
  /// SwiftUI: no tool here shows previews; the macro is here so that files that have one compile.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "GlissandoMacros", type: "PreviewMacro")

  /// A view to look at in an editor that can show it, in a particular room.
  ///
  /// Needs the package trait `Macros`.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "GlissandoMacros", type: "PreviewMacro")

  /// Says that a state in a preview belongs to the preview.
  ///
  /// Needs the package trait `Macros`.
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "GlissandoMacros", type: "PreviewableMacro")
#endif
