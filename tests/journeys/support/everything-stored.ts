import type { Page } from 'playwright-core'

/** Everything that this browser stores for the shop and a script of it can read, as one text. */
export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('No answer')))
      })
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await answer(indexedDB.open(name))
      for (const table of db.objectStoreNames)
        texts.push(table, JSON.stringify(await answer(db.transaction(table).objectStore(table).getAll())))
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const kept = await cache.match(request, { ignoreVary: true })
        texts.push(request.url, [...(kept?.headers ?? [])].join(), (await kept?.text()) ?? '')
      }
    }
    return texts.join('\n')
  })
