import ConformanceRecords
import Primitives
import Synchronization

/// A unit in which lengths are counted in files that import another module than this one.
///
/// Module `SwiftUI` has one, in which forms and layouts of applications count.
public protocol LengthUnit {
  /// The extent of a cell in the unit.
  static var cell: CGSize { get }
}

/// The lengths that forms and layouts of an application's own count in.
enum AuthorLengths {
  /// The extent of a cell in the unit of module `SwiftUI`; `nil` in a program without the module.
  private static let cell: CGSize? = {
    // Nothing here may name the module, and to look for a type by its name takes a twentieth of a launch.
    guard let unit = conformance_records_swiftui_points() else { return nil }
    return (unsafeBitCast(unit, to: Any.Type.self) as? any LengthUnit.Type)?.cell
  }()

  /// Whether the program has the module `SwiftUI`: its files were written for a phone.
  static var countsInPoints: Bool { cell != nil }

  /// The extent of a cell in the lengths that the program counts in: points with the module `SwiftUI`, else cells.
  static var unit: CGSize { cell ?? CGSize(width: 1, height: 1) }

  /// What is known of types, by the type.
  private static let known = Mutex<[ObjectIdentifier: CGSize?]>([:])

  /// Returns the extent of a cell in the lengths that a type counts in.
  ///
  /// - Parameter type: A form or a layout; those of this module and of `SwiftUI` count in cells.
  /// - Returns: The extent; `nil` for cells.
  static func cell(for type: Any.Type) -> CGSize? {
    guard let cell else { return nil }
    return known.withLock { known in
      if let known = known[ObjectIdentifier(type)] { return known }
      let name = String(nameOf: type, isQualified: true)
      let isOurs = name.hasPrefix("TextUI.") || name.hasPrefix("SwiftUI.")
      let found = isOurs ? nil : cell
      known[ObjectIdentifier(type)] = .some(found)
      return found
    }
  }
}

extension CGSize {
  /// The same extent in lengths of which a cell has so many.
  func times(_ cell: CGSize) -> CGSize {
    CGSize(width: width * cell.width, height: height * cell.height)
  }

  /// The same extent in cells, of which each has so many lengths.
  func divided(by cell: CGSize) -> CGSize {
    CGSize(width: width / cell.width, height: height / cell.height)
  }
}

extension ProposedViewSize {
  /// The same offer in lengths of which a cell has so many.
  func times(_ cell: CGSize) -> ProposedViewSize {
    ProposedViewSize(width: width.map { $0 * cell.width }, height: height.map { $0 * cell.height })
  }

  /// The same offer in cells, of which each has so many lengths.
  func divided(by cell: CGSize) -> ProposedViewSize {
    ProposedViewSize(width: width.map { $0 / cell.width }, height: height.map { $0 / cell.height })
  }
}

// MARK: - Forms

extension Shape {
  /// The outline of the form in a rectangle in cells, in whatever lengths the form counts.
  nonisolated func outline(in rect: CGRect) -> Path {
    guard let cell = AuthorLengths.cell(for: Self.self) else { return path(in: rect) }
    let room = CGRect(
      origin: CGPoint(x: rect.minX * cell.width, y: rect.minY * cell.height),
      size: rect.size.times(cell))
    return path(in: room).scaled(x: 1 / cell.width, y: 1 / cell.height)
  }

  /// The size in cells that the form takes when offered some room in cells, in whatever lengths the form counts.
  nonisolated func room(for proposal: ProposedViewSize) -> CGSize {
    guard let cell = AuthorLengths.cell(for: Self.self) else { return sizeThatFits(proposal) }
    return sizeThatFits(proposal.times(cell)).divided(by: cell)
  }
}

// MARK: - Layouts

extension Layout {
  /// Returns the size of the arrangement in cells, in whatever lengths the layout counts.
  func room(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache)
    -> CGSize
  {
    guard let cell = AuthorLengths.cell(for: Self.self) else {
      return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    let size = sizeThatFits(
      proposal: proposal.times(cell), subviews: subviews.counted(in: cell), cache: &cache
    ).divided(by: cell)
    // Half a cell at the end is one that is needed.
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Places each view in a rectangle in cells, in whatever lengths the layout counts.
  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    guard let cell = AuthorLengths.cell(for: Self.self) else {
      return placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    let room = CGRect(
      origin: CGPoint(x: bounds.minX * cell.width, y: bounds.minY * cell.height),
      size: bounds.size.times(cell))
    placeSubviews(
      in: room, proposal: proposal.times(cell), subviews: subviews.counted(in: cell), cache: &cache)
  }

  /// Makes what the layout keeps of views, in whatever lengths it counts.
  func cache(of subviews: LayoutSubviews) -> Cache {
    makeCache(subviews: counted(subviews))
  }

  /// Brings what the layout keeps of views up to date, in whatever lengths it counts.
  func refresh(_ cache: inout Cache, _ subviews: LayoutSubviews) {
    updateCache(&cache, subviews: counted(subviews))
  }

  /// The views as the layout counts their lengths.
  private func counted(_ subviews: LayoutSubviews) -> LayoutSubviews {
    AuthorLengths.cell(for: Self.self).map { subviews.counted(in: $0) } ?? subviews
  }
}
