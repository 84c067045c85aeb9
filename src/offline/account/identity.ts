/** Who is logged in on this page, for all stores at once. The worker reads the session row instead. */

export interface Identity {
  acct: number
  token: string
}

type Listener = (identity: Identity | null) => void
let current: Identity | null = null
const listeners = new Set<Listener>()

export const identity = (): Identity | null => current

export const setIdentity = (next: Identity | null): void => {
  if (current?.acct === next?.acct && current?.token === next?.token) return
  current = next
  listeners.forEach((listener) => listener(next))
}

/** Calls `listener` now if somebody is logged in, and at every change. */
export const onIdentity = (listener: Listener): (() => void) => {
  listeners.add(listener)
  if (current !== null) listener(current)
  return () => listeners.delete(listener)
}
