/** A lazy chunk that the server no longer has, because a newer build was deployed. */

const RELOADED_AT = 'reloaded-for-a-part'
/** Longer than the pauses between two tries for a part. */
const APART_MS = 60_000

const noteReload = (): void => sessionStorage.setItem(RELOADED_AT, String(Date.now()))

/** A reload that did not help is not repeated while the part is still asked for. */
const wasInVain = (): boolean => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) >= APART_MS) return false
  noteReload()
  return true
}

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
    if (!navigator.onLine || wasInVain()) return
    void isThere().then((there) => {
      if (!there) return
      noteReload()
      location.reload()
    })
  })
