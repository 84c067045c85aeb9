import type { LocalText } from '../contract/product/local.ts'
import { countryName } from '../contract/product/countries.ts'
import { language, text } from './texts.ts'

/**
 * How data is said in the page's language: by words of ours where its keys have some, by a translation that came with
 * it, else as it was written, and marked as English. On English pages everything stays as it was written.
 */

/** Words, and their language where that is not the page's. */
export interface Localized {
  text: string
  lang?: 'en'
}

/** Letters of the scripts of India: whoever writes with them does not write English. */
const INDIC = /[\u0900-\u0D7F]/

/** Names of shops, brands, towns and people, and whatever else no text of ours has. */
export const asWritten = (words: string): Localized =>
  language === 'en' || INDIC.test(words) ? { text: words } : { text: words, lang: 'en' }

interface Named {
  title: string
  local?: LocalText | undefined
}

/** What a product, or a line of a cart or an order, is called. */
export const localTitle = ({ title, local }: Named): Localized =>
  local?.language === language ? { text: local.title } : asWritten(title)

/** Its short description. */
export const localShort = ({
  short_description: short,
  local,
}: { short_description: string } & Omit<Named, 'title'>) =>
  local?.language === language && local.short_description !== '' ? { text: local.short_description } : asWritten(short)

/** The words for a key; in English, and for a key without words, what the data says itself. */
export const byKey = (words: Readonly<Record<string, string>>, key: string, written: string): Localized => {
  const found = language === 'en' ? undefined : Object.entries(words).find(([known]) => known === key)?.[1]
  return found === undefined ? asWritten(written) : { text: found }
}

/** A country by its code. */
export const localCountry = (code: string): Localized => byKey(text.goods.countries, code, countryName(code) ?? code)

/** A state by its English name. */
export const localState = (name: string): Localized => byKey(text.states, name, name)

/** What a list of products is marked as, such as New Arrival. */
export const localType = (type: string): Localized => byKey(text.goods.types, type, type)

/** A kind of licence. */
export const localLicence = (kind: string): Localized => byKey(text.goods.licences, kind, kind)

/** The shop's own offers are written by one pattern; an operator may write any other. */
export const localDeal = (words: string): Localized => {
  const { seasons, deal } = text.goods
  const [, season = '', percent = ''] = /^(\w+) deals: at least (\d+)% off$/.exec(words) ?? []
  const known = byKey(seasons, season, '').text
  return known === '' ? asWritten(words) : { text: deal(known, percent) }
}

/** Several side by side. */
export const localList = (all: readonly Localized[]): Localized => {
  const words = all.map((one) => one.text).join(', ')
  return all.some(({ lang }) => lang === undefined) ? { text: words } : asWritten(words)
}
