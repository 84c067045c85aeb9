import type { Term } from './combine.ts'
import { widerThan } from './lexicon.ts'

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
const TOOLS = ['@machine', '@pump', '@tool', '@sprayer']

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
  const isOfAnimal = terms.some(({ role }) => role === 'animal')
  if (isOfAnimal && has('tick', 'fly')) return [goods('tick')]
  if (terms.some(({ role }) => ['pest', 'disease', 'weed'].includes(role))) return terms
  if (has('poultry') && has('@machine') && !has('egg')) return [goods('egg-incubator')]
  if (has('egg')) {
    const isHatched = deeds.includes('hatch') || has('egg-incubator', ...TOOLS)
    const isLaid = !isHatched && (isMore || has('poultry', 'layer'))
    return isLaid ? [goods('layer')] : [...without('egg', 'poultry', 'bird', ...TOOLS), goods('egg-incubator')]
  }
  if (isMore && has('milk')) return [...without('milk', '@feed'), kind('@feed')]
  if (isMore && terms.length > 0 && terms.every(({ role }) => role === 'animal')) return [...terms, kind('@feed')]
  if (deeds.includes('drop') && has('flowers', 'fruit') && !has('fruit-fly'))
    return [...without('flowers', 'fruit', '@medicine'), kind('@regulator'), goods('flowers')]
  if (deeds.includes('cut') && !has('secateur')) return [...terms, goods('cutting')]
  if (isPull && has('milk')) return [goods('milking-machine')]
  if (has('water') && has('milk')) return [goods('lactometer')]
  if (has('water') && has('@sprayer') && !has('@medicine')) return [...without('water', '@sprayer'), goods('sprinkler')]
  if (has('water') && has('poultry')) return [goods('drinker')]
  // Bengali has one word for water and net.
  if ((isPull || has('openwell')) && has('water', 'net') && !has(...TOOLS))
    return [...without('water', 'net'), ...(has('openwell') ? [] : [kind('@pump')])]
  if (has('flower-drop'))
    return [...without('flower-drop', 'flowers', '@medicine'), kind('@regulator'), goods('flowers')]
  const isOfTree = (term: Term): boolean =>
    term.role === 'crop' && [idOf(term), ...widerThan(idOf(term))].includes('fruit')
  if (isPull && terms.length > 0 && terms.every(isOfTree)) return [goods('fruit-picker')]
  if (has('shade-net')) return without('nursery-tray')
  if (has('secateur')) return without('cutting').filter(({ role }) => role !== 'crop')
  return has(...FOR_ANY_CROP) && !has('net') ? terms.filter(({ role }) => role !== 'crop') : terms
}
