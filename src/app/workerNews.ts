/**
 * What the worker says to the screens. The browser holds it back only until the page is parsed, and what listens comes
 * after the first paint; until then it is kept here.
 */
const early: unknown[] = []
let hear = (news: unknown): void => void early.push(news)

/** Missing where the shop is opened without TLS. */
const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
container?.addEventListener('message', ({ data }) => hear(data))

/** Hands over everything that the worker has said to this page and will say. */
export const onWorkerNews = (listener: (news: unknown) => void): void => {
  hear = listener
  early.splice(0).forEach(listener)
}
