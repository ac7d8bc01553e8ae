import Combine
import SwiftUI

struct TimerView: View {
    enum Phase: String, CaseIterable {
        case focus = "Focus"
        case rest = "Break"

        var seconds: Int { self == .focus ? 25 * 60 : 5 * 60 }
        var next: Phase { self == .focus ? .rest : .focus }
        var color: Color { self == .focus ? .red : .green }
    }

    @State private var phase = Phase.focus
    @State private var remaining = Phase.focus.seconds
    @State private var isRunning = false
    @State private var rounds = 0
    @State private var pulse = false
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 20) {
            Picker("Phase", selection: $phase) {
                ForEach(Phase.allCases, id: \.self) { phase in
                    Text(phase.rawValue).tag(phase)
                }
            }
            .pickerStyle(SegmentedPickerStyle())
            .disabled(isRunning)

            ring

            HStack(spacing: 16) {
                Button(action: toggle) {
                    Label(isRunning ? "Pause" : "Start", systemImage: isRunning ? "pause.fill" : "play.fill")
                }
                .keyboardShortcut(.space, modifiers: [])
                Button("Reset") {
                    isRunning = false
                    remaining = phase.seconds
                }
                .disabled(remaining == phase.seconds && !isRunning)
                Button("Skip", action: advance)
            }
            .buttonStyle(.bordered)

            Text("Rounds: \(rounds)")
                .id(rounds)
                .transition(.scale)
            Tips()
        }
        .padding()
        .onReceive(timer) { _ in tick() }
        .onReceive(NotificationCenter.default.publisher(for: .timerShouldReset)) { _ in
            remaining = phase.seconds
        }
        .onChange(of: phase) { _, new in
            remaining = new.seconds
        }
        .onChange(of: scenePhase) { _, phase in
            if phase != .active { isRunning = false }
        }
    }

    private var ring: some View {
        ZStack {
            ProgressRing(progress: progress)
                .stroke(phase.color, style: .init(lineWidth: 2, lineCap: .round))
                .shadow(color: phase.color.opacity(0.4), radius: 4, x: 0, y: 2)
            VStack {
                Text(timeText)
                    .font(.system(size: 48, weight: .light, design: .monospaced))
                    .minimumScaleFactor(0.5)
                    .accessibilityIdentifier("time")
                Text(phase.rawValue)
                    .textCase(.uppercase)
                    .font(.footnote)
            }
        }
        .frame(width: 220, height: 150)
        .scaleEffect(pulse ? 1.05 : 1)
        .animation(reduceMotion ? nil : .easeInOut(duration: 0.5).repeatForever(autoreverses: true), value: pulse)
        .onTapGesture(count: 2, perform: toggle)
        .onLongPressGesture(minimumDuration: 0.5) { advance() }
        .accessibilityElement(children: .contain)
    }

    private var progress: Double {
        1 - Double(remaining) / Double(phase.seconds)
    }

    private var timeText: String {
        String(format: "%02d:%02d", remaining / 60, remaining % 60)
    }

    private func toggle() {
        isRunning.toggle()
        pulse = isRunning
    }

    private func tick() {
        guard isRunning else { return }
        if remaining > 1 {
            withAnimation(.linear(duration: 1)) { remaining -= 1 }
        } else {
            advance()
        }
    }

    private func advance() {
        if phase == .focus { rounds += 1 }
        withAnimation { phase = phase.next }
    }
}

extension Notification.Name {
    static let timerShouldReset = Notification.Name("timerShouldReset")
}

struct ProgressRing: Shape {
    var progress: Double

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY),
            radius: min(rect.width, rect.height) / 2,
            startAngle: .degrees(-90),
            endAngle: .degrees(-90 + 360 * progress),
            clockwise: false
        )
        return path
    }
}

struct Tips: View {
    @State private var isExpanded = false
    @State private var date = Date()

    var body: some View {
        VStack {
            DisclosureGroup("Tips", isExpanded: $isExpanded) {
                Text("Put your phone away.")
                Text("Drink some water.")
            }
            TimelineView(.periodic(from: .now, by: 60)) { context in
                Text(context.date, style: .time)
                    .font(.caption)
                    .accessibilityIdentifier("clock")
            }
        }
    }
}

struct TimerView_Previews: PreviewProvider {
    static var previews: some View {
        TimerView()
            .previewDevice("iPhone 15")
    }
}
