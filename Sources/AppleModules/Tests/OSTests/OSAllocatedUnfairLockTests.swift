import Foundation
import Testing
import os

@Suite("Locks") struct OSAllocatedUnfairLockTests {
  @Test("guard a state, which copies share")
  func state() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    let copy = lock
    DispatchQueue.concurrentPerform(iterations: 1_000) { _ in
      copy.withLock { $0 += 1 }
    }
    #expect(lock.withLock { $0 } == 1_000)
    #expect(lock.withLockIfAvailable { $0 } == 1_000)
  }

  @Test("are taken and given back")
  func alone() {
    let lock = OSAllocatedUnfairLock()
    lock.precondition(.notOwner)
    lock.lock()
    lock.precondition(.owner)
    #expect(!lock.lockIfAvailable())
    #expect(lock.withLockIfAvailable { 1 } == nil)
    lock.unlock()
    #expect(lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 2 } == 2)
    lock.precondition(.notOwner)
  }

  @Test("are given back when what runs under them throws")
  func throwing() {
    struct Problem: Error {}
    let lock = OSAllocatedUnfairLock(initialState: 0)
    #expect(throws: Problem.self) { try lock.withLock { _ in throw Problem() } }
    #expect(lock.withLockIfAvailable { $0 } == 0)
  }
}
