/**
 * Messages of the worker that come before the page's code. The browser buffers them only until the page is parsed; from
 * then on until `worker-messages.ts` takes them they are buffered here.
 */
const early: unknown[] = []
const note = ({ data }: MessageEvent): void => void early.push(data)

/** Missing where the shop is opened without TLS. */
const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
container?.addEventListener('message', note)

window.takeEarlyNews = () => {
  container?.removeEventListener('message', note)
  return early
}
