declare const __BUILD__: string | undefined

/** Names the build that queued a record or keeps a page; vite puts it in. */
export const BUILD: string = typeof __BUILD__ === 'string' ? __BUILD__ : 'dev'
