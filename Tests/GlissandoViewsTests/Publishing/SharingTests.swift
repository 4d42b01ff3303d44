import Foundation
import GlissandoCompatibility
import GlissandoViews
import Testing

/// Publishers that are joined in pairs, and those that many receive from.
@MainActor
@Suite("Pairs of values, and shared publishers")
struct SharingTests {
  private enum Trouble: Error { case some }

  @Test("Values come in pairs, each once, and end when there can be none any more")
  func pairs() {
    let (letters, numbers) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
    var pairs: [String] = []
    var ends = 0
    let cancellable = letters.zip(numbers).sink { _ in
      ends += 1
    } receiveValue: {
      pairs.append("\($0.0)\($0.1)")
    }
    letters.send("a")
    letters.send("b")
    #expect(pairs.isEmpty)
    numbers.send(1)
    #expect(pairs == ["a1"])
    letters.send(completion: .finished)
    #expect(ends == 0)
    numbers.send(2)
    #expect(pairs == ["a1", "b2"] && ends == 1)
    numbers.send(3)
    #expect(pairs.count == 2 && ends == 1)
    cancellable.cancel()
  }

  @Test("A failure ends pairs at once")
  func failure() {
    let (one, other) = (PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
    var hasFailed = false
    let cancellable = one.zip(other) { $0 + $1 }.sink {
      if case .failure = $0 { hasFailed = true }
    } receiveValue: { _ in
    }
    one.send(1)
    other.send(completion: .failure(.some))
    #expect(hasFailed)
    cancellable.cancel()
  }

  @Test("What is shared is received from once, as long as somebody receives")
  func shared() {
    let subject = PassthroughSubject<Int, Never>()
    var passes = 0
    let shared = subject.map { value in
      passes += 1
      return value
    }.share()
    var (first, second): ([Int], [Int]) = ([], [])
    let one = shared.sink { first.append($0) }
    let other = shared.sink { second.append($0) }
    subject.send(1)
    #expect(first == [1] && second == [1] && passes == 1)
    one.cancel()
    subject.send(2)
    #expect(first == [1] && second == [1, 2] && passes == 2)
    other.cancel()
    subject.send(3)
    #expect(passes == 2)
    let again = shared.sink { first.append($0) }
    subject.send(4)
    #expect(first == [1, 4] && passes == 3)
    again.cancel()
  }
}
