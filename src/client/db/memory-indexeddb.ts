import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'

/** IndexedDB in memory, fetched only where the browser has none that works. */

/**
 * What the library calls and the oldest browsers do not have; every row is plain JSON. Not shared with the polyfills of
 * calls: what each chunk lacks is checked by itself, and a shared part would lie in another one.
 */
const missing: [object, string, unknown][] = [
  [globalThis, 'structuredClone', <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T],
  [Object, 'hasOwn', (owner: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(owner, key)],
  [
    Array.prototype,
    'findLast',
    function findLast<T>(this: T[], fits: (item: T) => boolean) {
      return [...this].reverse().find(fits)
    },
  ],
]
for (const [owner, name, value] of missing)
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true })

export { IDBFactory, IDBKeyRange }
