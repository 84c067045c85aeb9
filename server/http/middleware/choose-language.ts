import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { parseAccept } from 'hono/utils/accept'
import { firstOfOurs, LANGUAGE_COOKIE } from '../../../src/contract/language-choice.ts'
import { inLanguage, isLanguage, languageOf, type Language } from '../../../src/contract/languages.ts'

/** Calls, files and pages of the operator speak one language. */
const NOT_PAGES = /^\/(api|images|pins|admin|assets)(\/|$)|\.[a-z0-9]+$/i

/** `hi-IN,en;q=0.8` → hi */
const wishOf = (header: string | undefined): Language =>
  firstOfOurs(
    parseAccept(header ?? '')
      .toSorted((one, other) => other.q - one.q)
      .map(({ type }) => type),
  )

/**
 * Leads whoever wishes for another language from a page without a prefix to the same page in it: what the reader has
 * chosen counts, else what the browser says. Every other address speaks its own language, whoever asks.
 */
export const chooseLanguage: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const isChoice = /^(GET|HEAD)$/.test(c.req.method) && languageOf(pathname) === 'en' && !NOT_PAGES.test(pathname)
  if (!isChoice) return next()
  const chosen = getCookie(c, LANGUAGE_COOKIE)
  const language = isLanguage(chosen) ? chosen : wishOf(c.req.header('Accept-Language'))
  if (language === 'en') await next()
  else {
    c.header('Cache-Control', 'no-store')
    c.res = c.redirect(inLanguage(pathname, language) + search)
  }
  c.header('Vary', 'Cookie', { append: true })
  c.header('Vary', 'Accept-Language', { append: true })
}
