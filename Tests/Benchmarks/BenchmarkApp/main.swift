import BenchmarkSupport
import TextUI

BenchmarkApp.main()
