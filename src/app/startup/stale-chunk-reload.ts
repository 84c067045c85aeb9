/** A lazy chunk that the server no longer has, because a newer build was deployed. */

const RELOADED_AT = 'reloaded-for-a-part'
/** A reload that did not help is not tried again and again. */
const APART_MS = 60_000

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
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < APART_MS) return
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    void isThere().then((there) => {
      if (there) location.reload()
    })
  })
