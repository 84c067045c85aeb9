import { withPurpose } from './purposes.ts'
import type { Role } from './lexicon.ts'

/** What the words of a search mean together: a pump for medicine is a sprayer. */

export interface Term {
  /** Any of these tokens will do. */
  tokens: string[]
  role: Role | 'word' | 'number'
  /** Told by a likeness: no pesticide is found by it. */
  isGuess?: boolean
  /** The word as it was typed, where the lexicon does not know it. */
  typed?: string
  /** Of a crop alone it is a disease: मर, wilt, and to kill. */
  alone?: boolean
  /** Known and not sold by itself; only goods whose own word it is are meant. */
  isUnsold?: boolean
}

const has = (terms: readonly Term[], id: string): boolean => terms.some(({ tokens }) => tokens.includes(id))
const isKind = ({ role }: Term): boolean => role === 'kind'
const TOOLS = ['@machine', '@pump', '@sprayer', '@tool', '@trap', '@irrigation', '@solar']

export const TROUBLES: readonly Term['role'][] = ['pest', 'disease', 'weed']
/** An insect or a disease that has no name yet: what stands beside it may be one. */
const UNNAMED = ['insect', 'disease', 'fungus', 'rot', 'caterpillar', 'borer', 'blight', 'weed', 'grasses', 'fly']
export const isUnnamed = ({ tokens: [id = ''], role }: Term): boolean =>
  UNNAMED.includes(id) || (role === 'kind' && POISONS.includes(id))
const POISONS = ['@medicine', '@insecticide', '@fungicide', '@weedkiller', '@biological']
export const isTrouble = ({ role }: Term): boolean => TROUBLES.includes(role)
const hasAny = (terms: readonly Term[], ...ids: string[]): boolean => ids.some((id) => has(terms, id))

/** A crop and what harms it by a name of its own: nothing else need be known. */
export const saysCropAndTrouble = (terms: readonly Term[]): boolean =>
  terms.some(({ role }) => role === 'crop') && terms.some((term) => isTrouble(term) && !isUnnamed(term))

/** `dawai chhidakne ka pump`: a pump or machine for medicine is a sprayer; a spray against something is medicine. */
const withSprayer = (terms: Term[]): Term[] => {
  const isSpray = has(terms, '@spray')
  const isSpraying =
    has(terms, '@sprayer') ||
    ((isSpray || has(terms, '@medicine')) && hasAny(terms, '@pump', '@machine', 'tank')) ||
    (has(terms, 'battery') && hasAny(terms, '@pump', '@spray'))
  if (!isSpraying && !isSpray) return terms
  const { kinds, without }: { kinds: string[]; without: string[] } = isSpraying
    ? { kinds: ['@sprayer'], without: ['@sprayer', '@spray', '@pump', '@machine', '@medicine'] }
    : { kinds: terms.some(isTrouble) ? ['@medicine'] : ['@sprayer', '@spray'], without: ['@spray', '@medicine'] }
  return [...terms.filter(({ tokens: [id = ''] }) => !without.includes(id)), { tokens: kinds, role: 'kind' }]
}

