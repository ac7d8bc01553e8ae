import FuzzSupport

@testable import TextRendering

/// No file of a picture ends the process, and one that can be read has all its points; a stream of any bytes keeps to its limit.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryPicture(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzedBytes(start, count)
  if input.byte() & 1 == 0 {
    let limit = 4096
    guard let data = try? Inflater.data(ofZlibStream: [0x78, 0x9C] + input.all(), limit: limit)
    else { return 0 }
    check(data.count <= limit, "\(data.count) bytes for a limit of \(limit)")
  } else if let picture = try? PNGDecoder.picture(of: PNGDecoder.signature + input.all()) {
    check(
      picture.pixels.count == picture.width * picture.height,
      "\(picture.width)×\(picture.height) with \(picture.pixels.count) points")
  }
  return 0
}
