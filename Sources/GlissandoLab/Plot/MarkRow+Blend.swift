// A row of marks on its way to another one.

extension PlotBlend where State == MarkRow {
  /// The row on its way: marks that both have slide from place to place, the others fade.
  var row: MarkRow {
    guard let before else { return now }
    let keepsOrder = before.order(with: now) == now.order(with: before)
    return MarkRow(
      marks: MarkRow.Kind.allCases.flatMap { kind in
        marks(before[kind], now[kind], keepsOrder)
      },
      crossings: map(\.crossings).map { $0.map(\.place) }.places,
      lineEnd: mixed(before.lineEnd, now.lineEnd), goesOn: now.goesOn)
  }

  /// What is shown of a mark: itself, or two where it becomes something else.
  private func marks(
    _ before: MarkRow.Mark?, _ now: MarkRow.Mark?, _ keepsOrder: Bool
  ) -> [MarkRow.Mark] {
    guard let before else { return now.map { [$0.faded(strength)] } ?? [] }
    guard let now else { return [before.faded(1 - strength)] }
    var (mark, other) = (now, before)
    mark.x = mixed(before.x, now.x)
    mark.label = keepsOrder ? slidingLabel(before, now) : fadingLabel(before, now, mark.x)
    guard before.beyond != now.beyond else { return [mark] }
    mark.strength = strength
    other.x = mark.x
    other.label = nil
    other.strength = 1 - strength
    return [other, mark]
  }

  /// A read-out that keeps its distance from the mark, whatever its width.
  private func slidingLabel(_ before: MarkRow.Mark, _ now: MarkRow.Mark) -> MarkRow.Label? {
    guard let from = before.label, let to = now.label else {
      let x = mixed(before.x, now.x)
      return now.label?.moved(by: x - now.x).faded(strength)
        ?? before.label?.moved(by: x - before.x).faded(1 - strength)
    }
    let width = to.span.upperBound - to.span.lowerBound
    let isRight = from.span.lowerBound >= before.x
    let start = isRight ? from.span.lowerBound : from.span.upperBound - width
    let lower = mixed(start, to.span.lowerBound)
    return MarkRow.Label(text: to.text, span: lower...lower + width)
  }

  /// A read-out that is gone half way, where it would meet others.
  private func fadingLabel(
    _ before: MarkRow.Mark, _ now: MarkRow.Mark, _ x: Double
  ) -> MarkRow.Label? {
    strength < 0.5
      ? before.label?.moved(by: x - before.x).faded(1 - 2 * strength)
      : now.label?.moved(by: x - now.x).faded(2 * strength - 1)
  }
}

extension MarkRow {
  /// The mark of a kind.
  fileprivate subscript(kind: Kind) -> Mark? { marks.first { $0.kind == kind } }

  /// The marks and read-outs from left to right that another row has too.
  fileprivate func order(with other: MarkRow) -> [String] {
    var places: [(name: String, x: Double)] = []
    for mark in marks {
      guard let same = other[mark.kind] else { continue }
      places.append(("mark \(mark.kind)", mark.x))
      guard let label = mark.label, same.label != nil else { continue }
      places.append(("label \(mark.kind)", label.span.lowerBound))
    }
    return places.sorted { $0.x < $1.x }.map(\.name)
  }
}

extension MarkRow.Mark {
  /// The mark with its read-out, of which only a part is there.
  fileprivate func faded(_ strength: Double) -> Self {
    var mark = self
    mark.strength = strength
    mark.label = label?.faded(strength)
    return mark
  }
}

extension MarkRow.Label {
  fileprivate func faded(_ strength: Double) -> Self {
    var label = self
    label.strength = strength
    return label
  }

  fileprivate func moved(by distance: Double) -> Self {
    var label = self
    label.span = span.lowerBound + distance...span.upperBound + distance
    return label
  }

  /// What of the line is left out for it, with a margin: less while it is hardly there.
  func gap(_ margin: Double) -> ClosedRange<Double> {
    let middle = (span.lowerBound + span.upperBound) / 2
    let half = (span.upperBound - middle + margin) * min(2 * strength, 1)
    return middle - half...middle + half
  }
}
