/** Counts up when drawings change, so that kept pictures of the old kind are left behind. */
export const DRAWINGS_VERSION = 1
