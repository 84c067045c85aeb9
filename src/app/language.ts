import { LANGUAGE_CACHE, LANGUAGE_COOKIE } from '../contract/language-choice.ts'
import { type Language } from '../contract/languages.ts'

const YEAR_S = 365 * 24 * 3600

/** Remembers what the reader has chosen: by a cookie for the server, in a cache for the worker. Never fails. */
export const rememberLanguage = async (language: Language): Promise<void> => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
  if (!('caches' in globalThis)) return
  try {
    const cache = await caches.open(LANGUAGE_CACHE)
    await cache.put('/language', new Response(language))
  } catch (error) {
    console.warn(error)
  }
}
