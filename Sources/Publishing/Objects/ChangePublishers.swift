import Foundation

/// The publishers of objects whose class declares none.
///
/// They are kept in a table, by the identity of their object: that holds whatever the class, its superclasses and its properties are
/// like, and whenever the object was made. The publisher is made when it is first asked for; before that nobody can have subscribed,
/// and a change has nobody to be told to. An entry whose object is gone counts for none, though another object has its address, and
/// is taken out when the table has grown.
enum ChangePublishers {
  /// A publisher, and the object it belongs to.
  private struct Entry {
    /// The object, for as long as there is one.
    weak let object: AnyObject?

    /// Its publisher.
    let publisher: ObservableObjectPublisher
  }

  /// The entries, and how many there may be before those without objects are taken out.
  private struct Table {
    /// The entries, by the identity of the object.
    var entries: [ObjectIdentifier: Entry] = [:]

    /// How many entries there may be.
    var limit = 16
  }

  /// The table, with a lock around: objects belong to any thread.
  ///
  /// `@unchecked Sendable` holds because the table is only reached with the lock held. It is not a `Mutex`, whose values may be sent
  /// elsewhere: the publishers of a table may not.
  private final class GuardedTable: @unchecked Sendable {
    private let lock = NSLock()
    private var table = Table()

    /// Runs code that reaches the table.
    func withLock<Result>(_ body: (inout Table) -> Result) -> Result {
      lock.withLock { body(&table) }
    }
  }

  private static let table = GuardedTable()

  /// The publisher of an object, which is made the first time.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    table.withLock { table in
      let id = ObjectIdentifier(object)
      if let entry = table.entries[id], entry.object === object { return entry.publisher }
      if table.entries.count >= table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(16, table.entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      table.entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  /// The publisher of an object, if anybody ever asked for it.
  static func knownPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
    table.withLock { table in
      guard let entry = table.entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return entry.publisher
    }
  }
}
