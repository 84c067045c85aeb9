import { spellingsOf } from '../../../contract/search/spellings.ts'
import { callApi } from '../../../offline/api/call.ts'
import { asWritten, categorySaid, cropSaid, type Said } from '../../../texts/said.ts'

/** A category, crop or brand whose name goes on as the text begins. */
export interface Suggestion {
  kind: 'category' | 'crop' | 'brand'
  name: string
  /** Its name in the page's language. */
  said: Said
  to: string
}

const SHOWN_MAX = 4

/** Every word that is typed begins a word of the name, in any script that the shop knows it in. */
const isMeant = (name: string, text: string): boolean => {
  const known = ` ${name} ${spellingsOf(name)}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => known.includes(` ${word}`))
}

/** Read once; what did not come is asked for again by the next letter. */
let ways: Promise<Suggestion[]> | undefined

const readWays = async (): Promise<Suggestion[]> => {
  const [categories, crops, brands] = await Promise.all([callApi('categories'), callApi('crops'), callApi('brands')])
  if (!categories.status || !crops.status || !brands.status) ways = undefined
  return [
    ...(categories.status ? categories.data : []).map(({ name, slug }) => ({
      kind: 'category' as const,
      name,
      said: categorySaid({ name, slug }),
      to: `/category/${slug}`,
    })),
    ...(crops.status ? crops.data : []).map(({ name, slug }) => ({
      kind: 'crop' as const,
      name,
      said: cropSaid(slug),
      to: `/search?crop=${slug}`,
    })),
    ...(brands.status ? brands.data : []).map(({ name, slug }) => ({
      kind: 'brand' as const,
      name,
      said: asWritten(name),
      to: `/brand/${slug}`,
    })),
  ]
}

/** Ways into the shop besides the products that are found. */
export const suggest = async (text: string): Promise<Suggestion[]> =>
  text === '' ? [] : (await (ways ??= readWays())).filter(({ name }) => isMeant(name, text)).slice(0, SHOWN_MAX)
