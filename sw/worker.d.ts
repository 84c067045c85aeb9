/** What the compiler's own worker types leave out. */

declare const __BUILD__: string

interface SyncEvent extends ExtendableEvent {
  readonly tag: string
  /** True when the browser will not try again after this one. */
  readonly lastChance: boolean
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent
}

interface ServiceWorkerGlobalScope {
  /** Files of this build, put in by workbox-build. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[]
}
