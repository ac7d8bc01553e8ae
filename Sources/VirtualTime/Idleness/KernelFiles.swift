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
      let number = withUnsafeBytes(of: &entry.pointee.d_name) { Self.value(ofDigits: $0) }
      if let number { numbers.append(number) }
    }
    return numbers
  }

  /// Reads a name that is a number, without a text for each name.
  private static func value(ofDigits name: UnsafeRawBufferPointer) -> Int32? {
    var number: Int32 = 0
    for (index, byte) in name.enumerated() {
      if byte == 0 { return index > 0 ? number : nil }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = tens.addingReportingOverflow(Int32(byte - UInt8(ascii: "0")))
      guard !isTooLarge, !overflows else { return nil }
      number = sum
    }
    return nil
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
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return firstLine(of: descriptor)
  }

  /// Reads the first line of an open file of at most four kilobytes, as it is now.
  ///
  /// - Parameter descriptor: The descriptor of the file.
  /// - Returns: The line without its end, nil if it may not be read.
  static func firstLine(of descriptor: Int32) -> String? {
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { buffer in
      let count = pread(descriptor, buffer.baseAddress, buffer.count, 0)
      guard count >= 0, let start = buffer.baseAddress else { return nil }
      // The C library finds it at once, also in a debug build.
      let end = memchr(start, Int32(UInt8(ascii: "\n")), count)
      let length = end.map { start.distance(to: UnsafeMutableRawPointer($0)) } ?? count
      return String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
    }
  }

  /// Lists the children of a process, whichever threads started them.
  ///
  /// - Parameter process: The process, as its folder is called.
  /// - Returns: Their numbers; none where the system does not tell.
  package static func children(of process: String) -> [Int32] {
    let threads = "/proc/\(process)/task"
    return (numbers(in: threads) ?? []).flatMap { thread in
      children(in: firstLine(at: "\(threads)/\(thread)/children"))
    }
  }

  /// Finds the numbers in the kernel's line about the children of a thread.
  ///
  /// - Parameter line: The line; `nil` has none.
  /// - Returns: The numbers.
  static func children(in line: String?) -> [Int32] {
    (line ?? "").split(separator: " ").compactMap { Int32($0) }
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
    firstLine(at: path + "/stat").flatMap(nameAndState(in:))
  }

  /// Finds the name and the state of a process or thread in the kernel's line about it.
  ///
  /// - Parameter line: The line.
  /// - Returns: The name, and the letter of the state; nil if it is no such line.
  static func nameAndState(in line: String) -> (name: Substring, state: Character)? {
    // The name stands in parentheses, and may hold some; the state after them and a space.
    var line = line
    let found = line.withUTF8 { bytes -> (open: Int, close: Int, state: UInt8)? in
      // The C library finds them at once, also in a debug build.
      guard let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress),
        let open = memchr(start, Int32(UInt8(ascii: "(")), bytes.count),
        var close = memchr(open, Int32(UInt8(ascii: ")")), bytes.count - (open - start))
      else { return nil }
      while let next = memchr(
        close + 1, Int32(UInt8(ascii: ")")), bytes.count - (close + 1 - start))
      {
        close = next
      }
      let end = close - start
      return end + 2 < bytes.count ? (open - start, end, bytes[end + 2]) : nil
    }
    guard let found else { return nil }
    let bytes = line.utf8
    let name = bytes.index(bytes.startIndex, offsetBy: found.open + 1)
    let end = bytes.index(bytes.startIndex, offsetBy: found.close)
    return (line[name..<end], Character(Unicode.Scalar(found.state)))
  }

  /// Finds the number of the process group in the kernel's line about a process.
  ///
  /// - Parameter line: The line.
  /// - Returns: `nil` if it is no such line.
  static func group(in line: String) -> Int32? {
    // Behind the name come the state, the parent and the group.
    guard let close = line.utf8.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let words = line[close...].split(separator: " ", maxSplits: 4)
    return words.count > 3 ? Int32(words[3]) : nil
  }
}
