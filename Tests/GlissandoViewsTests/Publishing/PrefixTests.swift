import Foundation
import GlissandoCompatibility
import GlissandoViews
import Testing

/// Publishers that hand out the first values of others.
@MainActor
@Suite("The first values of a publisher")
struct PrefixTests {
  private final class Log {
    var values: [Int] = []
    var ends = 0
  }

  private func record(_ publisher: some Publisher<Int, Never>, in log: Log) -> AnyCancellable {
    publisher.sink(
      receiveCompletion: { _ in log.ends += 1 }, receiveValue: { log.values.append($0) })
  }

  @Test("It ends once, with the last of them, and takes no more")
  func ends() {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    let cancellable = record(subject.map { $0 * 10 }.prefix(2), in: log)
    subject.send(1)
    #expect(log.values == [10] && log.ends == 0)
    subject.send(2)
    #expect(log.values == [10, 20] && log.ends == 1)
    subject.send(3)
    subject.send(completion: .finished)
    #expect(log.values == [10, 20] && log.ends == 1)
    cancellable.cancel()
    #expect(log.ends == 1)
  }

  @Test("It ends with a publisher that has fewer, at once for none, and not when it is cancelled")
  func edges() {
    let log = Log()
    let just = record(Just(7).prefix(3), in: log)
    #expect(log.values == [7] && log.ends == 1)
    let none = record(Just(8).prefix(0), in: log)
    #expect(log.values == [7] && log.ends == 2)
    let subject = CurrentValueSubject<Int, Never>(1)
    let first = record(subject.first(), in: log)
    #expect(log.values == [7, 1] && log.ends == 3)
    let open = record(subject.prefix(5), in: log)
    open.cancel()
    subject.send(2)
    #expect(log.values == [7, 1, 1] && log.ends == 3)
    withExtendedLifetime((just, none, first)) {}
  }
}
