import GlissandoControls
public import GlissandoViews

/// Something that people feel or hear.
///
/// SwiftUI: desktops have nothing to be felt with, so that none of it is noticed here.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  private var strength = 1.0

  private init(_ name: String, strength: Double = 1) {
    self.name = name
    self.strength = strength
  }

  /// Something has been done.
  public static let success = SensoryFeedback("success")
  /// Something needs attention.
  public static let warning = SensoryFeedback("warning")
  /// Something has failed.
  public static let error = SensoryFeedback("error")
  /// Something else is chosen.
  public static let selection = SensoryFeedback("selection")
  /// A value has risen.
  public static let increase = SensoryFeedback("increase")
  /// A value has fallen.
  public static let decrease = SensoryFeedback("decrease")
  /// Something has begun.
  public static let start = SensoryFeedback("start")
  /// Something has ended.
  public static let stop = SensoryFeedback("stop")
  /// Something fits where it has been brought.
  public static let alignment = SensoryFeedback("alignment")
  /// A level has been reached.
  public static let levelChange = SensoryFeedback("levelChange")
  /// Something has met something.
  public static let impact = SensoryFeedback("impact")

  /// Something of a weight has met something; intensity in [0, 1].
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact \(weight)", strength: intensity)
  }

  /// Something of a hardness has met something; intensity in [0, 1].
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback("impact \(flexibility)", strength: intensity)
  }

  /// How heavy something is.
  public struct Weight: Equatable, Sendable {
    private let number: Int
    /// Light.
    public static let light = Weight(number: 0)
    /// Neither light nor heavy.
    public static let medium = Weight(number: 1)
    /// Heavy.
    public static let heavy = Weight(number: 2)
  }

  /// How hard something is.
  public struct Flexibility: Equatable, Sendable {
    private let number: Int
    /// Hard.
    public static let rigid = Flexibility(number: 0)
    /// Neither hard nor soft.
    public static let solid = Flexibility(number: 1)
    /// Soft.
    public static let soft = Flexibility(number: 2)
  }
}

extension View {
  /// Lets people feel when a value changes, where there is something to be felt with.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    unchanged(by: "sensoryFeedback", "desktops have nothing to be felt with")
  }

  /// Lets people feel some of the changes of a value, where there is something to be felt with.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    unchanged(by: "sensoryFeedback", "desktops have nothing to be felt with")
  }

  /// Lets people feel changes of a value, each in its way, where there is something to be felt with.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    unchanged(by: "sensoryFeedback", "desktops have nothing to be felt with")
  }
}
