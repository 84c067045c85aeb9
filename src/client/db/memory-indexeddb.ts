import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'

/** IndexedDB in memory, fetched only where the browser has none that works. */

/** Every row is plain JSON, but for the bytes of a file, which never change. */
const clone = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(clone)
  if (typeof value !== 'object' || value === null || value instanceof ArrayBuffer) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, clone(one)]))
}

/**
 * What the library calls and the oldest browsers do not have. Not shared with the polyfills of
 * calls: what each chunk lacks is checked by itself, and a shared part would lie in another one.
 */
const missing: [object, string, unknown][] = [
  [globalThis, 'structuredClone', clone],
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
