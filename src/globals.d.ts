/** Names the build, the same in page, worker and renderer; set by `vite.config.ts`. */
declare const __BUILD__: string

interface Window {
  /** Paints the page light or dark, by a choice of `ThemeChoice` (index.html). */
  showTheme: (theme: string) => void
  /** What was pressed and typed so far, and who hears of more (`early-events.ts`); in rendered pages alone. */
  early?: { events: readonly Event[]; hear: (event: Event) => void }
  /** The browser's offer to install the shop, kept by index.html. */
  installEvent?: Event
  /** What the worker has said so far (`boot.ts`). Missing where the server has not rendered the page. */
  takeEarlyNews?: () => unknown[]
  /** Fetches the rest of the styles, once; never fails (`boot.ts`). Missing where the server has not rendered the page. */
  loadStyles?: () => Promise<void>
}
