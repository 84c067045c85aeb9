import { withoutInvisible } from '../../../src/contract/digits.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { hasIndic } from '../../../src/search/indic.ts'
import { indicNames } from './indic-names.ts'

/**
 * Substances whose sale for use on fields is banned in India, as the Directorate of Plant Protection, Quarantine and
 * Storage lists them. Where a single formulation is banned and others are not, its full name stands here.
 */
const BANNED = [
  'alachlor',
  'aldicarb',
  'aldrin',
  'benomyl',
  'benzene hexachloride',
  'bhc',
  'calcium cyanide',
  'camphechlor',
  'captafol',
  'carbaryl',
  'chlorbenzilate',
  'chlordane',
  'chlorfenvinphos',
  'copper acetoarsenite',
  'ddt',
  'diazinon',
  'dibromochloropropane',
  'dichlorvos',
  'dicofol',
  'dieldrin',
  'dinocap',
  'endosulfan',
  'endrin',
  'ethyl mercury chloride',
  'ethyl parathion',
  'ethylene dibromide',
  'fenarimol',
  'fenthion',
  'ferbam',
  'formothion',
  'heptachlor',
  'lindane',
  'linuron',
  'maleic hydrazide',
  'menazon',
  'methomyl',
  'methoxy ethyl mercury chloride',
  'methyl parathion',
  'metoxuron',
  'nickel chloride',
  'nicotine sulphate',
  'nitrofen',
  'paradichlorobenzene',
  'paraquat dimethyl sulphate',
  'pentachloronitrobenzene',
  'pentachlorophenol',
  'phenyl mercury acetate',
  'phorate',
  'phosphamidon',
  'simazine',
  'sodium cyanide',
  'sodium methane arsonate',
  'tetradifon',
  'thiometon',
  'toxaphene',
  'triazophos',
  'trichloroacetic acid',
  'trichlorfon',
  'tridemorph',
] as const

/** What their names sound like, where the letters of English would mislead an ear in India. */
const SOUNDS: Partial<Record<(typeof BANNED)[number], string>> = {
  alachlor: 'alaklor elaklor',
  aldrin: 'aldrin eldrin',
  benomyl: 'benomil benomail binomil',
  bhc: 'biechsi bihechsi',
  ddt: 'diditi',
  diazinon: 'diajinon daijinon dayajinon',
  dicofol: 'dikofol daikofol dikofal daikofal',
  dinocap: 'dinokap dinokep dainokap dainokep',
  fenthion: 'fenthion fenthiyan',
  lindane: 'linden',
  linuron: 'linuron linuran linyuron linyuran',
  menazon: 'menajon menajan',
  methomyl: 'methomil mithomil methomail mithomail',
  'paraquat dimethyl sulphate': 'paraquatdimethylsulphate parakvatdimethilsalfet',
  phorate: 'foret',
  simazine: 'simajin saimajin simejin',
  thiometon: 'thiometon thiyometon thayometon',
  triazophos: 'triajofos traijofos trayajofos',
}

/** Borate, of which boron fertilisers are made, sounds the same in Tamil. */
const VOICED = ['phorate']

const indicNameIn = indicNames(
  BANNED.map((name) => [name, SOUNDS[name]?.split(' ') ?? [name]]),
  VOICED,
)

/** Words alone, in one spelling: `Di-Chlorvos 76% EC` is ` dichlorvos 76 ec `, or ` di chlorvos 76 ec `. */
const plain = (text: string, hyphen: '' | ' '): string =>
  ` ${text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('sulf', 'sulph')
    .replaceAll(/(?<=[a-z])-(?=[a-z])/g, hyphen)
    .replaceAll(/[^a-z0-9]+/g, ' ')} `

type Said = string | null | undefined

const SPELT = BANNED.map((name) => [name, plain(name, ' ')] as const)

/**
 * The banned substance that a text names as a word of its own, in Latin letters or any script of India, whatever its
 * case and hyphens; else nothing.
 */
export const bannedIn = (...texts: readonly Said[]): string | undefined => {
  const said = texts.map((text) => withoutInvisible(text ?? ''))
  const latin = said.flatMap((text) => [plain(text, ''), plain(text, ' ')])
  const [found] = SPELT.find(([, spelt]) => latin.some((text) => text.includes(spelt))) ?? []
  if (found !== undefined) return found
  for (const text of said) {
    const name = hasIndic(text) ? indicNameIn(text) : undefined
    if (name !== undefined) return name
  }
  return undefined
}

/** Why texts may not be shown that a customer learns from what is sold, by their fields. */
export const bannedFaults = (
  texts: Readonly<Record<string, Said | readonly Said[]>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, said]) => {
      const name = bannedIn(...[said].flat())
      return name === undefined ? [] : [[field, say.banned(name)]]
    }),
  )
