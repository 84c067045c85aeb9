import { settled } from './combine.ts'
import { COLOURS, isThing, isTrouble, isUnnamed, QUALITIES, WATERED, type Term } from './terms.ts'
import { runsOf } from './fold.ts'
import { withParts } from './parts.ts'
import { purposeOf, SOWING } from './purposes.ts'
import { yellowLeaves } from './yellowing.ts'

/** What the words of a search ask for together, and what they only prefer. */
interface Meaning {
  terms: Term[]
  wishes: string[]
}

const idOf = ({ tokens: [id = ''] }: Term): string => id
const isTime = ({ role, tokens: [id = ''] }: Term): boolean => role === 'deed' && (id === 'early' || id === 'late')

/** What is said of a crop, of what harms it or of goods that have a name of their own. */
const qualitiesOf = (terms: readonly Term[]): Term[] => {
  const isOfCrop = terms.some(({ role }) => role === 'crop')
  const isOfSome = isOfCrop || terms.some((term) => isTrouble(term) || isThing(term))
  const isWatered = terms.some(
    ({ role, tokens: [id = ''] }) => ['@pump', '@irrigation', ...WATERED].includes(id) && role !== 'word',
  )
  // Of water alone a crop is spoken of: what needs little of it.
  const isOfSeed =
    isOfCrop &&
    terms.every(
      ({ role, tokens: [id = ''] }) => ['crop', 'word', 'deed'].includes(role) || ['@seed', 'water'].includes(id),
    )
  const isAny = terms.some((term) => term.role !== 'deed' && !QUALITIES.includes(idOf(term)))
  return terms.filter((term) => {
    const id = idOf(term)
    if (id === 'water') return isWatered || isOfSeed
    return COLOURS.includes(id) ? isOfSome : isAny && QUALITIES.includes(id)
  })
}

/** What the terms of a search, in its words, mean together: a purpose, a wish, a trouble of a crop, or goods. */
export const meantBy = (words: readonly string[], all: readonly Term[]): Meaning => {
  const yellow = yellowLeaves(words, all)
  if (yellow) return yellow
  const purpose = all.some((term) => isTrouble(term) && !isUnnamed(term)) ? undefined : purposeOf(all)
  if (purpose) return { terms: [purpose.serving], wishes: purpose.told.flatMap(({ tokens }) => tokens) }
  const isOfCrop = all.some(({ role }) => role === 'crop')
  const qualities = qualitiesOf(all)
  const wishes = [...qualities, ...all.filter(isTime)].map(idOf)
  // What withstands an illness is seed, and so is a crop that is named behind a drought.
  const isDry = (term: Term): boolean => term.role === 'deed' && idOf(term) === 'die'
  const isKind =
    all[all.length - 1]?.role === 'crop' && all.every((term) => term.role === 'crop' || term.role === 'deed')
  if (isOfCrop && all.some((term) => (isKind && isDry(term)) || (term.role === 'deed' && idOf(term) === 'withstand')))
    return {
      terms: [...all.filter(({ role }) => role === 'crop').slice(-1), { tokens: ['@seed'], role: 'kind' }],
      wishes: [...wishes, 'vitstand', 'dryland', ...all.filter(isTrouble).map(idOf)],
    }
  const asked = withParts(all.filter((term) => !qualities.includes(term)))
  // What is wished of a crop is wished of its seed.
  if (
    isOfCrop &&
    wishes.length > 0 &&
    asked.every((term) => ['crop', 'deed'].includes(term.role) || SOWING.includes(idOf(term)))
  )
    asked.push({ tokens: ['@seed'], role: 'kind' })
  const { terms, wishes: dropped } = settled(asked)
  // Tamil has one word for blue and long.
  const long = wishes.includes('blue') ? ['long'] : []
  return { terms, wishes: [...dropped, ...wishes, ...long, ...runsOf(words)] }
}
