import { foldKey, wordsOf } from '../../../contract/search/fold.ts'
import { namesBegunBy } from '../../../contract/search/lexicon.ts'
import { tokensOf } from '../../../contract/search/describe.ts'
import { understand } from '../../../contract/search/understand.ts'
import { callApi } from '../../../offline/api/call.ts'

/** A category, crop or brand whose name goes on as the text begins. */
export interface Suggestion {
  kind: 'category' | 'crop' | 'brand'
  name: string
  to: string
}

const SHOWN_MAX = 4

/** Of each word that is typed, the tokens that it is or begins, in any script that the shop knows it in. */
const isMeantBy = (text: string): ((way: Suggestion) => boolean) => {
  const terms = understand(text).terms.map(({ tokens, typed }) => ({
    tokens: new Set([...tokens, ...(typed === undefined ? [] : namesBegunBy(typed).map(({ id }) => id))]),
    begun: typed === undefined ? [] : [typed, foldKey(typed)],
  }))
  return ({ name }) => {
    const own = tokensOf(name)
    const words = wordsOf(name).flatMap((word) => [word, foldKey(word)])
    return (
      terms.length > 0 &&
      terms.every(
        ({ tokens, begun }) =>
          own.some((token) => tokens.has(token)) || begun.some((start) => words.some((word) => word.startsWith(start))),
      )
    )
  }
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
      to: `/category/${slug}`,
    })),
    ...(crops.status ? crops.data : []).map(({ name, slug }) => ({
      kind: 'crop' as const,
      name,
      to: `/search?crop=${slug}`,
    })),
    ...(brands.status ? brands.data : []).map(({ name, slug }) => ({
      kind: 'brand' as const,
      name,
      to: `/brand/${slug}`,
    })),
  ]
}

/** Ways into the shop besides the products that are found. */
export const suggest = async (text: string): Promise<Suggestion[]> =>
  text === '' ? [] : (await (ways ??= readWays())).filter(isMeantBy(text)).slice(0, SHOWN_MAX)
