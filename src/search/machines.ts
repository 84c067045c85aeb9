import { has, hasAny, isTrouble, type Term } from './terms.ts'

/** Which machine is meant by what it works on. */

/** `dawai chhidakne ka pump`: a pump or machine for medicine is a sprayer; a spray against something is medicine. */
export const withSprayer = (terms: Term[]): Term[] => {
  const isSpray = has(terms, '@spray')
  // What is sprayed on a crop against something is no sprayer.
  const isCure = terms.some(({ role }) => role === 'crop') && terms.some(isTrouble)
  const isSpraying =
    (has(terms, '@sprayer') && !isCure) ||
    ((isSpray || has(terms, '@medicine')) && hasAny(terms, '@pump', '@machine', 'tank')) ||
    (has(terms, 'battery') && hasAny(terms, '@pump', '@spray'))
  if (!isSpraying && !isSpray && !has(terms, '@sprayer')) return terms
  const { kinds, without }: { kinds: string[]; without: string[] } = isSpraying
    ? { kinds: ['@sprayer'], without: ['@sprayer', '@spray', '@pump', '@machine', '@medicine', 'tank'] }
    : {
        kinds: terms.some(isTrouble) ? ['@medicine'] : ['@sprayer', '@spray'],
        without: ['@spray', '@sprayer', '@medicine'],
      }
  return [...terms.filter(({ tokens: [id = ''] }) => !without.includes(id)), { tokens: kinds, role: 'kind' }]
}

const CUTTING = [
  'sickle',
  'axe',
  'billhook',
  'cane-knife',
  'saw',
  'chain-saw',
  'lopper',
  'brush-cutter',
  'chaff-cutter',
]
/** `chara katne ki machine`, `dudh nikalne ki machine`: what is cut or milked says with which machine. */
export const withCutter = (terms: Term[]): Term[] => {
  if (has(terms, 'milk') && has(terms, '@machine')) return [{ tokens: ['milking-machine'], role: 'goods' }]
  if (hasAny(terms, ...CUTTING))
    return terms.filter((term) => !hasAny([term], 'reaper', 'cutting') && term.role !== 'animal')
  if (!has(terms, 'cutting')) return terms
  const rest = terms.filter(({ tokens: [id = ''] }) => id !== 'cutting')
  const cut = rest.find(
    ({ role, tokens: [id = ''] }) => role === 'crop' || id === '@feed' || ['grasses', 'weed'].includes(id),
  )
  if (cut === undefined || terms.some((term) => isTrouble(term) && term !== cut)) return rest
  const machine = hasAny([cut], 'fodder', '@feed') ? 'chaff-cutter' : cut.role === 'crop' ? 'reaper' : 'brush-cutter'
  const others = rest.filter((term) => term !== cut && term.role !== 'animal' && !has([term], '@machine'))
  return [...others, { tokens: [machine], role: 'goods' }]
}

/** These are machines though they stand on other shelves. */
const MACHINES = [
  'moisture-meter',
  'ph-tester',
  'egg-incubator',
  'dryer',
  'cooker',
  'fence',
  'flour-mill',
  'scarer',
  'milking-machine',
]
export const withoutMachine = (terms: Term[]): Term[] =>
  hasAny(terms, ...MACHINES) ? terms.filter((term) => !has([term], '@machine')) : terms
