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

  @Test("Many values wait for the other publisher, and come in order")
  func many() {
    let count = 20_000
    let numbers = PassthroughSubject<Int, Never>()
    var sum = 0
    var last = -1
    let cancellable = (0..<count).publisher.zip(numbers).sink { first, second in
      if first == last + 1, second == 2 * first { sum += 1 }
      last = first
    }
    for number in 0..<count { numbers.send(2 * number) }
    #expect(sum == count)
    cancellable.cancel()
  }

  @Test("The newest values of two publishers that send on two threads come one after the other")
  func threads() {
    let count = 100_000
    // They are made for any thread, which their type does not say, as Combine's does not.
    nonisolated(unsafe) let subjects = [
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(),
    ]
    // Written by one thread at a time, which is what is tried, and read when both are done.
    nonisolated(unsafe) var (last, lateCount) = ((0, 0), 0)
    let cancellable = subjects[0].combineLatest(subjects[1]).sink { pair in
      if pair.0 < last.0 || pair.1 < last.1 { lateCount += 1 }
      last = pair
    }
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      for number in 1...count { subjects[index].send(number) }
    }
    #expect(lateCount == 0)
    #expect(last == (count, count))
    cancellable.cancel()
  }

  @Test("Who comes after the end of what is shared is told that, and nothing is received again")
  func late() {
    var passes = 0
    let shared = [1, 2].publisher.map { value in
      passes += 1
      return value
    }.share()
    var values: [Int] = []
    var ends = 0
    for _ in 0..<2 {
      let cancellable = shared.sink { _ in
        ends += 1
      } receiveValue: {
        values.append($0)
      }
      cancellable.cancel()
    }
    #expect(values == [1, 2] && passes == 2)
    #expect(ends == 2)
  }
}
