package import GalleryModel

/// Keeps what calls for single photos answered, and answers that wait for others.
package typealias CallMemory = AnswerMemory & DetailCache