/** `chara katne ki machine`, `dudh nikalne ki machine`: what is cut or milked says with which machine. */
const withCutter = (terms: Term[]): Term[] => {
  if (has(terms, 'milk') && has(terms, '@machine')) return [{ tokens: ['milking-machine'], role: 'goods' }]
  if (!has(terms, 'cutting')) return terms
  const rest = terms.filter(({ tokens: [id = ''] }) => id !== 'cutting')
  const cut = rest.find(({ role, tokens: [id = ''] }) => role === 'crop' || ['grasses', 'weed'].includes(id))
  if (cut === undefined || terms.some((term) => isTrouble(term) && term !== cut)) return rest
  const machine = has([cut], 'fodder') ? 'chaff-cutter' : cut.role === 'crop' ? 'reaper' : 'brush-cutter'
  return [...rest.filter((term) => term !== cut && !has([term], '@machine')), { tokens: [machine], role: 'goods' }]
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
const withoutMachine = (terms: Term[]): Term[] =>
  hasAny(terms, ...MACHINES) ? terms.filter((term) => !has([term], '@machine')) : terms

const PULSES = ['gram', 'tur', 'moong', 'urad', 'pea', 'cowpea', 'soybean', 'lentil', 'pulses']
/** One caterpillar that eats fruits, pods and bolls has the name of what it eats. */
const borerOf = (id: string, terms: readonly Term[]): string =>
  hasAny(terms, 'cotton') ? 'bollworm' : hasAny(terms, ...PULSES) ? 'pod-borer' : id

const SEED_ROT: Term = { tokens: ['seed-rot'], role: 'disease' }

/** What crop and trouble make of each other and of words that have another meaning beside them. */
const withCrop = (all: Term[]): Term[] => {
  const isSeedRot = has(all, '@seed') && has(all, 'rot')
  const terms = isSeedRot ? [...all.filter((term) => !hasAny([term], '@seed', 'rot')), SEED_ROT] : all
  const crops = terms.filter(({ role }) => role === 'crop')
  if (crops.length === 0) return terms
  // Bengali and Hindi write a fly nearly as a fish.
  if (has(terms, 'fish') && !terms.some(isKind))
    return terms.map((term) => (has([term], 'fish') ? { tokens: ['fruit-fly'], role: 'pest' } : term))
  if (!terms.some(isTrouble)) return terms.map((term) => (term.alone && !hasAny(terms, '@spray') ? asWilt(term) : term))
  // What is called blight of onion and garlic is purple blotch on labels.
  const isBulb = hasAny(crops, 'onion', 'garlic')
  // Of two crops one may be a part of the other: pods are called groundnuts, seedlings fodder, leaves betel.
  const part = (id: string): boolean => crops.length > 1 && has(crops, id)
  const bored = part('fruit') ? 'fruit-borer' : part('groundnut') ? 'pod-borer' : undefined
  const isBored = bored !== undefined && hasAny(terms, 'borer', 'caterpillar')
  return (
    terms
      .filter((term) => !(crops.length > 1 && hasAny([term], 'fodder', 'betel')))
      // What bores shoots and fruits is one.
      .filter((term) => !(has([term], 'stem-borer') && has(terms, 'fruit-borer')))
      .filter((term) => !(isBored && hasAny([term], 'fruit', 'groundnut')))
      .map((term) => {
        const [id = ''] = isBored && hasAny([term], 'borer', 'caterpillar') ? [bored] : term.tokens
        if (id === 'blight' && isBulb) return { ...term, tokens: [id, 'purple-blotch'] }
        return id === 'fruit-borer' || id === 'pod-borer' ? { ...term, tokens: [borerOf(id, terms)] } : term
      })
  )
}
const asWilt = (term: Term): Term => ({ tokens: ['wilt'], role: 'disease', ...(term.typed && { typed: term.typed }) })

/** What bacteria do is another disease than the fungus of that name. */
const withBacteria = (terms: Term[]): Term[] => {
  if (!has(terms, 'bacterial') || !hasAny(terms, 'blight', 'blast')) return terms
  const rest = terms.filter((term) => !hasAny([term], 'bacterial', 'blight', 'blast'))
  return [...rest, { tokens: ['bacterial-blight'], role: 'disease' }]
}

/** A pest or a disease that is named says more than that it is one. */
const withoutClass = (terms: Term[]): Term[] => {
  const isNamed = ({ role, tokens: [id = ''] }: Term): boolean =>
    ['pest', 'disease'].includes(role) && id !== 'disease' && id !== 'fungus'
  const isWorm = hasAny(terms, 'borer', 'stem-borer', 'fruit-borer', 'pod-borer', 'bollworm', 'armyworm')
  return terms.filter(
    (term) =>
      !(isWorm && has([term], 'caterpillar')) &&
      !(terms.some(isNamed) && hasAny([term], 'insect', 'disease', 'fungus')),
  )
}

/** Said of a crop or of what harms it, these only prefer. */
export const WATERED = ['sprinkler', 'drip', 'pipe', 'hose', 'tank', 'submersible', 'openwell', 'pond-liner', 'filter']
export const QUALITIES = ['red', 'white', 'green', 'yellow', 'blue', 'black', 'sweet']

/** `keet nashak`, `kida marne ki dawa`: an insect or weed and a medicine are an insecticide or a weed killer. */
const withClass = (terms: Term[]): Term[] => {
  if (!has(terms, '@medicine')) return terms
  const classes: Record<string, string> = {
    insect: '@insecticide',
    weed: '@weedkiller',
    grasses: '@weedkiller',
    fungus: '@fungicide',
  }
  const [cause] = terms.filter(({ tokens: [id = ''] }) => id in classes)
  if (cause === undefined) return terms
  const rest = terms.filter(({ tokens: [id = ''] }) => id !== '@medicine' && !(id in classes))
  return [...rest, { tokens: [classes[cause.tokens[0] ?? ''] ?? ''], role: 'kind' }]
}

/** Of two kinds one is what is wanted, the other says what for: `beej bone ki machine`. */
const withOneKind = (terms: Term[]): { terms: Term[]; wishes: string[] } => {
  const kinds = terms.filter(isKind)
  if (kinds.length < 2) return { terms, wishes: [] }
  const order = ['@trap', '@sprayer', '@feed', '@insecticide', '@fungicide', '@weedkiller', '@regulator', '@biological']
  const ids = kinds.flatMap(({ tokens }) => tokens)
  const head =
    order.find((id) => ids.includes(id)) ??
    ids.find((id) => TOOLS.includes(id) && id !== '@solar' && id !== '@irrigation') ??
    [...ids].reverse().find((id) => id !== '@animal' && id !== '@medicine') ??
    ids[ids.length - 1]
  // Qualities go with a kind: a solar pump, a biological insecticide, medicine for animals.
  const kept = kinds.filter(
    ({ tokens: [id = ''] }) =>
      id === head ||
      id === '@solar' ||
      id === '@biological' ||
      (id === '@animal' && ids.includes('@medicine')) ||
      (id === '@medicine' && head === '@animal'),
  )
  const wishes = ids.filter((id) => !kept.some(({ tokens }) => tokens.includes(id)))
  return { terms: terms.filter((term) => !isKind(term) || kept.includes(term)), wishes }
}

/** Each once; of a formula such as 19:19:19 the numbers say all. */
const tidy = (terms: Term[]): Term[] => {
  const isFormula = terms.filter(({ role }) => role === 'number').length > 0

  const seen = new Set<string>()
  return terms.filter(({ tokens }) => {
    const key = tokens.join(' ')
    if (seen.has(key) || (isFormula && key === 'npk')) return false
    seen.add(key)
    return true
  })
}

/** The terms together say what each alone does not. */
export const settled = (terms: Term[]): { terms: Term[]; wishes: string[] } =>
  withOneKind(
    withClass(withoutMachine(withCutter(withSprayer(withoutClass(withBacteria(withCrop(withPurpose(tidy(terms))))))))),
  )
