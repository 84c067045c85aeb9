import type { Term } from './terms.ts'
import { widerThan } from './lexicon.ts'
import { PURPOSES } from './lexicon/qualities.ts'

/** A purpose in plain words as the thing that serves it: water to lift is a pump, more eggs are feed. */

const idOf = ({ tokens: [id = ''] }: Term): string => id
const goods = (id: string): Term => ({ tokens: [id], role: 'goods' })
const kind = (id: string): Term => ({ tokens: [id], role: 'kind' })

/** Whatever they are used on, they are the same. */
const FOR_ANY_CROP = [
  'dryer',
  'leveller',
  'auger',
  'secateur',
  'bird',
  'fence',
  'fruit-picker',
  'tarpaulin',
  'moisture-meter',
]
/** Said with seed they are its time. */
export const SOWING = ['seeder', 'transplanter', 'reaper', 'plough', 'bone-meal']
/** Of goods beside seed of a crop only these are meant; any other name is a word of its kind. */
const SEED_THINGS = ['hybrid', 'rhizobium', 'nursery-tray', 'seed-drill', 'moisture-meter', 'trichoderma']
/** Tamil has one word for an egg and a sack. */
const IN_SACKS = ['vermicompost', 'compost', 'urea', 'dap', 'npk', 'potash', 'cake', 'ssp', 'mop']
const TOOLS = ['@machine', '@pump', '@tool', '@sprayer']

/** `0:52:34|boron=flowers+more`, read. */
const served = PURPOSES.trim()
  .split('\n')
  .map((line) => {
    const [tokens = '', ways = ''] = line.split('=')
    const all = ways.split(' ').map((way) => way.split('+').map((need) => need.split('/')))
    return { tokens: tokens.split('|'), ways: all }
  })

/** What serves the purpose that is told, and what is said beside it. */
export const purposeOf = (terms: readonly Term[]): { serving: Term; told: Term[] } | undefined => {
  const said = new Set(
    terms.flatMap(({ role, tokens: [id = ''], part }) => (part === undefined ? [id, role] : [id, role, `of-${part}`])),
  )
  const found = served.find(({ ways }) =>
    ways.some((way) => way.every((needs) => needs.some((need) => said.has(need)))),
  )
  if (found === undefined) return undefined
  const isNamed = (term: Term): boolean => term.role === 'kind' || term.role === 'goods'
  return { serving: { tokens: found.tokens, role: 'goods' }, told: terms.filter(isNamed) }
}

