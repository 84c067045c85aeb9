import type { Page } from 'playwright-core'
import { DATABASE, DESK_DATABASE } from '../../../src/client/worker/storage-names.ts'

/** All rows of some tables of a database of this phone, read at one moment. */
const rowsOf = (page: Page, tables: readonly string[], database = DATABASE): Promise<unknown[][]> =>
  page.evaluate(
    async ([name, wanted]) => {
      const answer = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error ?? new Error('No answer')))
        })
      const opening = indexedDB.open(name)
      // The shop creates its own tables; an empty database of the same name would be in its way.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
      const db = await answer(opening)
      const moment = db.transaction(wanted)
      const rows = await Promise.all(wanted.map((table) => answer(moment.objectStore(table).getAll())))
      db.close()
      return rows
    },
    [database, tables] as const,
  )

/** This phone's pending and failed changes. */
export const leftOnPhone = async (page: Page): Promise<{ waiting: number; dead: number }> => {
  const [outbox = [], dead = []] = await rowsOf(page, ['outbox', 'dead'])
  return { waiting: outbox.length, dead: dead.length }
}

/** What this phone stores besides lists and changes, drafts among it, as one text. */
export const notesOnPhone = async (page: Page): Promise<string> => JSON.stringify(await rowsOf(page, ['meta']))

/** The same of the desk. */
export const notesAtDesk = async (page: Page): Promise<string> =>
  JSON.stringify(await rowsOf(page, ['meta'], DESK_DATABASE))
