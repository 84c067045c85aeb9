import type { Page } from 'playwright-core'
import { DATABASE } from '../../../src/offline/db.ts'

/** What this phone has not sent and what was refused, read from its own memory. */
export const leftOnPhone = (page: Page): Promise<{ waiting: number; dead: number }> =>
  page.evaluate(async (name) => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('No answer')))
      })
    const opening = indexedDB.open(name)
    // The shop makes its own tables; an empty database of the same name would be in its way.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    const db = await answer(opening)
    const tables = db.transaction(['outbox', 'dead'])
    const [waiting, dead] = await Promise.all([
      answer(tables.objectStore('outbox').count()),
      answer(tables.objectStore('dead').count()),
    ])
    db.close()
    return { waiting, dead }
  }, DATABASE)
