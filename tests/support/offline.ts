/** Simulates the network of a phone. `goOffline()` cuts it, `goOnline()` brings it back; both say so like a browser. */

let isCut = false
let hint: boolean | undefined

/** No request leaves any more, `navigator.onLine` is false and the `offline` event fires. */
export const goOffline = (): void => {
  isCut = true
  say(false, 'offline')
}

/** Requests travel again, `navigator.onLine` is true and the `online` event fires. */
export const goOnline = (): void => {
  isCut = false
  say(true, 'online')
}

/** The phone believes it is online while nothing goes through, as on a dead mobile mast; no event marks its end. */
export const goLieFi = (isDead = true): void => {
  isCut = isDead
  if (!isDead) return
  say(true, 'online')
}

export const isNetworkCut = (): boolean => isCut

const say = (onLine: boolean, event: 'online' | 'offline'): void => {
  if (hint === undefined) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => hint })
  hint = onLine
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(event))
}
