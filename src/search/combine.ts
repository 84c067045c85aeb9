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
  /** Known and not sold by itself; only goods whose own word it is are meant. */
  isUnsold?: boolean
}

const has = (terms: readonly Term[], id: string): boolean => terms.some(({ tokens }) => tokens.includes(id))
const isKind = ({ role }: Term): boolean => role === 'kind'
const TOOLS = ['@machine', '@pump', '@sprayer', '@tool', '@trap', '@irrigation', '@solar']

export const TROUBLES: readonly Term['role'][] = ['pest', 'disease', 'weed']
export const isTrouble = ({ role }: Term): boolean => TROUBLES.includes(role)
const hasAny = (terms: readonly Term[], ...ids: string[]): boolean => ids.some((id) => has(terms, id))

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
  if (cut === undefined) return rest
  const machine = has([cut], 'fodder') ? 'chaff-cutter' : cut.role === 'crop' ? 'reaper' : 'brush-cutter'
  return [...rest.filter((term) => term !== cut && !has([term], '@machine')), { tokens: [machine], role: 'goods' }]
}

/** These are machines though they stand on other shelves. */
const MACHINES = ['egg-incubator', 'dryer', 'cooker', 'fence', 'flour-mill', 'scarer', 'milking-machine']
const withoutMachine = (terms: Term[]): Term[] =>
  hasAny(terms, ...MACHINES) ? terms.filter((term) => !has([term], '@machine')) : terms

/** A pest or a disease that is named says more than that it is one. */
const withoutClass = (terms: Term[]): Term[] => {
  const isNamed = ({ role, tokens: [id = ''] }: Term): boolean =>
    ['pest', 'disease'].includes(role) && id !== 'disease' && id !== 'fungus'
  return terms.some(isNamed)
    ? terms.filter(({ tokens: [id = ''] }) => !['insect', 'disease', 'fungus'].includes(id))
    : terms
}

/** Said of a crop or of what harms it, these only prefer. */
export const WATERED = ['sprinkler', 'drip', 'pipe', 'hose', 'tank', 'submersible', 'filter']
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
  withOneKind(withClass(withoutMachine(withCutter(withSprayer(withoutClass(tidy(terms)))))))
