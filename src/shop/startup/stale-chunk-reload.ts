/** A lazy chunk that the server no longer has, because a newer build was deployed. */

/** When a part was last missed since a reload for one. */
const MISSED_AT = 'reloaded-for-a-part'
/** Longer than the pauses between two tries for a part. */
const APART_MS = 60_000

const noteMiss = (): void => sessionStorage.setItem(MISSED_AT, String(Date.now()))
const isStillMissed = (): boolean => Date.now() - Number(sessionStorage.getItem(MISSED_AT)) < APART_MS

const isThere = async (): Promise<boolean> => {
  // The worker has a whole build, so a reload works with and without network.
  if (navigator.serviceWorker?.controller) return true
  try {
    const answer = await fetch('/api/health', { cache: 'no-store' })
    // A page with an unread body never counts as loaded.
    await answer.text()
    return answer.ok
  } catch {
    return false
  }
}

/** Reloads the page, once, if the server can be reached. Without network the part's own message stays. */
export const watchStaleChunks = (): void =>
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine) return
    // A reload that did not help is not repeated.
    if (isStillMissed()) return noteMiss()
    void isThere().then((there) => {
      if (!there) return
      noteMiss()
      location.reload()
    })
  })
