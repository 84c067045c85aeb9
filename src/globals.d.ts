/** Names the build, the same in page, worker and renderer; set by `vite.config.ts`. */
declare const __BUILD__: string

interface Window {
  /** Lets happen what came too early (`early.ts`). Missing while its file is on its way, and in development. */
  catchUp?: () => void
}
