/** Names the build, the same in page, worker and renderer; set by `vite.config.ts`. */
declare const __BUILD__: string

interface Window {
  /** Replays early input (`capture-early-input.ts`). Missing until its file has loaded, and in development. */
  replayEarlyInput?: () => void
}
