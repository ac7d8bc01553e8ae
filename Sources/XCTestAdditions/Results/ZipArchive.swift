import Foundation
import Primitives

/// A ZIP file of files as they are, in the order of their names.
///
/// The same files always give the same bytes: times are left out.
struct ZipArchive {
  /// The file so far: a header and the contents for each entry.
  private var data = Data()

  /// The directory at the end of the file so far.
  private var directory = Data()

  /// How many entries there are.
  private var count: UInt16 = 0

  /// Makes an archive of all files in a folder and in the folders inside it.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: The ZIP file.
  /// - Throws: ``AttachmentError`` when the folder or a file in it cannot be read, or is too large for the format.
  static func data(ofFolder folder: URL) throws -> Data {
    var archive = ZipArchive()
    for path in try paths(in: folder) {
      let file = folder.appendingPathComponent(path)
      do {
        try archive.add(Data(contentsOf: file), as: path)
      } catch let error as AttachmentError {
        throw error
      } catch {
        throw AttachmentError(
          description: "The file \(file.path) cannot be read: \(error.localizedDescription)")
      }
    }
    return archive.finished
  }

  /// The paths of the files inside a folder, relative to it, in order; what is no file is left out.
  private static func paths(in folder: URL) throws -> [String] {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue,
      let files = manager.enumerator(atPath: folder.path)
    else { throw AttachmentError(description: "There is no folder at \(folder.path).") }
    var paths: [String] = []
    for case let path as String in files {
      let attributes = try? manager.attributesOfItem(
        atPath: folder.appendingPathComponent(path).path)
      if attributes?[.type] as? FileAttributeType == .typeRegular { paths.append(path) }
    }
    return paths.sorted()
  }

  /// Adds a file.
  private mutating func add(_ contents: Data, as path: String) throws {
    let name = Data(path.utf8)
    guard data.count + contents.count < Int(UInt32.max), name.count < 0xFFFF, count < 0xFFFE else {
      throw AttachmentError(description: "The folder is too large for a ZIP file.")
    }
    let offset = UInt32(data.count)
    // Version 2.0, names in UTF-8, stored as it is; the first day there is.
    var entry = Data()
    for field: UInt16 in [20, 0x0800, 0, 0, 0x0021] { entry.append(littleEndian: field) }
    entry.append(littleEndian: CRC32.checksum(of: contents))
    entry.append(littleEndian: UInt32(contents.count))
    entry.append(littleEndian: UInt32(contents.count))
    entry.append(littleEndian: UInt16(name.count))
    entry.append(littleEndian: UInt16(0))
    data.append(littleEndian: UInt32(0x0403_4B50))
    data.append(entry + name + contents)
    directory.append(littleEndian: UInt32(0x0201_4B50))
    directory.append(littleEndian: UInt16(20))
    directory.append(entry)
    for field: UInt16 in [0, 0, 0] { directory.append(littleEndian: field) }
    directory.append(littleEndian: UInt32(0))
    directory.append(littleEndian: offset)
    directory.append(name)
    count += 1
  }

  /// The file with its directory.
  private var finished: Data {
    var end = Data()
    end.append(littleEndian: UInt32(0x0605_4B50))
    for field in [0, 0, count, count] { end.append(littleEndian: field) }
    end.append(littleEndian: UInt32(directory.count))
    end.append(littleEndian: UInt32(data.count))
    end.append(littleEndian: UInt16(0))
    return data + directory + end
  }
}

extension Data {
  /// Appends a number, its lowest byte first.
  fileprivate mutating func append(littleEndian value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }
}
