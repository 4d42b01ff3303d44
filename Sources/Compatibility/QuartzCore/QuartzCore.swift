@_exported public import Glissando

// What programs find that import QuartzCore.

/// The seconds of a clock that never goes back, since some moment of its own.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A number of seconds.
public typealias CFTimeInterval = Double
