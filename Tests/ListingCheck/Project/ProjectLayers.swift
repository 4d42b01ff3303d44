/// Which files of a folder are compiled together, where several declare the same name.
///
/// Examples often lie side by side in one folder, each with a `ContentView` of its own: as one module
/// they would only say so. What declares a name that is declared before goes into a later layer, with
/// its neighbours in the same folder where those can; each layer is compiled with all that declares
/// no name twice.
struct ProjectLayers {
  /// What declares no name that another file declares.
  private(set) var shared: [Int] = []
  /// The others.
  private(set) var layers: [[Int]] = []

  /// - Parameters:
  ///   - names: For each file, what it declares.
  ///   - folders: For each file, where it lies.
  init(names: [[String]], folders: [String]) {
    var counts: [String: Int] = [:]
    for file in names { for name in Set(file) { counts[name, default: 0] += 1 } }
    var taken: [Set<String>] = []
    /// For each layer, the folders from which it has files.
    var sources: [Set<String>] = []
    for index in names.indices {
      guard names[index].contains(where: { counts[$0, default: 0] > 1 }) else {
        shared.append(index)
        continue
      }
      let fitting = layers.indices.filter { taken[$0].isDisjoint(with: names[index]) }
      let neighbourly = fitting.first { sources[$0].contains(folders[index]) }
      let layer: Int
      if let found = neighbourly ?? fitting.first {
        layer = found
      } else {
        layer = layers.count
        layers.append([])
        taken.append([])
        sources.append([])
      }
      layers[layer].append(index)
      taken[layer].formUnion(names[index])
      sources[layer].insert(folders[index])
    }
    if layers.isEmpty { layers = [[]] }
  }
}
