import Foundation
import Glibc

/// By how many bytes the heap has grown when `body` has run, at least.
///
/// Other threads allocate too, so that of several runs the least counts, and there are more of them until
/// it is below the limit: what leaks does so in each. 0 where nobody can tell.
@MainActor
package func leastGrowth(of runs: Int = 4, below limit: Int, _ body: () -> Void) -> Int {
  var (least, count) = (Int.max, 0)
  while count < runs || (least >= limit && count < 4 * runs) {
    let before = heapBytes()
    body()
    least = min(least, heapBytes() - before)
    count += 1
  }
  return least
}

/// The bytes that the program has asked the C library for and not given back.
///
/// `malloc_info` writes them down for all threads (glibc's manual, "Statistics for Memory
/// Allocation"); Swift's module of glibc leaves it out.
private func heapBytes() -> Int {
  typealias Function = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
  var text: UnsafeMutablePointer<CChar>?
  var length = 0
  guard let symbol = dlsym(nil, "malloc_info"), let file = open_memstream(&text, &length) else {
    return 0
  }
  let inform = withUnsafeBytes(of: symbol) { $0.load(as: Function.self) }
  let result = inform(0, file)
  fclose(file)
  defer { free(text) }
  guard result == 0, let text,
    let start = String(cString: text).range(of: "</heap>", options: .backwards)
  else { return 0 }
  // The totals of all heaps come last.
  let totals = String(cString: text)[start.upperBound...]
  func size(_ line: String) -> Int {
    guard let place = totals.range(of: line),
      let size = totals[place.upperBound...].range(of: "size=\"")
    else { return 0 }
    return Int(totals[size.upperBound...].prefix { $0.isNumber }) ?? 0
  }
  return size("system type=\"current\"") + size("total type=\"mmap\"")
    - size("total type=\"fast\"") - size("total type=\"rest\"")
}
