import { tokensOf } from '../../../contract/search/describe.ts'
import { foldKey, wordsOf } from '../../../contract/search/fold.ts'
import { namesBegunBy } from '../../../contract/search/names.ts'
import { understand } from '../../../contract/search/understand.ts'

/** Of each word that is typed, the tokens that it is or begins, in any script that the shop knows it in. */
export const isMeantBy = (text: string): ((way: { name: string }) => boolean) => {
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
