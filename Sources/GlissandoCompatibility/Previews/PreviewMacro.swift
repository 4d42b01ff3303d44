import GlissandoControls
public import GlissandoViews

/// A view to look at in an editor that can show it.
///
/// SwiftUI: no tool here shows previews; the closure is checked and left out of the program.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GlissandoMacros", type: "PreviewMacro")

/// A view to look at in an editor that can show it, in a particular room.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GlissandoMacros", type: "PreviewMacro")

/// A view to look at in an editor that can show it, once for each of some values.
@freestanding(declaration)
public macro Preview<Argument>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  arguments: [Argument], @ViewBuilder body: @escaping @MainActor (Argument) -> any View
) = #externalMacro(module: "GlissandoMacros", type: "PreviewMacro")

/// Says that a state in a preview belongs to the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "GlissandoMacros", type: "PreviewableMacro")
