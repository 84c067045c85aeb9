let report: () => void
/** Resolves once log-in, cart and queue are started. */
export const clientStarted = new Promise<void>((resolve) => (report = resolve))

export const reportStarted = (): void => report()

let rest: () => void
/** Resolves once an untouched first visit has come to rest: its worker is there, and nothing is on its way. */
export const pageRested = new Promise<void>((resolve) => (rest = resolve))

export const reportRested = (): void => rest()
