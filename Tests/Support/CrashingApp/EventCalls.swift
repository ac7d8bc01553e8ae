import Glibc

// Glibc's module does not show these.

/// Makes a set of events.
@_silgen_name("epoll_create1")
func makeEventSet(_ flags: Int32) -> Int32

/// Waits for events of a set, for some milliseconds at most.
@_silgen_name("epoll_wait")
func waitForEvents(
  _ set: Int32, _ events: UnsafeMutableRawPointer, _ count: Int32, _ milliseconds: Int32
) -> Int32

/// Makes a descriptor that tells of changes of files.
@_silgen_name("inotify_init1")
func makeFileWatch(_ flags: Int32) -> Int32

/// Watches a file or folder for some events.
@_silgen_name("inotify_add_watch")
func watchFile(_ watch: Int32, _ path: UnsafePointer<CChar>, _ events: UInt32) -> Int32
