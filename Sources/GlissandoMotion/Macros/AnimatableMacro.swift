#if Macros
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
  /// Needs the package trait `Macros`. Constants, computed and static properties and those with a
  /// property wrapper are left out; everything else has to be `VectorArithmetic` or `Animatable`, or
  /// to bear `@AnimatableIgnored`.
  @attached(extension, conformances: Animatable)
  @attached(member, names: named(animatableData))
  public macro Animatable() = #externalMacro(module: "GlissandoMacros", type: "AnimatableMacro")

  /// Keeps a stored variable out of what `@Animatable` writes.
  @attached(peer)
  public macro AnimatableIgnored() =
    #externalMacro(module: "GlissandoMacros", type: "AnimatableIgnoredMacro")

  /// What moves in a value of a type, for the code that `@Animatable` writes.
  ///
  /// It is the value itself where that is a vector, and its `animatableData` where it is animatable.
  /// Only the compiler can tell which it is: a macro sees no types.
  public enum AnimatablePart<Value> {}

  extension AnimatablePart where Value: Animatable {
    /// The type of what moves.
    public typealias Data = Value.AnimatableData

    /// What moves.
    @inlinable
    public static func data(of value: Value) -> Value.AnimatableData { value.animatableData }

    /// Puts back what moves.
    @inlinable
    public static func set(_ value: inout Value, to data: Value.AnimatableData) {
      value.animatableData = data
    }
  }

  extension AnimatablePart where Value: VectorArithmetic {
    /// The type of what moves.
    public typealias Data = Value

    /// What moves.
    @inlinable
    public static func data(of value: Value) -> Value { value }

    /// Puts back what moves.
    @inlinable
    public static func set(_ value: inout Value, to data: Value) { value = data }
  }

  // Where both of the above fit, this fits better.
  extension AnimatablePart where Value: Animatable & VectorArithmetic {
    /// What moves.
    @inlinable
    public static func data(of value: Value) -> Value.AnimatableData { value.animatableData }

    /// Puts back what moves.
    @inlinable
    public static func set(_ value: inout Value, to data: Value.AnimatableData) {
      value.animatableData = data
    }
  }
#endif