/** The terms without the deeds, which alone are not sold; what comes first is the surest of what they mean together. */
export const withPurpose = (all: Term[]): Term[] => {
  const deeds = all.filter(({ role }) => role === 'deed').map(idOf)
  // Night, in Latin letters, is an animal that has no goods.
  const isLit = all.some((term) => ['lamp', 'torch', 'lantern'].includes(idOf(term)))
  const terms = all.filter((term) => term.role !== 'deed' && !(isLit && term.isUnsold && idOf(term) === 'gold'))
  const has = (...ids: string[]): boolean => terms.some((term) => ids.includes(idOf(term)))
  const without = (...ids: string[]): Term[] => terms.filter((term) => !ids.includes(idOf(term)))
  const isMore = deeds.includes('more')
  const isPull = deeds.includes('pull')
  const isOfCrop = terms.some(({ role }) => role === 'crop')
  const isOfMany = terms.filter(({ role }) => role === 'crop').length > 1
  const isOfAnimal = terms.some(({ role }) => role === 'animal')
  // Marathi writes flies as fish.
  if (has('tick', 'fly') && isOfAnimal) return [goods('tick')]
  if (has('fish') && deeds.includes('off') && terms.every(({ role }) => role === 'animal' || role === 'word'))
    return [goods('tick')]
  if (has('@seed') && has('grasses'))
    return [...without('grasses').filter(({ role }) => role === 'kind'), { tokens: ['fodder'], role: 'crop' }]
  // Medicine for seed is what it is treated with.
  if (isOfCrop && has('@seed') && has('@medicine'))
    return [...terms.filter(({ role }) => role === 'crop'), { tokens: ['seed-treatment'], role: 'disease' }]
  if (isOfCrop && has('@seed') && has('weed')) return without('weed')
  if (isLit && has('insect')) return [goods('lamp'), kind('@trap')]
  if (isLit && deeds.includes('dark')) return [{ tokens: ['torch', 'lantern'], role: 'goods' }]
  if (has('bacterial') && has('phosphate')) return [goods('psb')]
  if (terms.some(({ role }) => ['pest', 'disease', 'weed'].includes(role))) return terms
  // What is struck with medicine is a plant, in the south, and what strikes is a sprayer.
  if (deeds.includes('strike') && has('@medicine')) return [...without('@medicine', '@machine'), kind('@sprayer')]
  if (has('poultry') && has('@machine') && !has('egg')) return [goods('egg-incubator')]
  // Sowing is spelt as bone.
  if (has('bone-meal') && has('@seed')) return without('bone-meal')
  if (has('tiller', 'rotavator', 'cultivator') && has('plough')) return without('plough')
  if (has('bird') && has('@machine')) return [goods('scarer')]
  if (isOfCrop && isOfAnimal && !has('fish') && terms.every(({ role }) => role === 'crop' || role === 'animal'))
    return [...terms.filter(({ role }) => role === 'crop'), kind('@seed')]
  if (has('bee')) return [goods('bee-box')]
  // What is sown says when, and country seed is called as planting.
  if (isOfAnimal && has('@feed')) return terms.filter(({ role }) => role !== 'goods' || has('layer', 'broiler', 'calf'))
  if (isOfCrop && has('@seed') && !has(...TOOLS))
    return without('@feed').filter(
      (term) =>
        (!['animal', 'goods'].includes(term.role) && !(isOfMany && ['fruit', 'flowers'].includes(idOf(term)))) ||
        SEED_THINGS.includes(idOf(term)),
    )
  if (has('@fert') && has('seeder', 'plough')) return without('seeder', 'plough')
  if (has('egg') && has('@fert', 'tarpaulin', ...IN_SACKS)) return without('egg')
  if (has('egg')) {
    const isHatched = deeds.includes('hatch') || has('egg-incubator', ...TOOLS)
    const isLaid = !isHatched && (isMore || has('poultry', 'layer'))
    return isLaid ? [goods('layer')] : [...without('egg', 'poultry', 'bird', ...TOOLS), goods('egg-incubator')]
  }
  if (isMore && has('milk')) return [...without('milk', '@feed'), kind('@feed')]
  if (isMore && terms.length > 0 && terms.every(({ role }) => role === 'animal')) return [...terms, kind('@feed')]
  if ((deeds.includes('drop') || deeds.includes('stay')) && has('flowers', 'fruit') && !has('fruit-fly'))
    return [
      ...without('flowers', 'fruit', '@medicine').filter(({ part }) => part !== 'fruit'),
      kind('@regulator'),
      goods('flowers'),
    ]
  if (deeds.includes('cut') && !has('secateur')) return [...terms, goods('cutting')]
  if (isPull && has('milk')) return [goods('milking-machine')]
  if (has('water') && has('milk')) return [goods('lactometer')]
  if (has('water') && has('@sprayer') && !has('@medicine')) return [...without('water', '@sprayer'), goods('sprinkler')]
  if (has('water', 'blue') && has('poultry')) return [goods('drinker')]
  // Bengali has one word for water and net.
  if (isPull && has('net') && isOfCrop) return [goods('fruit-picker')]
  if (has('net') && has('@pump', '@irrigation', 'pipe', 'hose', 'submersible', 'sprinkler', 'drip', 'fruit-picker'))
    return without('net')
  if ((isPull || has('openwell')) && has('water', 'net') && !has(...TOOLS))
    return [...without('water', 'net'), ...(has('openwell') ? [] : [kind('@pump')])]
  if (has('flower-drop'))
    return [
      ...without('flower-drop', 'flowers', '@medicine', '@spray', '@sprayer'),
      kind('@regulator'),
      goods('flowers'),
    ]
  const isOfTree = (term: Term): boolean =>
    term.role === 'crop' && [idOf(term), ...widerThan(idOf(term))].includes('fruit')
  if (isPull && terms.length > 0 && terms.every(isOfTree)) return [goods('fruit-picker')]
  if (has('shade-net')) return without('nursery-tray')
  if (has('secateur')) return without('cutting').filter(({ role }) => role !== 'crop')
  return has(...FOR_ANY_CROP) && !has('net') ? terms.filter(({ role }) => role !== 'crop') : terms
}
