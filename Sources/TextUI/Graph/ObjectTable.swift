/// Values by the objects they belong to, in the order in which these came.
///
/// A dictionary would hand them out in another order in each process, since objects are told apart by their addresses; what then runs in
/// that order would differ from run to run.
struct ObjectTable<Value> {
  private var entries: [ObjectIdentifier: (order: Int, value: Value)] = [:]
  private var count = 0

  /// The value of an object; one that replaces another keeps its place, `nil` takes it out.
  subscript(object: AnyObject) -> Value? {
    get { entries[ObjectIdentifier(object)]?.value }
    set {
      let id = ObjectIdentifier(object)
      guard let newValue else {
        entries[id] = nil
        return
      }
      if entries[id] == nil { count += 1 }
      entries[id] = (entries[id]?.order ?? count, newValue)
    }
  }

  /// The values, in order.
  var values: [Value] { entries.values.sorted { $0.order < $1.order }.map(\.value) }
}
