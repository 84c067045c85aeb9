import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { addMissing } from '../api/polyfills.ts'

/** IndexedDB in memory, fetched only where the browser has none that works. */

// What the library calls and the oldest browsers do not have. Every row is plain JSON.
addMissing(globalThis, 'structuredClone', <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T)
addMissing(Array.prototype, 'findLast', function findLast<T>(this: T[], fits: (item: T) => boolean) {
  return [...this].reverse().find(fits)
})

export { IDBFactory, IDBKeyRange }
