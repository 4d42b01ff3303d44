/// A colour that is laid over what lies behind, which shows through it blurred.
///
/// Only the insides of paths blur; anything else, and a painter without pixels, paints the colour.
package struct Veil: Hashable, Sendable {
  /// What is laid over.
  package var color: Color.Resolved
  /// The standard deviation of the blur in points of the window; 0 blurs nothing.
  package var radius: Double

  package init(color: Color.Resolved, radius: Double) {
    self.color = color
    self.radius = radius
  }

  /// From how far away colours reach what is seen through it, in points.
  ///
  /// The blur is computed on coarser pixels, of up to a third of its deviation: two of them more on
  /// either side are read.
  package var reach: Double {
    guard radius.isFinite, radius > 0 else { return 0 }
    return DisplayGroup.reach(ofBlur: radius) + radius * 1.5
  }
}
