import { bonesOf, foldKey, isSlipOf, lightKey, slipsBetween } from './fold.ts'
import { isSubstance, open, type Concept, type Name } from './lexicon.ts'

/** What may be meant by a word that is misspelt, or not typed to its end. */

/** How far a misspelt word is from a name; nothing where it cannot be meant. A script of its own is spelt by ear. */
const farFrom = (word: string, isLatin: boolean): ((name: Name) => number | undefined) => {
  const key = lightKey(word)
  const fold = foldKey(word)
  const bones = bonesOf(fold)
  const most = fold.length > 5 ? 2 : 1
  return (name) => {
    if (bones.length >= (isLatin ? 3 : 4) && name.bones === bones) {
      const slips = slipsBetween(fold, name.fold, most)
      return slips <= most ? slips : undefined
    }
    return key.length >= (isLatin ? 5 : 8) && isSlipOf(key, name.key) ? most + 1 : undefined
  }
}

/** What a misspelt word may be meant to name: the same sounds, or a slip. What may be a substance is nothing at all. */
export const guessName = (word: string, isLatin: boolean): Concept | undefined => {
  if (lightKey(word).length < 4 || /\d/.test(word)) return undefined
  const far = farFrom(word, isLatin)
  let best: Concept | undefined
  let least = Infinity
  for (const name of open().names) {
    const slips = far(name)
    if (slips === undefined) continue
    if (isSubstance(name.concept)) return undefined
    if (slips < least) [best, least] = [name.concept, slips]
  }
  return best
}

/** What goes on as a word begins, while it is typed; of a substance only what is nearly all there. */
export const namesBegunBy = (word: string, isLatin: boolean): Concept[] => {
  const key = lightKey(word)
  if (key.length < (isLatin ? 3 : 4)) return []
  const found = new Map<string, Concept>()
  for (const name of open().names)
    if (
      name.concept.role !== 'unsoldThing' &&
      name.key.startsWith(key) &&
      (!isSubstance(name.concept) || key.length >= 6) &&
      !found.has(name.concept.id)
    )
      found.set(name.concept.id, name.concept)
  return [...found.values()]
}
