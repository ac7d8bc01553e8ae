import AutomationWire
import Glibc

if !AutomationEndpoint.main(HandmadeApp.self) {
  HandmadeProcess.complain("HandmadeApp only runs for a test.")
  exit(64)
}
