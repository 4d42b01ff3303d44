import CVectorPictures
import Foundation
import GlissandoFiles
import Synchronization

/// The process in which files of curves are drawn; it is started with the first one, and anew after one that ended it.
final class VectorProcess: Sendable {
  /// Rows of premultiplied 0xAARRGGBB from the top.
  struct Drawing {
    let width: Int
    let height: Int
    let pixels: [UInt32]
  }

  private struct State {
    var socket: Int32?
    /// The number of the document that it has read last.
    var document: Int?
  }

  private let state = Mutex(State())

  /// A document of more pixels along a side is drawn smaller.
  private static let greatestSide: Int32 = 4096

  deinit { state.withLock { Self.stop(&$0) } }

  /// Draws a document in a size in pixels; 0 by 0 stands for its natural one.
  ///
  /// - Throws: What is wrong with it, or that it took more time or memory than is allowed.
  func draw(
    _ document: VectorDocument, width: Int = 0, height: Int = 0
  ) throws(FileProblem) -> Drawing {
    let request = glissando_drawing_request(
      kind: Int32(document.kind), width: Int32(width), height: Int32(height),
      greatest_side: Self.greatestSide, length: 0)
    let result = state.withLock { state -> Result<Drawing, FileProblem> in
      do throws(FileProblem) {
        let socket = try Self.ask(request, about: document, &state)
        return .success(try Self.receive(from: socket))
      } catch {
        // What it still has to say would be taken for the answer to the next request.
        if error == Self.ended { Self.stop(&state) }
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static let ended = FileProblem(
    "it cannot be drawn within \(GLISSANDO_DRAWING_SECONDS) seconds and "
      + "\(GLISSANDO_DRAWING_GIGABYTES) GB of memory, or is damaged; simplify it")

  private static func stop(_ state: inout State) {
    if let socket = state.socket { close(socket) }
    state.socket = nil
  }

  /// Asks a process that is there, or a new one where that has ended meanwhile.
  private static func ask(
    _ request: glissando_drawing_request, about document: VectorDocument, _ state: inout State
  ) throws(FileProblem) -> Int32 {
    if let socket = state.socket {
      let isKnown = state.document == document.number
      if send(request, with: isKnown ? Data() : document.bytes, to: socket) {
        state.document = document.number
        return socket
      }
      stop(&state)
    }
    let socket = glissando_start_drawing()
    guard socket >= 0 else {
      throw FileProblem("no process can be started to draw it: \(String(cString: strerror(errno)))")
    }
    state.socket = socket
    state.document = document.number
    guard send(request, with: document.bytes, to: socket) else { throw ended }
    return socket
  }

  private static func send(
    _ request: glissando_drawing_request, with bytes: Data, to socket: Int32
  ) -> Bool {
    var request = request
    request.length = UInt64(bytes.count)
    return glissando_send_all(socket, &request, MemoryLayout.size(ofValue: request))
      && bytes.withUnsafeBytes { glissando_send_all(socket, $0.baseAddress, $0.count) }
  }

  private static func receive(from socket: Int32) throws(FileProblem) -> Drawing {
    var answer = glissando_drawing_answer()
    guard glissando_receive_all(socket, &answer, MemoryLayout.size(ofValue: answer)) else {
      throw ended
    }
    guard answer.width > 0 else {
      let reason: [UInt8] = try receive(Int(answer.reason_length), from: socket)
      throw FileProblem(
        String(decoding: reason, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }
    let (width, height) = (Int(answer.width), Int(answer.height))
    return Drawing(
      width: width, height: height, pixels: try receive(width * height, from: socket))
  }

  private static func receive<Element: BitwiseCopyable>(
    _ count: Int, from socket: Int32
  ) throws(FileProblem) -> [Element] {
    var isComplete = false
    let result = [Element](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      isComplete = glissando_receive_all(
        socket, buffer.baseAddress, count * MemoryLayout<Element>.stride)
      initializedCount = isComplete ? count : 0
    }
    guard isComplete else { throw ended }
    return result
  }
}
