/** Names the build, the same in page, worker and renderer; set by `vite.config.ts`. */
declare const __BUILD__: string

interface Window {
  /** What the worker has said so far (`early-news.ts`). Missing where the server has not rendered the page. */
  takeEarlyNews?: () => unknown[]
}
