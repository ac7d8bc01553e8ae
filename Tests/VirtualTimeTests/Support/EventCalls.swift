import Glibc

// Glibc's module does not show these.

/// Makes a set of events.
@_silgen_name("epoll_create1")
func makeEventSet(_ flags: Int32) -> Int32

/// Changes what a set watches: adds a descriptor (1), or takes it out (2).
@_silgen_name("epoll_ctl")
func changeEventSet(
  _ set: Int32, _ operation: Int32, _ descriptor: Int32, _ event: UnsafeMutableRawPointer
) -> Int32

/// Waits for events of a set, for some milliseconds at most.
@_silgen_name("epoll_wait")
func waitForEvents(
  _ set: Int32, _ events: UnsafeMutableRawPointer, _ count: Int32, _ milliseconds: Int32
) -> Int32

/// Makes a counter that can be waited for.
@_silgen_name("eventfd")
func makeEventCounter(_ value: UInt32, _ flags: Int32) -> Int32
