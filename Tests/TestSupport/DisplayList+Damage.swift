package import GlissandoDrawing

extension DisplayList {
  /// Which pixels look different from another list on a surface of a size in pixels.
  package func damage(
    since old: DisplayList, scale: Double, width: Int, height: Int
  ) -> Damage {
    var damage = Damage(width: width, height: height)
    DamageFinder().find(from: old, to: self, scale: scale, into: &damage)
    return damage
  }
}
