import { withCutter, withoutMachine, withSprayer } from './machines.ts'
import { withPurpose } from './purposes.ts'
import { has, hasAny, isKind, isTrouble, isUnnamed, TOOLS, type Term } from './terms.ts'

/** What the words of a search mean together: a pump for medicine is a sprayer. */

const PULSES = ['gram', 'tur', 'moong', 'urad', 'pea', 'cowpea', 'soybean', 'lentil', 'pulses']
const SHOOTS = ['brinjal', 'okra', 'tomato', 'chilli']
/** One caterpillar that eats fruits, pods, bolls and young shoots has the name of what it eats. */
const borerOf = (id: string, terms: readonly Term[]): string => {
  if (id === 'stem-borer') return hasAny(terms, ...SHOOTS) ? 'fruit-borer' : id
  return hasAny(terms, 'cotton') ? 'bollworm' : hasAny(terms, ...PULSES) ? 'pod-borer' : id
}

const OF_PADDY = ['hopper', 'stem-borer', 'blast', 'sheath-blight', 'gundhi-bug', 'leaf-folder', 'brown-spot', 'weed']
const SEED_ROT: Term = { tokens: ['seed-rot'], role: 'disease' }

/** What crop and trouble make of each other and of words that have another meaning beside them. */
const withCrop = (all: Term[]): Term[] => {
  const isSeedRot = has(all, '@seed') && has(all, 'rot')
  const terms = isSeedRot ? [...all.filter((term) => !hasAny([term], '@seed', 'rot')), SEED_ROT] : all
  const crops = terms.filter(({ role }) => role === 'crop')
  if (crops.length === 0) return terms
  // What a virus has made ill is not cured; what carries it is caught.
  const isNamed = terms.some((term) => isTrouble(term) && !isUnnamed(term) && !has([term], 'virus'))
  if (has(terms, 'virus') && isNamed) return withCrop(terms.filter((term) => !has([term], 'virus')))
  if (has(terms, 'virus') && !has(terms, '@seed')) return [{ tokens: ['sticky'], role: 'goods' }]
  // Bengali and Hindi write a fly nearly as a fish.
  if (has(terms, 'fish') && has(terms, 'fodder'))
    return [
      { tokens: ['fish'], role: 'animal' },
      { tokens: ['@feed'], role: 'kind' },
    ]
  if (has(terms, 'fish') && !terms.some(isKind))
    return terms.map((term) => (has([term], 'fish') ? { tokens: ['fruit-fly'], role: 'pest' } : term))
  if (!terms.some(isTrouble)) return terms.map((term) => (term.alone && !hasAny(terms, '@spray') ? asWilt(term) : term))
  // Bengali, in Latin letters, calls what stands on paddy as Marathi calls coriander.
  if (has(terms, 'coriander') && hasAny(terms, ...OF_PADDY))
    return withCrop(terms.map((term) => (has([term], 'coriander') ? { ...term, tokens: ['paddy'] } : term)))
  // What is called blight of onion and garlic is purple blotch on labels.
  const isBulb = hasAny(crops, 'onion', 'garlic')
  // Of two crops one may be a part of the other: pods are called groundnuts, seedlings fodder, leaves betel.
  const part = (id: string): boolean => crops.length > 1 && has(crops, id)
  const bored = part('fruit') ? 'fruit-borer' : part('groundnut') ? 'pod-borer' : undefined
  const isBored = bored !== undefined && hasAny(terms, 'borer', 'caterpillar')
  return (
    terms
      .filter((term) => !(crops.length > 1 && hasAny([term], 'fodder', 'betel', 'tobacco')))
      // What bores shoots and fruits is one.
      .filter((term) => !(has([term], 'stem-borer') && has(terms, 'fruit-borer')))
      .filter((term) => !(isBored && hasAny([term], 'fruit', 'groundnut')))
      .map((term) => {
        const [id = ''] = isBored && hasAny([term], 'borer', 'caterpillar') ? [bored] : term.tokens
        if (id === 'blight' && isBulb) return { ...term, tokens: [id, 'purple-blotch'] }
        return ['fruit-borer', 'pod-borer', 'stem-borer'].includes(id)
          ? { ...term, tokens: [borerOf(id, terms)] }
          : term
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
  const isWeedNamed = hasAny(terms, 'broad-leaved', 'narrow-leaved', 'sedges', 'mandusi', 'wild-oats')
  return terms.filter(
    (term) =>
      !(isWeedNamed && hasAny([term], 'grasses', 'weed')) &&
      !(isWorm && has([term], 'caterpillar')) &&
      !(terms.some(isNamed) && hasAny([term], 'insect', 'disease', 'fungus')),
  )
}

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
  const ids = kinds.map(({ tokens: [id = ''] }) => id)
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
