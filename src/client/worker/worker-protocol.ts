/** What page and worker say to each other. A page and a worker of two builds may meet: a name never changes. */

/** The browser fires it at the worker when the network is back. */
export const SYNC_TAG = 'outbox'
/** The same for the worker of the desk. */
export const DESK_SYNC_TAG = 'desk-outbox'
/** How the locks begin under which the changes of an account are sent. */
export const OUTBOX_LOCKS = 'outbox:'
export const DESK_OUTBOX_LOCKS = 'desk-outbox:'

/** Messages to the worker. `SKIP_WAITING` is the one that workbox-window sends. */
export const toWorker = {
  skipWaiting: 'SKIP_WAITING',
  /** Fetch what is missing of the worker's own files: the first use of the page wants them, or the browser has evicted some. */
  repair: 'REPAIR',
  /** What is saved for reading offline has changed. */
  savedChanged: 'KEPT_CHANGED',
  /** Cache the page at `url`, which was open before the worker was there, and the `pictures` that it has shown. */
  cachePage: 'KEEP_PAGE',
} as const

/** Messages to the pages. */
export const toPage = {
  /** A fresh answer differs from the cached one that the screen shows. */
  updated: 'CACHE_UPDATED',
  /** What was cached has been shown, and nothing came to refresh it. */
  unreached: 'UNREACHED',
} as const
