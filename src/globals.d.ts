/** Names the build, the same in page, worker and renderer; set by `vite.config.ts`. */
declare const __BUILD__: string
