/** Whether the server answered when it was last asked; the browser's own hint knows only whether there is a link. */

type Listener = (reached: boolean) => void
const listeners = new Set<Listener>()

export const reportReachability = (reached: boolean): void => listeners.forEach((listener) => listener(reached))

/** Returns an unsubscribe function. */
export const onReachability = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
