// What asks for a review comes with TextUI: files that say `\.requestReview` ask for this module on a phone.
@_exported public import struct TextUI.RequestReviewAction
