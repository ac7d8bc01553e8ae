import Primitives

/// A catalogue of the previews in the running program.
@MainActor struct PreviewCatalog {
  /// A preview, with the name by which it is asked for.
  struct Entry {
    /// The name.
    let name: String

    /// Makes the view.
    let makeView: @MainActor () -> AnyView
  }

  /// The previews, by name.
  let entries: [Entry]

  /// Finds the previews in the program.
  init() {
    let providers = ConformingTypes.named("PreviewProvider").compactMap {
      ($0 as? any PreviewProvider.Type).map { Self.entry($0) }
    }
    let registries = ConformingTypes.named("PreviewRegistry").compactMap {
      $0 as? any PreviewRegistry.Type
    }
    self.init(providers: providers, registries: registries)
  }

  /// Makes a catalogue of previews that were found.
  ///
  /// - Parameters:
  ///   - providers: Those of types that make previews.
  ///   - registries: What `#Preview` expanded to.
  init(providers: [Entry], registries: [any PreviewRegistry.Type]) {
    var unnamed: [String: Int] = [:]
    for registry in registries { unnamed[registry.fileID, default: 0] += 1 }
    let macros = registries.compactMap { registry -> Entry? in
      guard let preview = try? registry.makePreview() else { return nil }
      let file = registry.fileID.split(separator: "/").last.map(String.init) ?? registry.fileID
      let isAlone = unnamed[registry.fileID] == 1
      let place = isAlone ? file.replacing(".swift", with: "") : "\(file):\(registry.line)"
      return Entry(name: preview.name ?? place) { AnyView(erasing: preview.body()) }
    }
    entries = (providers + macros).sorted { $0.name < $1.name }
  }

  /// Returns the entry of a type that makes previews.
  static func entry<Provider: PreviewProvider>(_ provider: Provider.Type) -> Entry {
    Entry(name: String(describing: provider)) { AnyView(Provider.previews) }
  }

  /// A choice of a preview by the arguments of a launch.
  enum Choice {
    /// None is asked for.
    case none

    /// This one is.
    case preview(Entry)

    /// One is that is not there, or all are to be listed; with what to say.
    case message(String)
  }

  /// Returns what is asked for by the arguments `--preview Name`.
  ///
  /// A type that makes previews may be named without `_Previews` at its end.
  static func choice(
    _ arguments: [String], in catalog: @MainActor () -> PreviewCatalog = { PreviewCatalog() }
  ) -> Choice {
    guard let place = arguments.firstIndex(of: "--preview") else { return .none }
    let entries = catalog().entries
    let names = entries.map(\.name)
    guard arguments.indices.contains(place + 1) else {
      return .message(
        names.isEmpty
          ? "There are no previews in this program." : names.joined(separator: "\n"))
    }
    let name = arguments[place + 1]
    if let entry = entries.first(where: { $0.name == name || $0.name == name + "_Previews" }) {
      return .preview(entry)
    }
    let quoted = SafeText.quoted(name)
    return .message(
      names.isEmpty
        ? "There is no preview \(quoted): there are none in this program."
        : "There is no preview \(quoted). There are:\n" + names.joined(separator: "\n"))
  }
}

extension AnyView {
  /// Makes a view of one of any type.
  init(erasing view: any View) {
    self.init(view)
  }
}
