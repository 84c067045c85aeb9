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

/** Words alone, in one spelling: `Di-Chlorvos 76% EC` is ` dichlorvos 76 ec `, or ` di chlorvos 76 ec `. */
const plain = (text: string, hyphen: '' | ' '): string =>
  ` ${text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('sulfate', 'sulphate')
    .replaceAll(/(?<=[a-z])-(?=[a-z])/g, hyphen)
    .replaceAll(/[^a-z0-9]+/g, ' ')} `

/** The banned substance that a text names as a word of its own, whatever its case and hyphens; else nothing. */
export const bannedIn = (...texts: readonly (string | null | undefined)[]): string | undefined => {
  const said = texts.flatMap((text) => [plain(text ?? '', ''), plain(text ?? '', ' ')])
  return BANNED.find((name) => said.some((text) => text.includes(` ${name} `)))
}
