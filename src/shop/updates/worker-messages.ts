/** Messages of the worker to the page. The listeners come after the first paint; until then they are buffered here. */
const early: unknown[] = window.takeEarlyNews?.() ?? []
let hear = (news: unknown): void => void early.push(news)

/** Missing where the shop is opened without TLS. */
const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
container?.addEventListener('message', ({ data }) => hear(data))

/** Passes on all past and future messages of the worker. */
export const onWorkerMessage = (listener: (news: unknown) => void): void => {
  hear = listener
  early.splice(0).forEach(listener)
}
