import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'
import { LANGUAGE_CACHE, firstOfOurs } from '../src/contract/language-choice.ts'
import { languageOf, isLanguage, type Language } from '../src/contract/languages.ts'
import { isOwnResponse } from '../src/client/api/response-checks.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The texts of each language. A phone has those of its reader alone: they are fetched when the worker is installed and
 * when a page in another language is opened.
 */

export const TEXTS_CACHE = 'texts'
/** `other` is what every language beside English needs. */
const TEXT = /^\/assets\/texts-([a-z]{2}|other)-/

export const isText = (path: string): boolean => TEXT.test(path)
export const isTextRequest: RouteMatchCallback = ({ url, sameOrigin }) => sameOrigin && isText(url.pathname)

let paths: string[] = []

/** Learns this build's files; their names say what is in them. */
export const listTexts = (files: ServiceWorkerGlobalScope['__WB_MANIFEST']): void => {
  paths = files.map(({ url }) => `/${url}`).filter(isText)
}

const fetchText = async (path: string, cache: Cache): Promise<Response> => {
  const answer = await fetch(path, { credentials: 'same-origin' })
  if (isOwnResponse(answer)) await cache.put(path, answer.clone())
  return answer
}

/** Cached ones never change: a name tells the content. */
export const texts: RouteHandlerCallback = async ({ url }) => {
  const cache = await caches.open(TEXTS_CACHE)
  return (await cache.match(url.pathname)) ?? fetchText(url.pathname, cache)
}

/** Long, and seldom read. */
const POLICIES = /-policies-/

/** Fetches what is missing of a language, `later` what is seldom read too; fails where one does not come. */
export const cacheTexts = async (language: Language, later = true): Promise<void> => {
  const cache = await caches.open(TEXTS_CACHE)
  const load = async (path: string) => {
    if ((await cache.match(path)) !== undefined) return
    if (!isOwnResponse(await fetchText(path, cache))) throw new Error(`${path} did not come`)
  }
  const wanted = language === 'en' ? ['en'] : [language, 'other']
  const ofLanguage = paths.filter((path) => wanted.includes(TEXT.exec(path)?.[1] ?? ''))
  await Promise.all(ofLanguage.filter((path) => later || !POLICIES.test(path)).map(load))
}

const CHOICE = '/language'

/** Remembers what the reader has chosen. */
export const storeLanguage = async (language: Language): Promise<void> =>
  (await caches.open(LANGUAGE_CACHE)).put(CHOICE, new Response(language))

/** What the reader has chosen, else what the browser wishes for. */
export const wantedLanguage = async (): Promise<Language> => {
  const chosen = await (await caches.match(CHOICE, { cacheName: LANGUAGE_CACHE }))?.text()
  return isLanguage(chosen) ? chosen : firstOfOurs(navigator.languages)
}

/** The languages of the open pages, and of the next one: a new build must not leave a phone without words. */
export const precacheTexts = async (later = true): Promise<void> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.map(({ url }) => languageOf(new URL(url).pathname))
  await Promise.all([...new Set([...open, await wantedLanguage()])].map((code) => cacheTexts(code, later)))
}

/** Deletes the texts of other builds. */
export const removeOldTexts = async (): Promise<void> => {
  const cache = await caches.open(TEXTS_CACHE)
  const old = (await cache.keys()).filter(({ url }) => !paths.includes(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}
