import Testing

/// The tests that run test bundles in processes of their own; one after the other, beside all others, since they wait most of the time.
@Suite("Runs of test bundles", .serialized) struct BundleRunTests {}
