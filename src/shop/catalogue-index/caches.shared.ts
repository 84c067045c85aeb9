/** The caches of the catalogue that every page of it can be read from again. */

export const CATALOGUE_CACHE = 'catalogue'
/** Renderings of earlier builds: no longer shown as they are, but their data is still valid. */
export const SEEN_CACHE = 'seen'
