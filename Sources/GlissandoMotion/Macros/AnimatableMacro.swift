/// Writes `animatableData` for all stored variables of a structure.
///
///     @Animatable
///     struct Wave: Shape {
///       var height: CGFloat
///       var phase: Angle
///       @AnimatableIgnored var isFilled: Bool
///       …
///     }
///
/// Constants, computed and static properties and those with a
/// property wrapper are left out; everything else has to be `Animatable` or to bear
/// `@AnimatableIgnored`. A vector of one's own becomes animatable by naming the protocol:
/// `extension Weight: Animatable {}`.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "GlissandoMacros", type: "AnimatableMacro")

/// Keeps a stored variable out of what `@Animatable` writes.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "GlissandoMacros", type: "AnimatableIgnoredMacro")
