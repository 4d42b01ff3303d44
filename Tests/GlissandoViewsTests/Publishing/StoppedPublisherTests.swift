import Foundation
import GlissandoCompatibility
import GlissandoViews
import Testing

/// Publishers that hand out values while they are attached to, and receivers that have enough.
@MainActor
@Suite("Stopped publishers")
struct StoppedPublisherTests {
  private enum Failed: Error { case once }

  /// What is heard, with `|` for the end and `!` for a failure.
  private func heard<P: Publisher>(_ publisher: P) -> String {
    var log: [String] = []
    let listening = publisher.sink {
      if case .failure = $0 { log.append("!") } else { log.append("|") }
    } receiveValue: {
      log.append("\($0)")
    }
    withExtendedLifetime(listening) {}
    return log.joined(separator: " ")
  }

  @Test("A sequence without end is stopped by whoever has enough of it")
  func endless() {
    let all = (1...).publisher
    #expect(heard(all.prefix(3)) == "1 2 3 |")
    #expect(heard(all.first()) == "1 |")
    #expect(heard(all.first { $0 > 9 }) == "10 |")
    #expect(heard(all.output(in: 2...4)) == "3 4 5 |")
    #expect(heard(all.output(in: ..<2)) == "1 2 |")
    #expect(heard(all.output(at: 6)) == "7 |")
    #expect(heard(all.output(at: -1)) == "|")
    for index in [Int.min, .max] { #expect(heard(all.output(at: index)) == "|") }
    #expect(heard(all.prefix(-2)) == "|")
    #expect(heard(all.prefix { $0 < 4 }) == "1 2 3 |")
    #expect(heard(all.contains(5)) == "true |")
    #expect(heard(all.contains { $0 > 5 }) == "true |")
    #expect(heard(all.allSatisfy { $0 < 5 }) == "false |")
    #expect(heard(all.drop { $0 < 8 }.prefix(2)) == "8 9 |")
    #expect(heard(sequence(first: 1) { $0 * 2 }.publisher.prefix(4)) == "1 2 4 8 |")
  }

  @Test("So it is through other operators, on both sides")
  func through() {
    let all = (1...).publisher
    #expect(heard(all.map { $0 * 2 }.filter { $0 % 3 == 0 }.prefix(2)) == "6 12 |")
    #expect(heard(all.scan(0, +).prefix(3).map { -$0 }) == "-1 -3 -6 |")
    #expect(heard(all.merge(with: all).prefix(2)) == "1 2 |")
    #expect(heard(all.flatMap { (($0 * 10)...).publisher }.prefix(2)) == "10 11 |")
    #expect(heard(all.flatMap { Just($0) }.prefix(2)) == "1 2 |")
    #expect(heard(all.prepend(-1, 0).prefix(3)) == "-1 0 1 |")
    #expect(heard(Just(0).prepend(1...).prefix(2)) == "1 2 |")
    #expect(heard(Just(0).combineLatest(all).prefix(2)) == "(0, 1) (0, 2) |")
    #expect(heard(all.eraseToAnyPublisher().handleEvents().first()) == "1 |")
    #expect(heard(all.receive(on: ImmediateScheduler.shared).prefix(2)) == "1 2 |")
    #expect(heard(all.delay(for: 1, scheduler: ImmediateScheduler.shared).first()) == "1 |")
    #expect(heard(all.timeout(1, scheduler: DispatchQueue.main).first()) == "1 |")
    let fails = all.tryMap { $0 < 3 ? $0 : try { throw Failed.once }() }
    #expect(heard(fails) == "1 2 !")
    #expect(heard(fails.catch { _ in all }.prefix(4)) == "1 2 1 2 |")
    #expect(heard(fails.replaceError(with: 0)) == "1 2 0 |")
  }

  @Test("What is over before its turn is not asked for values")
  func beforeItsTurn() {
    var asked = 0
    let counted = AnySequence { () -> AnyIterator<Int> in
      AnyIterator {
        asked += 1
        return asked
      }
    }
    #expect(heard(counted.publisher.prefix(untilOutputFrom: Just(0))) == "|")
    #expect(asked == 0)
    #expect(heard(counted.publisher.prefix(3)) == "1 2 3 |")
    #expect(asked <= 4)
  }

  @Test("Another queue is asked for as many values as can be used")
  func otherQueue() async {
    let values = await withCheckedContinuation { continuation in
      var values: [Int] = []
      var listening: AnyCancellable?
      listening = (1...).publisher.map { $0 * 2 }.receive(on: DispatchQueue.main).prefix(3)
        .sink { _ in
          continuation.resume(returning: values)
          listening?.cancel()
        } receiveValue: {
          values.append($0)
        }
    }
    #expect(values == [2, 4, 6])
  }

  @Test("A subject ends with what it is told, and tells it to who comes later")
  func subjects() {
    let subject = PassthroughSubject<Int, Failed>()
    let signal = PassthroughSubject<Void, Never>()
    var log: [String] = []
    func listen<T>(_ publisher: some Publisher<T, Failed>) -> AnyCancellable {
      publisher.sink { _ in
        log.append("|")
      } receiveValue: {
        log.append("\($0)")
      }
    }
    let parts = [
      listen(subject.prefix(untilOutputFrom: signal)), listen(subject.contains(3)),
      listen(subject.allSatisfy { $0 < 3 }),
    ]
    subject.send(1)
    #expect(log == ["1"])
    signal.send()
    subject.send(3)
    #expect(log == ["1", "|", "true", "|", "false", "|"])
    subject.send(completion: .failure(.once))
    subject.send(9)
    subject.send(completion: .finished)
    #expect(log.count == 6)
    #expect(heard(subject) == "!")
    let current = CurrentValueSubject<Int, Never>(1)
    current.send(completion: .finished)
    current.send(2)
    #expect(current.value == 1)
    #expect(heard(current) == "|")
    withExtendedLifetime(parts) {}
  }

  @Test("Who cancels while a value is handed out hears no more, and so does whoever is cancelled")
  func cancelled() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var first: AnyCancellable?
    var second: AnyCancellable?
    first = subject.sink {
      log.append("a\($0)")
      first?.cancel()
      second?.cancel()
    }
    second = subject.sink { log.append("b\($0)") }
    subject.send(1)
    subject.send(2)
    #expect(log == ["a1"])
    let events = subject.handleEvents(receiveCancel: { log.append("cancelled") })
    first = events.sink { _ in }
    first = nil
    #expect(log == ["a1", "cancelled"])
    second = events.sink { _ in }
    subject.send(completion: .finished)
    second = nil
    #expect(log == ["a1", "cancelled"])
  }

