// C functions that no module map of the toolchain shows, by their link names. All take and return
// plain integers, for which the calling conventions of C and Swift agree.

/// The kernel's number of the calling thread; on a process's first thread it is that of the
/// process.
@_silgen_name("gettid")
func currentThreadID() -> Int32

/// Makes a descriptor that counts signals.
///
/// - Parameters:
///   - initial: The count to begin with.
///   - flags: ``EventDescriptorFlags``.
/// - Returns: The descriptor, or -1.
@_silgen_name("eventfd")
func makeEventDescriptor(_ initial: UInt32, _ flags: Int32) -> Int32

/// The flags of ``makeEventDescriptor(_:_:)``, equal to `O_NONBLOCK` and `O_CLOEXEC` on every
/// Linux.
enum EventDescriptorFlags {
  /// Reading an unsignalled descriptor returns at once.
  static let nonBlocking: Int32 = 0o4000

  /// Programs that the process starts do not inherit the descriptor.
  static let closeOnExec: Int32 = 0o2000000
}

/// The descriptor that libdispatch makes readable while the main queue holds work.
///
/// It is made for run loops; CoreFoundation uses the same entry point.
@_silgen_name("_dispatch_get_main_queue_port_4CF")
func mainQueueHandle() -> Int32

/// Finds the file that an address of this process was loaded from.
///
/// - Parameters:
///   - address: Any number.
///   - info: Room for four pointers, the first of which becomes the path of the file.
/// - Returns: 0 if the address belongs to none.
@_silgen_name("dladdr")
func describeAddress(_ address: UInt, _ info: UnsafeMutableRawPointer) -> Int32

/// The run loop of the process's main thread, as CoreFoundation knows it.
@_silgen_name("CFRunLoopGetMain")
func mainRunLoopReference() -> UnsafeRawPointer

/// Finds when the next Timer of a run loop fires, without turning the loop.
///
/// - Parameters:
///   - loop: The run loop.
///   - mode: An `NSString`, which is a CoreFoundation string at the same time.
/// - Returns: Seconds since the reference date, 0 without a Timer.
@_silgen_name("CFRunLoopGetNextTimerFireDate")
func nextTimerFireDate(_ loop: UnsafeRawPointer, _ mode: UnsafeRawPointer) -> Double

/// Runs a run loop of the calling thread in a mode.
///
/// - Parameters:
///   - mode: An `NSString`, or a constant of CoreFoundation.
///   - seconds: How long at most; less than zero for one turn without a wait.
///   - returnsAfterSource: Whether to return once a source was handled.
/// - Returns: Why it returned.
@_silgen_name("CFRunLoopRunInMode")
@discardableResult
func runRunLoop(_ mode: UnsafeRawPointer, _ seconds: Double, _ returnsAfterSource: UInt8) -> Int32
