import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** What a build has left in a phone's databases and local storage. Rows are as JSON holds them. */
export interface PhoneStorage {
  local: Record<string, string>
  databases: {
    name: string
    version: number
    stores: {
      name: string
      keyPath: string | string[] | null
      autoIncrement: boolean
      indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[]
      rows: unknown[]
    }[]
  }[]
}

/** When the phones of the fixtures were put away, in epoch ms. Times near it are made as long ago as they were then. */
const PUT_AWAY = 1_795_776_720_000
const NEAR_MS = 60 * 60 * 1000

/** A phone of the fixtures; `values` replace what another shop calls otherwise: tokens, numbers of orders. */
export const storedPhone = (name: 'farmer' | 'desk', values: Readonly<Record<string, string>>): PhoneStorage => {
  let text = readFileSync(new URL(`../fixtures/${name}-phone.json`, import.meta.url), 'utf8')
  // All at once: one shop's new number may be another's old one.
  text = text.replaceAll(
    new RegExp(
      Object.keys(values)
        .map((value) => RegExp.escape(value))
        .join('|'),
      'g',
    ),
    (found) => values[found] ?? found,
  )
  const later = Date.now() - PUT_AWAY
  text = text.replaceAll(/\b\d{13}\b/g, (digits) =>
    Math.abs(Number(digits) - PUT_AWAY) < NEAR_MS ? String(Number(digits) + later) : digits,
  )
  // Written by the build whose phones it stands for.
  return JSON.parse(text) as PhoneStorage
}

/** Puts it in place of what this phone has stored. The page must be one without the app. */
export const storeOn = (page: Page, storage: PhoneStorage): Promise<void> =>
  page.evaluate(async ({ local, databases }) => {
    const done = (request: IDBOpenDBRequest | IDBTransaction, success: string) =>
      new Promise<void>((resolve, reject) => {
        request.addEventListener(success, () => resolve())
        request.addEventListener('error', () => reject(request.error ?? new Error('Not stored')))
      })
    for (const { name, version, stores } of databases) {
      await done(indexedDB.deleteDatabase(name), 'success')
      const opening = indexedDB.open(name, version)
      opening.addEventListener('upgradeneeded', () => {
        for (const { name: store, keyPath, autoIncrement, indexes } of stores) {
          const made = opening.result.createObjectStore(store, { keyPath, autoIncrement })
          for (const index of indexes) made.createIndex(index.name, index.keyPath, index)
        }
      })
      await done(opening, 'success')
      const db = opening.result
      const writing = db.transaction(db.objectStoreNames, 'readwrite')
      for (const { name: store, rows } of stores) for (const row of rows) writing.objectStore(store).put(row)
      await done(writing, 'complete')
      db.close()
    }
    localStorage.clear()
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
  }, storage)
