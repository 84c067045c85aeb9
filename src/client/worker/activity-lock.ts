import { OUTBOX_LOCKS } from './worker-protocol.ts'

/**
 * Whether a window of this phone is at something that a reload would break: a checkout, an upload, a replay. It is held
 * as a shared lock, so that all windows and the worker see it and a closed one lets go by itself.
 */

const BUSY = 'busy'

/** Without Web Locks every window knows of itself only. */
let here = 0

/** Returns a release function. */
export const holdActivity = (): (() => void) => {
  here += 1
  let end = () => {}
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  void over.then(() => (here -= 1))
  // Older browsers and plain HTTP have none.
  const locks: LockManager | undefined = navigator.locks
  void locks?.request(BUSY, { mode: 'shared' }, () => over)
  return () => end()
}

/** True while any window or the worker holds it. */
export const isActivityHeld = async (): Promise<boolean> => {
  if (here > 0) return true
  const locks: LockManager | undefined = navigator.locks
  const { held = [] } = (await locks?.query()) ?? {}
  return held.some(({ name = '' }) => name === BUSY || name.startsWith(OUTBOX_LOCKS))
}
