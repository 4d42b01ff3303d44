/// GSAP's tweens, of its third version and those before: `gsap.to(".box", { duration: 1, ease: "power2.out" })`.
struct GSAPReader: NotationReader {
  let id = "gsap"
  let name = "GSAP"

  /// What has tweens: the library itself, its former classes, and what people call a timeline.
  private static let owners = [
    "gsap", "TweenMax", "TweenLite", "TimelineMax", "TimelineLite", "tl", "timeline", custom,
  ]
  /// What has curves that somebody drew.
  private static let custom = "CustomEase"
  private static let standardDuration = 0.5

  func read(_ source: SourceText) -> MotionReading {
    guard Self.owners.contains(where: source.text.contains) else { return MotionReading() }
    let scanner = CallScanner(
      source: source, format: id, names: ["to", "from", "fromTo", "timeline", "create"],
      style: .init(hasObjects: true))
    var claims: [Range<Int>] = []
    var reading = scanner.read { term, link throws(NotationError) in
      if let curve = try drawn(term, source) {
        claims.append(term.range)
        return MotionSetting(.curve(curve, duration: Self.standardDuration))
      }
      guard let owner = term.links?.first?.name, Self.owners.contains(owner),
        let arguments = link.arguments, case .object(let stating)? = arguments.last?.value.kind
      else { return nil }
      var fields = stating
      if link.name == "timeline" {
        // What its tweens are if they say nothing else.
        guard case .object(let defaults)? = stating["defaults"]?.kind else { return nil }
        fields = defaults
      }
      claims.append(term.range)
      // The second version's calls say the duration before the object.
      let stated = arguments.dropFirst().first?.value.plainNumber
      return try motion(fields, duration: stated, source)
    }
    reading.claims = claims
    return reading
  }

  private func motion(
    _ fields: [Term.Argument], duration: Double?, _ source: SourceText
  ) throws(NotationError) -> MotionSetting {
    let stated = try source.number(
      fields, "duration", default: duration ?? Self.standardDuration, in: .range(0...1e6))
    var setting = MotionSetting(
      .curve(try curve(fields["ease"], source), duration: stated))
    let pause = try source.number(fields, "repeatDelay", default: 0, in: .notNegative)
    let delay = try source.number(fields, "delay", default: 0, in: .range(-1e6...1e6))
    let count = try source.number(fields, "repeat", default: 0, in: .range(-1...1e9))
    let reverses = source.flag(fields, "yoyo")
    if count != 0 {
      setting.waits(pause)
      setting.repeats(count < 0 ? nil : count + 1, autoreverses: reverses)
    }
    // A pause stands before each pass here, and only between them there.
    setting.waits(count == 0 ? delay : delay - pause)
    return setting
  }

  private func curve(_ term: Term?, _ source: SourceText) throws(NotationError) -> CurveSetting {
    guard let term else { return EasingName("power1.out")?.curve ?? .easeOut }
    if let curve = try drawn(term, source) { return curve }
    let text = term.text ?? source.string(term.range)
    if let curve = EasingName.curve(text) { return curve }
    throw source.unknown(
      text, at: term.range, "no easing of GSAP",
      among: ["power1.out", "power2.out", "power3.out", "power4.out", "back.out", "none"],
      allowed: "power2.out and its like")
  }

  /// The curve of `CustomEase.create("name", "M0,0 C…")`; nil for something else.
  private func drawn(_ term: Term, _ source: SourceText) throws(NotationError) -> CurveSetting? {
    guard let links = term.links, links.count == 2, links[0].name == Self.custom,
      let path = links[1].arguments?.dropFirst().first?.value
    else { return nil }
    guard case .string(let text) = path.kind, let curve = CustomEase.curve(text) else {
      throw source.error(
        about: path.range, "is no curve from 0 to 1", allowed: "such as M0,0 C0.5,0 0.5,1 1,1")
    }
    return curve
  }
}
