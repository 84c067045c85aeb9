/**
 * Back closes what lies above the page before it leaves the page. Each open dialog or list has an entry of the history below
 * it, a copy of its page's; one that is closed otherwise leaves its entry behind, which the next one takes or Back
 * passes over. Nothing goes back by itself when one closes: the page may be on its way to another one.
 */
const closers: (() => void)[] = []

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'above' in state ? Number(state.above) : 0

/** How many such entries lie between the page's own and where the browser stands. */
let depth = typeof history === 'undefined' ? 0 : depthOf(history.state)

/** Another page is there. */
export const recordPage = (): void => void (depth = depthOf(history.state))

const onPop = (event: PopStateEvent): void => {
  const before = depth
  recordPage()
  // Another page, which is the router's.
  if (depth >= before) return
  event.stopImmediatePropagation()
  if (closers.length <= depth) return history.back()
  while (closers.length > depth) closers.pop()?.()
}

/** Before the router listens, which would read the page again. */
export const watchBack = (): void => addEventListener('popstate', onPop, true)

/** Calls `close` when Back is pressed. Returns a stop function. */
export const closeOnBack = (close: () => void): (() => void) => {
  closers.push(close)
  if (depth < closers.length) {
    depth = closers.length
    history.pushState({ ...history.state, above: depth }, '')
  }
  return () => {
    const at = closers.indexOf(close)
    if (at >= 0) closers.splice(at, 1)
  }
}
