import type { RouteHandlerCallback } from 'workbox-core'
import { isOwnResponse } from '../src/client/api/response-checks.ts'
import { DESK_LANGUAGE, DESK_WORDS } from '../src/client/worker/storage-names.ts'

/** What the desk says in languages other than English. A phone has the files of its reader's language alone. */

/** `other` is what each of them needs. */
const WORDS = /assets\/words-([a-z]{2}|other)-[^/]*\.js$/

export const isWords = (path: string): boolean => WORDS.test(path)

let paths: string[] = []

/** Learns this build's files; their names say what is in them. */
export const listWords = (files: ServiceWorkerGlobalScope['__WB_MANIFEST']): void => {
  paths = files.map(({ url }) => `/desk/${url}`).filter(isWords)
}

const fetchWords = async (path: string, cache: Cache): Promise<Response> => {
  const answer = await fetch(path, { credentials: 'same-origin' })
  if (isOwnResponse(answer)) await cache.put(path, answer.clone())
  return answer
}

/** Cached ones never change: a name tells the content. */
export const words: RouteHandlerCallback = async ({ url }) => {
  const cache = await caches.open(DESK_WORDS)
  return (await cache.match(url.pathname)) ?? fetchWords(url.pathname, cache)
}

const MANIFEST = /\/manifest\.webmanifest$/

export const isManifest = (path: string): boolean => MANIFEST.test(path)

/** The desk's name on the home screen in the reader's language: its address stays, so without network alone as it was kept. */
export const manifest: RouteHandlerCallback = async ({ url }) => {
  const cache = await caches.open(DESK_WORDS)
  return fetchWords(url.pathname, cache).catch(async () => (await cache.match(url.pathname)) ?? Response.error())
}

/** Fetches what is missing of the reader's language, or fails: a new build must not leave a phone in English. */
export const precacheWords = async (): Promise<void> => {
  const cache = await caches.open(DESK_WORDS)
  const language = await (await cache.match(DESK_LANGUAGE))?.text()
  const isWanted = (path: string): boolean => [language, 'other'].includes(WORDS.exec(path)?.[1])
  const load = async (path: string) => {
    if ((await cache.match(path)) !== undefined) return
    if (!isOwnResponse(await fetchWords(path, cache))) throw new Error(`${path} did not come`)
  }
  if (language !== undefined && language !== 'en') await Promise.all(paths.filter(isWanted).map(load))
}

/** Deletes the words of other builds. */
export const removeOldWords = async (): Promise<void> => {
  const cache = await caches.open(DESK_WORDS)
  const lasting = [DESK_LANGUAGE, ...paths]
  const lasts = (path: string): boolean => lasting.includes(path) || isManifest(path)
  const old = (await cache.keys()).filter(({ url }) => !lasts(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}
