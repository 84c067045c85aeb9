/** Raised when drawings change, so that cached pictures of the old kind are no longer used. */
export const DRAWINGS_VERSION = 1