  @Test("A value that is sent while one is received is received too, and counted")
  func nested() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var values: [Int] = []
    let listening = subject.prefix(3).sink {
      values.append($0)
      subject.send($0 + 1)
    }
    #expect(values == [0, 1, 2])
    withExtendedLifetime(listening) {}
  }

  @Test("What was scheduled before a cancellation is not delivered after it")
  func scheduled() async {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let listening = subject.receive(on: DispatchQueue.main).sink { values.append($0) }
    subject.send(1)
    listening.cancel()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(values.isEmpty)
  }

  @Test("The values of optional publishers count as come only when they have")
  func optionals() {
    let a = PassthroughSubject<Int?, Never>()
    let b = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let listening = a.combineLatest(b).sink { log.append("\($0.0 ?? -1) \($0.1)") }
    b.send(1)
    #expect(log.isEmpty)
    a.send(nil)
    #expect(log == ["-1 1"])
    withExtendedLifetime(listening) {}
  }

  @Test("Publishers of publishers end with the last of them")
  func ends() {
    let outer = PassthroughSubject<Int, Never>()
    let inner = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let listening = outer.flatMap { number in inner.map { $0 * number } }
      .sink { _ in
        log.append("|")
      } receiveValue: {
        log.append("\($0)")
      }
    outer.send(2)
    outer.send(completion: .finished)
    inner.send(3)
    #expect(log == ["6"])
    inner.send(completion: .finished)
    #expect(log == ["6", "|"])
    withExtendedLifetime(listening) {}
  }

  @Test("What listens is let go of with the receiver")
  func letsGo() {
    final class Owner {}
    let subject = PassthroughSubject<Int, Never>()
    weak var kept: Owner?
    do {
      let owner = Owner()
      kept = owner
      let listening = subject.map { [$0].filter { _ in owner !== kept } }.prefix(2)
        .merge(with: Empty(completeImmediately: false)).sink { _ in _ = owner }
      subject.send(1)
      #expect(kept != nil)
      listening.cancel()
    }
    #expect(kept == nil)
  }
}
