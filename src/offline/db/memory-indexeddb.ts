import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'

/** IndexedDB in memory, fetched only where the browser has none that works. */

// Chrome before 98; every row is plain JSON.
globalThis.structuredClone ??= <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

export { IDBFactory, IDBKeyRange }
