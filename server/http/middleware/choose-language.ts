import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { parseAccept } from 'hono/utils/accept'
import { firstOfOurs, LANGUAGE_COOKIE, LANGUAGE_HEADER, LANGUAGE_PARAM } from '../../../src/contract/language-choice.ts'
import { inLanguage, isLanguage, languageOf, type Language } from '../../../src/contract/languages.ts'

const YEAR_S = 365 * 24 * 3600
/** Calls, files, the desk and pages of the operator speak one language. */
const NOT_PAGES = /^\/(api|images|pins|admin|assets|desk)(\/|$)|\.[a-z0-9]+$/i

/** `hi-IN,en;q=0.8` → hi */
const wishOf = (header: string | undefined): Language =>
  firstOfOurs(
    parseAccept(header ?? '')
      .toSorted((one, other) => other.q - one.q)
      .map(({ type }) => type),
  )

/** An address on this site: two slashes in front would name another host. */
const addressIn = ({ pathname, search }: URL, language: Language): string =>
  inLanguage(pathname, language).replace(/^[/\\]+/, '/') + search

/**
 * Leads whoever wishes for another language from a page without a prefix to the same page in it: what the reader has
 * chosen counts, else what the browser says. Every other address speaks its own language, whoever asks.
 */
export const chooseLanguage = (publicUrl: string): MiddlewareHandler => {
  // Behind a proxy the request itself says `http:`.
  const secure = publicUrl.startsWith('https:')
  return async (c, next) => {
    const url = new URL(c.req.url)
    if (!/^(GET|HEAD)$/.test(c.req.method) || NOT_PAGES.test(url.pathname)) return next()
    const choice = url.searchParams.get(LANGUAGE_PARAM) ?? undefined
    if (isLanguage(choice)) {
      url.searchParams.delete(LANGUAGE_PARAM)
      setCookie(c, LANGUAGE_COOKIE, choice, { path: '/', maxAge: YEAR_S, sameSite: 'Lax', secure })
      c.header('Cache-Control', 'no-store')
      return c.redirect(addressIn(url, choice))
    }
    if (languageOf(url.pathname) !== 'en') return next()
    const chosen = c.req.header(LANGUAGE_HEADER) ?? getCookie(c, LANGUAGE_COOKIE)
    const language = isLanguage(chosen) ? chosen : wishOf(c.req.header('Accept-Language'))
    if (language === 'en') await next()
    else {
      c.header('Cache-Control', 'no-store')
      c.res = c.redirect(addressIn(url, language))
    }
    c.header('Vary', 'Cookie', { append: true })
    c.header('Vary', 'Accept-Language', { append: true })
    c.header('Vary', LANGUAGE_HEADER, { append: true })
  }
}
