import Testing
import VirtualTime

/// Tests of the texts that name what is pending.
@Suite struct PendingActivityTests {
  /// The activities and their texts.
  static let cases: [(PendingActivity, String)] = [
    (.newThread(id: 12, name: "load"), "thread 12 (load) is new"),
    (.activeThread(id: 3, name: "a\u{1B}[2Jb\u{9B}c"), "thread 3 (a?[2Jb?c) is at work"),
    (.timer(in: .seconds(2)), "a Timer fires in 2.0 seconds"),
    (.timedBlock, "a timed dispatch block is pending"),
    (
      .input(id: 7, name: "reader", descriptor: 3, kind: "a pipe"),
      "thread 7 (reader) waits for a pipe (descriptor 3)"
    ),
    (.child(id: 7, name: "sh"), "child process 7 (sh) runs"),
    (.signals([10]), "signal 10 may come, which the app handles"),
    (.signals([10, 12]), "signal 10 or 12 may come, which the app handles"),
    (.watchedFiles, "files may change, which the app watches"),
    (.blockedMainQueue, "work on the main queue cannot run from inside a block of that queue"),
    (.uncontrolledTime, "time is real, so sleeping tasks cannot be seen"),
    (.hiddenThreads, "the threads of the process cannot be seen"),
  ]

  @Test(arguments: cases) func theTextSaysWhatIsPending(_ activity: PendingActivity, _ text: String)
  {
    #expect(activity.description == text)
  }

  @Test func aSleeperSaysWhoSleepsAndWhere() {
    let sleeper = Sleeper(deadline: .seconds(5), kind: .task, name: "poll")
    #expect(sleeper.description == "“poll” sleeps until 5.0 seconds (Task.sleep)")
  }
}
