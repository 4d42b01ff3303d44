import Glissando
import Observation
import TestSupport

/// What the gallery shows, and how a storm changes it.
@MainActor @Observable
final class StormModel {
  struct Item: Identifiable, Equatable {
    var id: Int
    var value = 0
  }

  var items = (1...4).map { Item(id: $0) }
  var isOn = false
  var isExtended = false
  var isNested = false
  var isVertical = true
  var isLarge = false
  var isDisabled = false
  var isTimed = false
  var level = 0.5
  var choice = 1
  var count = 2
  var tag = 0
  var number = 0.0
  var angle = Angle.zero
  var color = Color.blue
  var sizeIndex = 0
  var size: Double { 20 + 30 * Double(sizeIndex % 4) }

  /// How often each completion was called, in the order of registration.
  @ObservationIgnored private(set) var completions: [Int] = []

  /// Changes something, mostly with an animation and a completion.
  ///
  /// What is to repeat for ever is shown alone, by `showFrame`: a view that leaves in the same frame
  /// would never have left.
  func change(_ random: inout SeededGenerator, showFrame: () -> Void) {
    let choice = Int.random(in: 0..<24, using: &random)
    let number = Int.random(in: 0..<50, using: &random)
    guard Int.random(in: 0..<4, using: &random) > 0 else { return apply(choice, number) }
    if choice < 8, number % 8 == 0 {
      showFrame()
      animate(.linear(duration: 0.3).repeatForever(), choice, number)
      showFrame()
    } else {
      animate(animation(&random), choice, number)
    }
  }

  private func animate(_ animation: Animation?, _ choice: Int, _ number: Int) {
    let index = completions.count
    completions.append(0)
    withAnimation(
      animation, completionCriteria: number % 2 == 0 ? .removed : .logicallyComplete,
      { apply(choice, number) }, completion: { self.completions[index] += 1 })
  }

  private func animation(_ random: inout SeededGenerator) -> Animation? {
    switch Int.random(in: 0..<14, using: &random) {
    case 0: nil
    case 1: .linear(duration: 0.2)
    case 2: .easeInOut(duration: 0)
    case 3: .bouncy.delay(0.1)
    case 4: .smooth.repeatCount(3)
    case 5: .snappy
    case 6: .interpolatingSpring(stiffness: 200, damping: 10)
    case 7: .spring(duration: 0.5, bounce: 0.6).speed(3)
    case 8: .linear(duration: .nan)
    case 9: .default.logicallyComplete(after: 0.05)
    default: .default
    }
  }

  private func apply(_ choice: Int, _ number: Int) {
    switch choice {
    case 0: level = Double(number) / 49
    case 1: self.number = Double(number * 7)
    case 2: angle = .degrees(Double(number * 20))
    case 3: color = [.red, .green, .blue, .primary, .clear][number % 5]
    case 4: sizeIndex = number
    case 5: isOn.toggle()
    case 6: level = number % 2 == 0 ? 0 : 1
    case 7: isLarge.toggle()
    case 8: isExtended.toggle()
    case 9: isNested.toggle()
    case 10: isVertical.toggle()
    case 11: tag = number
    case 12: count = number % 9
    case 13: isTimed.toggle()
    case 14: isDisabled.toggle()
    case 15: self.choice = number % 8
    default: changeItems(choice, number)
    }
  }

  private func changeItems(_ choice: Int, _ number: Int) {
    guard !items.isEmpty else { return items = [Item(id: number)] }
    let index = number % items.count
    switch choice {
    case 16: items.insert(Item(id: number), at: index)
    case 17: items.remove(at: index)
    case 18: items.reverse()
    case 19: items.append(items[index])
    case 20: items.swapAt(index, 0)
    case 21: items[index].value += 1
    case 22: items.removeFirst(index)
    default: items = (0..<(number % 7)).map { Item(id: $0 * number % 11) }
    }
  }

  /// Puts everything back to how it began, from somewhere else, so that nothing goes on for ever.
  func elsewhere() {
    (level, number, angle, color, sizeIndex) = (0.25, 500, .degrees(1), .yellow, 9)
    (isOn, isLarge) = (!isOn, !isLarge)
  }

  /// The beginning, without the completions that were counted.
  func reset() {
    items = (1...4).map { Item(id: $0) }
    (isOn, isExtended, isNested, isVertical, isLarge) = (false, false, false, true, false)
    (isDisabled, isTimed, level, choice, count, tag) = (false, false, 0.5, 1, 2, 0)
    (number, angle, color, sizeIndex) = (0, .zero, .blue, 0)
  }
}
