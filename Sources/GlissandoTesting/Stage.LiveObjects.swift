import GlissandoViews

// What a stage keeps alive.

extension Stage {
  /// How many of the objects that windows are made of are alive: views' nodes, states, and what
  /// listens to models and to the environment.
  ///
  ///     let before = Stage.liveObjects
  ///     for _ in 0..<100 { show(); hide() }
  ///     #expect(Stage.liveObjects.growth(since: before).isEmpty)
  ///
  /// Printed, it names each type with its count.
  public struct LiveObjects: Equatable, Sendable, CustomStringConvertible {
    /// The counts by the names of the types; types of which nothing is alive are left out.
    public let counts: [String: Int]

    /// Whether nothing is alive.
    public var isEmpty: Bool { counts.isEmpty }

    /// How many are alive.
    public var total: Int { counts.values.reduce(0, +) }

    /// By how many each type has grown since an earlier count; what has not grown is left out.
    public func growth(since earlier: LiveObjects) -> LiveObjects {
      var grown: [String: Int] = [:]
      for (name, count) in counts where count > earlier.counts[name, default: 0] {
        grown[name] = count - earlier.counts[name, default: 0]
      }
      return LiveObjects(counts: grown)
    }

    /// A line for each type, those with the most first.
    public var description: String {
      let lines = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return lines.map { "\($0.value) \($0.key)" }.joined(separator: "\n")
    }
  }

  /// What is alive now in the whole program, of all windows.
  ///
  /// Counting begins with the first question: what was there before is left out, and until then it
  /// costs nothing. Within ``countingLiveObjects(_:)`` it is what was made there.
  public static var liveObjects: LiveObjects {
    LiveCount.begin()
    return LiveObjects(counts: (LiveCount.current ?? .program).byType)
  }

  /// Runs `body` with a count of its own: ``liveObjects`` then names what has been made in it alone,
  /// whatever other tests do beside it, and the count of the program leaves that out.
  ///
  /// For a test that waits: while it does, others have their turn.
  public static func countingLiveObjects<Result: Sendable>(
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    LiveCount.begin()
    return try await LiveCount.$current.withValue(LiveCount(), operation: body)
  }
}
