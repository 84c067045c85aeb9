import { createStore } from 'zustand/vanilla'

/** Who is logged in on this page, for all stores at once. The worker reads the session row instead. */

export interface Identity {
  acct: number
  token: string
}

const store = createStore<Identity | null>(() => null)

export const identity = (): Identity | null => store.getState()

export const setIdentity = (next: Identity | null): void => {
  const now = identity()
  if (now?.acct !== next?.acct || now?.token !== next?.token) store.setState(next, true)
}

/** Calls `listener` now if somebody is logged in, and at every change. */
export const onIdentity = (listener: (identity: Identity | null) => void): (() => void) => {
  const stop = store.subscribe((now) => listener(now))
  if (identity() !== null) listener(identity())
  return stop
}
