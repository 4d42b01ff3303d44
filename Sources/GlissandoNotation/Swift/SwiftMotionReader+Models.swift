import GlissandoMotion

// Springs, curves and friction by themselves.
extension SwiftMotionReader {
  private static let springModels = [
    SwiftSignature("duration:?bounce:?"), SwiftSignature("response:dampingRatio:"),
    SwiftSignature("mass:?stiffness:damping:allowOverDamping:?"),
    SwiftSignature("settlingDuration:dampingRatio:epsilon:?"),
  ]

  func spring(of term: Term?) throws(NotationError) -> SpringSetting {
    guard let term else { return .perceptual(duration: 0.5, bounce: 0) }
    return try spring(term)
  }

  /// The spring that `Spring(…)`, `.init(…)` or a name describes.
  func spring(_ term: Term) throws(NotationError) -> SpringSetting {
    let links = try links(of: term, type: "Spring", example: "“Spring(duration: 0.5)”")
    try refuseRest(links.dropFirst(), "a spring")
    let link = links[links.startIndex]
    switch link.name {
    case "Spring", "init": return try springModel(link)
    case "smooth": return try preset(link, bounce: 0)
    case "snappy": return try preset(link, bounce: 0.15)
    case "bouncy": return try preset(link, bounce: 0.3)
    default: throw unknown(link, "spring", among: ["Spring(…)", "smooth", "snappy", "bouncy"])
    }
  }

  private func springModel(_ link: Term.Link) throws(NotationError) -> SpringSetting {
    let (overload, values) = try Self.springModels.matched(link, in: source)
    let parameters: [(SpringParameter, SpringParameter)] = [
      (.duration, .bounce), (.response, .dampingFraction), (.mass, .stiffness),
      (.settlingDuration, .dampingRatio),
    ]
    let first = try number(
      values[0], default: overload == 0 ? 0.5 : 1, of: parameters[overload].0)
    let second = try number(values[1], default: 0, of: parameters[overload].1)
    switch overload {
    case 0: return .perceptual(duration: first, bounce: second)
    case 1: return .response(response: first, dampingFraction: second)
    case 2:
      let damping = try number(values[2], default: 0, of: .damping)
      let isFree = try flag(values[3], default: false)
      let critical = 2 * (first * second).squareRoot()
      return .physical(
        mass: first, stiffness: second, damping: isFree ? damping : min(damping, critical))
    default:
      let epsilon = try number(values[2], default: 0.001)
      guard epsilon != 0.001 else { return .settling(duration: first, dampingRatio: second) }
      let spring = Spring(settlingDuration: first, dampingRatio: second, epsilon: epsilon)
      return .response(response: spring.response, dampingFraction: spring.dampingRatio)
    }
  }

  // MARK: - Curves

  func curve(of term: Term?) throws(NotationError) -> CurveSetting {
    guard let term else { return .linear }
    let links = try links(of: term, type: "UnitCurve", example: "“.easeIn”")
    var curve = try curve(links[links.startIndex])
    for link in links.dropFirst() {
      guard link.name == "inverse", link.arguments == nil else {
        throw unknown(link, "part of a curve", among: ["inverse"])
      }
      guard let inverse = curve.inverse else {
        throw source.error(
          at: link.nameRange.lowerBound, "the inverse of this curve is no curve of its own",
          allowed: "the curve without “.inverse”")
      }
      curve = inverse
    }
    return curve
  }

  private func curve(_ link: Term.Link) throws(NotationError) -> CurveSetting {
    if let curve = CurveSetting(named: link.name) { return curve }
    guard link.name == "bezier" else {
      throw unknown(link, "curve", among: CurveSetting.names.map(\.name) + ["bezier"])
    }
    let (_, values) = try [SwiftSignature("startControlPoint:endControlPoint:")]
      .matched(link, in: source)
    let start = try point(values[0])
    let end = try point(values[1])
    return .bezier(x1: start.x, y1: start.y, x2: end.x, y2: end.y)
  }

  private static let points: [String: UnitPoint] = [
    "zero": .zero, "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
    "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
    "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
  ]

  private func point(_ term: Term?) throws(NotationError) -> (x: Double, y: Double) {
    guard let term else { return (0, 0) }
    let links = try links(of: term, type: "UnitPoint", example: "“UnitPoint(x: 0.4, y: 0)”")
    try refuseRest(links.dropFirst(), "a point")
    let link = links[links.startIndex]
    if let point = Self.points[link.name], link.arguments == nil {
      return (Double(point.x), Double(point.y))
    }
    guard link.name == "UnitPoint" || link.name == "init" else {
      throw unknown(link, "point", among: ["UnitPoint(x:y:)"] + Self.points.keys.sorted())
    }
    let (_, values) = try [SwiftSignature("x:y:"), SwiftSignature("")].matched(link, in: source)
    guard values.count == 2 else { return (0, 0) }
    return (try number(values[0], default: 0), try number(values[1], default: 0))
  }

  // MARK: - Friction

  /// The time constant of `.normal`, `.fast` or `Decay(…)`.
  func timeConstant(_ term: Term?) throws(NotationError) -> Double {
    guard let term else { return Decay.normal.timeConstant }
    let links = try links(of: term, type: "Decay", example: "“.normal”")
    try refuseRest(links.dropFirst(), "friction")
    let link = links[links.startIndex]
    switch link.name {
    case "normal": return Decay.normal.timeConstant
    case "fast": return Decay.fast.timeConstant
    case "Decay", "init":
      let (overload, values) = try [
        SwiftSignature("timeConstant:"), SwiftSignature("decelerationRate:"),
      ].matched(link, in: source)
      let value = try number(values[0], default: 1)
      guard overload == 1 else { return value }
      guard value > 0, value < 1 else {
        throw source.error(
          at: link.nameRange.lowerBound, "a deceleration rate of \(value) is no friction",
          allowed: "a rate between 0 and 1")
      }
      return Decay(decelerationRate: value).timeConstant
    default: throw unknown(link, "friction", among: ["normal", "fast", "Decay(timeConstant:)"])
    }
  }

  /// The links of a chain without the name of its type: never empty.
  private func links(
    of term: Term, type: String, example: String
  ) throws(NotationError) -> ArraySlice<Term.Link> {
    guard let links = term.links else {
      throw source.error(
        about: term.range, "is no \(type)", allowed: "a \(type) such as \(example)")
    }
    let isNamed = links[0].name == type && !links[0].hasDot && links[0].arguments == nil
    guard isNamed || links[0].hasDot || links[0].arguments != nil, !isNamed || links.count > 1
    else {
      throw source.error(
        about: term.range, "is no \(type)",
        allowed: "a \(type) such as \(example)", suggestion: isNamed ? nil : ".\(links[0].name)")
    }
    return isNamed ? links.dropFirst() : links[...]
  }
}

extension CurveSetting {
  /// The curve with x and y in each other's place, where that is a curve that can be described.
  var inverse: CurveSetting? {
    switch self {
    case .linear: .linear
    case .easeIn: .bezier(x1: 0, y1: 0.42, x2: 1, y2: 1)
    case .easeOut: .bezier(x1: 0, y1: 0, x2: 1, y2: 0.58)
    case .easeInOut: .bezier(x1: 0, y1: 0.42, x2: 1, y2: 0.58)
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .bezier(let x1, let y1, let x2, let y2)
    where (0...1).contains(y1) && (0...1).contains(y2):
      .bezier(x1: y1, y1: x1, x2: y2, y2: x2)
    case .circularEaseInOut, .bezier, .pieces: nil
    }
  }
}
