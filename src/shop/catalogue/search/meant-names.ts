import { tokensOf } from '../../../search/describe.ts'
import { foldKey, wordsOf } from '../../../search/fold.ts'
import { hasIndic } from '../../../search/indic.ts'
import { namesBegunBy } from '../../../search/guesses.ts'
import { understand } from '../../../search/understand.ts'

export { readOn, teach } from '../../../search/lexicon.ts'

/** Whether a name is meant: every word that is typed begins one of its own, or means one, in any script. */
export const isMeantBy = (text: string): ((way: { name: string }) => boolean) => {
  const typed = wordsOf(text)
  const meant = understand(text).terms.map(
    (term) =>
      new Set([
        ...term.tokens,
        ...(term.typed === undefined ? [] : namesBegunBy(term.typed, !hasIndic(text)).map(({ id }) => id)),
      ]),
  )
  return ({ name }) => {
    const words = wordsOf(name)
    const own = tokensOf(name)
    const isBegun = (word: string) =>
      words.some((one) => one.startsWith(word) || foldKey(one).startsWith(foldKey(word)))
    return (
      (typed.length > 0 && typed.every(isBegun)) ||
      (meant.length > 0 && meant.every((tokens) => own.some((token) => tokens.has(token))))
    )
  }
}
