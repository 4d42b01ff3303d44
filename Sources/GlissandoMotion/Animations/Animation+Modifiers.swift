public import Foundation

// Animations that start later, run faster, repeat, or count as complete sooner.

extension Animation {
  /// Returns an animation that starts later.
  ///
  /// - Parameter delay: Seconds in which nothing moves; 0 or less changes nothing. One that is not finite is refused
  ///   when the animation starts, and the attribute goes to its target at once.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(storage: .delay(storage, delay))
  }

  /// Returns an animation whose time runs faster or slower.
  ///
  /// - Parameter speed: 2 takes half the time, 0.5 twice the time. One that is 0, negative or not finite is
  ///   refused when the animation starts, and the attribute goes to its target at once.
  public func speed(_ speed: Double) -> Animation {
    Animation(storage: .speed(storage, speed))
  }

  /// Returns an animation that runs several times.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of passes, there or back. With 0 or less there is no motion: the attribute goes to its
  ///     target at once.
  ///   - autoreverses: Whether every second pass goes back. After an even number of passes the
  ///     motion has come back when it stops, and what is shown is then the target all the same.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(storage: .repeating(storage, count: repeatCount, autoreverses: autoreverses))
  }

  /// Returns an animation that runs again and again as long as the view is there.
  ///
  /// - Parameter autoreverses: Whether every second pass goes back.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(storage: .repeating(storage, count: nil, autoreverses: autoreverses))
  }

  /// Returns an animation that counts as logically complete after a time of its own.
  ///
  /// It never lengthens the motion: an end after the motion's is the motion's.
  ///
  /// - Parameter duration: Seconds from the start.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(storage: .logical(storage, after: duration))
  }
}
