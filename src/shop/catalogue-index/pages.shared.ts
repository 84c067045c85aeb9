/** Caches of rendered pages are named so, with their build behind. */
export const PAGES_PREFIX = 'pages-'
