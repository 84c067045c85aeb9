let report: () => void
/** Resolves once log-in, cart and queue are started. */
export const clientStarted = new Promise<void>((resolve) => (report = resolve))

export const reportStarted = (): void => report()
