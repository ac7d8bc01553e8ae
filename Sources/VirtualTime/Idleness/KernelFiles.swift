import Glibc

/// Small files and folders in which the kernel shows the state of processes.
package enum KernelFiles {
  /// Lists the entries of a folder whose names are numbers, as of processes, threads and descriptors.
  ///
  /// - Parameter path: The path of the folder.
  /// - Returns: The numbers, nil if there is no such folder or it may not be read.
  package static func numbers(in path: String) -> [Int32]? {
    guard let directory = opendir(path) else { return nil }
    defer { closedir(directory) }
    var numbers: [Int32] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let number = Int32(name) { numbers.append(number) }
    }
    return numbers
  }

  /// Reads a file of at most four kilobytes.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The text, nil if there is no such file or it may not be read.
  package static func text(at path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { buffer in
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      guard count >= 0 else { return nil }
      return String(decoding: buffer.prefix(count), as: UTF8.self)
    }
  }

  /// Reads the first line of a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The line without its end, nil if there is none.
  static func firstLine(at path: String) -> String? {
    text(at: path)?.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init)
  }

  /// Reads where a symbolic link leads.
  ///
  /// - Parameter path: The path of the link.
  /// - Returns: The target, nil if there is no such link.
  static func target(ofLink path: String) -> String? {
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, buffer.count)
      guard count >= 0 else { return nil }
      return String(decoding: buffer.prefix(count), as: UTF8.self)
    }
  }

  /// Reads the name and the state of a process or thread.
  ///
  /// - Parameter path: The path of its folder.
  /// - Returns: The name, and the letter of the state: `R` for one that runs, `Z` for one that nobody waited for; nil if it has ended.
  package static func nameAndState(at path: String) -> (name: Substring, state: Character)? {
    // The name stands in parentheses, and may hold some; the state after them and a space.
    guard let line = firstLine(at: path + "/stat"), let open = line.firstIndex(of: "("),
      let close = line.lastIndex(of: ")"), let state = line[close...].dropFirst(2).first
    else { return nil }
    return (line[line.index(after: open)..<close], state)
  }
}
