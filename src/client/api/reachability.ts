import { createStore } from 'zustand/vanilla'

/** Whether the server answered when it was last asked; the browser's own hint knows only whether there is a link. */
const reachability = createStore(() => ({ isReached: true }))

export const reportReachability = (isReached: boolean): void => reachability.setState({ isReached })

/** Calls back at every report. Returns an unsubscribe function. */
export const onReachability = (listener: (isReached: boolean) => void): (() => void) =>
  reachability.subscribe(({ isReached }) => listener(isReached))
