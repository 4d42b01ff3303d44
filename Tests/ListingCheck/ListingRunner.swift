import Foundation
import GlissandoTesting
import GlissandoViews

/// Runs the views of one compiled listing on stages: what the process of a listing does.
@MainActor
struct ListingRunner {
  /// So many taps on one view at most: a button may make another button each time.
  private static let mostTaps = 60
  /// What a person waits between two taps, in seconds.
  private static let pause = 0.15
  /// How long the view is left alone after the last tap, in seconds.
  private static let afterwards = 2.0

  /// The variable of the environment that names the folder for pictures.
  static let picturesVariable = "LISTING_PICTURES"
  /// How long after a view has appeared its picture is taken, in seconds.
  private static let beforePicture = 1.0

  /// Where a picture of each view is put; nil for no pictures.
  private let pictures: String?
  private let makeView: @convention(c) (Int, UnsafeMutableRawPointer) -> Void

  /// Loads the views of a file in a library.
  init?(library: String, file: Int) {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason given"
      print("error: cannot load it: \(reason)")
      return nil
    }
    guard let symbol = dlsym(handle, CheckedSource.factoryName(file)) else {
      print("error: it has no views")
      return nil
    }
    let folder = ProcessInfo.processInfo.environment[Self.picturesVariable]
    // A folder's listings are libraries beside each other, a project's files are numbered in one.
    pictures = folder.map { folder in
      let program = URL(fileURLWithPath: library).deletingPathExtension()
      let checked = program.deletingLastPathComponent().lastPathComponent
      return "\(folder)/\(checked)-\(program.lastPathComponent)-\(file)"
    }
    // The library was compiled by this very program with a function of this type in it.
    makeView = unsafeBitCast(
      symbol, to: (@convention(c) (Int, UnsafeMutableRawPointer) -> Void).self)
  }

  /// Shows a view, taps everything that can be tapped once, and lets time pass.
  ///
  /// - Returns: the number of taps, or nil where something is wrong, which is printed.
  func run(view number: Int, named name: String) -> Int? {
    let place = UnsafeMutablePointer<AnyView>.allocate(capacity: 1)
    defer { place.deallocate() }
    makeView(number, place)
    let view = place.move()
    // Views may compare the dates of timelines with the clock's.
    let stage = Stage(width: 800, height: 800, dateOrigin: Date()) { view }
    defer { stage.close() }
    stage.advance(frames: 3)
    _ = stage.image()
    if pictures != nil { stage.advance(by: Self.beforePicture) }
    put(stage, "\(name)-\(number)-1")
    let taps = tapAll(stage)
    for _ in 0..<4 {
      stage.advance(by: Self.afterwards / 4)
      _ = stage.image()
    }
    put(stage, "\(name)-\(number)-2")
    let lost = stage.elements.filter { !$0.frame.isFinite || !$0.opacity.isFinite }
    for element in lost { print("error: \(name): \(element) is nowhere") }
    return lost.isEmpty ? taps : nil
  }

  private func put(_ stage: Stage, _ name: String) {
    guard let pictures else { return }
    let file = "\(pictures)-\(name.replacing("/", with: "_")).png"
    do {
      try stage.image().writePNG(to: file)
    } catch {
      print("error: \(file): \(error)")
    }
  }

  private func tapAll(_ stage: Stage) -> Int {
    var tapped: Set<Int> = []
    while tapped.count < Self.mostTaps {
      let window = CGRect(origin: .zero, size: stage.size)
      let next = stage.host.operables.first { control in
        control.isEnabled && !tapped.contains(control.identity)
          && window.contains(CGPoint(x: control.frame.midX, y: control.frame.midY))
      }
      guard let next else { break }
      tapped.insert(next.identity)
      stage.tap(at: CGPoint(x: next.frame.midX, y: next.frame.midY))
      stage.advance(by: Self.pause)
    }
    return tapped.count
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
