const KEY = 'last-online'
const EVERY_MS = 60_000

/** When this phone last had the network, as far as it remembers. */
export const lastOnline = (): number | undefined => {
  const kept = Number(localStorage.getItem(KEY))
  return kept > 0 ? kept : undefined
}

/** Records every minute that the network is there. Returns a stop function. */
export const noteOnline = (): (() => void) => {
  const note = () => {
    try {
      localStorage.setItem(KEY, String(Date.now()))
    } catch {
      // A full phone says less of how old its prices are.
    }
  }
  note()
  const timer = setInterval(note, EVERY_MS)
  return () => clearInterval(timer)
}
