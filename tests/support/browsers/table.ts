import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type {
  BrowserName,
  CompatData,
  Identifier,
  SimpleSupportStatement,
  SupportBlock,
} from '@mdn/browser-compat-data'
import { OLDEST_BROWSERS } from '../../../vite.config.ts'

/** What the oldest browsers lack, as browser-compat-data tells it. */

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
// Safe: the package's own file, described by its own types.
export const compat = JSON.parse(readFileSync(file, 'utf8')) as CompatData

/** On phones the same engines go by names of their own. */
const NAMES: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari', 'safari_ios'],
}

export interface Browser {
  /** As in `chrome`. */
  name: string
  /** As in `chrome87`. */
  label: string
  version: number
}

/** The targets of the build, as `chrome87` or `safari15.4`. */
export const browsers: Browser[] = OLDEST_BROWSERS.map((label) => {
  const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(label) ?? []
  if (!(name in NAMES)) throw new Error(`No table for ${label}`)
  return { name, label, version: versionOf(version) }
})

/** `15.4` comes before `15.10`; `≤37` and the like are old. */
function versionOf(version: string | undefined): number {
  const [major = 0, minor = 0] = (version ?? '').replace('≤', '').split('.').map(Number)
  return major * 1000 + minor
}

const isPlain = ({ flags, prefix, alternative_name: other }: SimpleSupportStatement): boolean =>
  flags === undefined && prefix === undefined && other === undefined

/** The version with which it came, without flag or prefix; never for one that is not there yet. */
const cameWith = (support: SupportBlock, browser: BrowserName): number => {
  const statement = support[browser]
  if (statement === undefined) return 0
  const plain = [statement].flat().filter(isPlain)
  const versions = plain.map(({ version_added: added }) =>
    added === false || added === 'preview' ? Infinity : versionOf(typeof added === 'string' ? added : undefined),
  )
  return Math.min(Infinity, ...versions)
}

/** The browsers of the table that lack a feature, by their labels. */
export const lackedBy = ({ __compat: told }: Identifier): string[] =>
  told === undefined
    ? []
    : browsers
        .filter(({ name, version }) => NAMES[name]?.some((browser) => cameWith(told.support, browser) > version))
        .map(({ label }) => label)

export interface Feature {
  /** The object or interface; the global object's own things have none. */
  owner: string | undefined
  name: string
  lackedBy: string[]
}

const isName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9]*$/.test(name)

/** The features of a group by their names; what the group says of itself is none of them. */
export const partsOf = (group: Identifier): [string, Identifier][] =>
  // Safe: everything else in a group is a feature.
  Object.entries(group).filter(([name]) => name !== '__compat') as [string, Identifier][]

const membersOf = (owner: string, feature: Identifier): Feature[] =>
  partsOf(feature).flatMap(([key, member]) => {
    const name = key.replace(/_static$/, '')
    return isName(name) && name !== owner.split('.').pop() ? [{ owner, name, lackedBy: lackedBy(member) }] : []
  })

const GLOBALS = new Set(['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope'])

/** Every object of JavaScript and the web, with its members. A member of a missing object is missing with it. */
const below = (group: Identifier): Feature[] =>
  partsOf(group).flatMap(([owner, feature]) => {
    if (!isName(owner)) return []
    const members = membersOf(owner, feature)
    const nested = owner === 'Intl' ? partsOf(feature).flatMap(([name, it]) => membersOf(`Intl.${name}`, it)) : []
    const own = { owner: undefined, name: owner, lackedBy: lackedBy(feature) }
    return [own, ...members, ...nested].map((one) =>
      one.owner !== undefined && GLOBALS.has(one.owner) ? { ...one, owner: undefined } : one,
    )
  })

export const features: Feature[] = [
  // Safe: a group of features.
  ...below(compat.javascript['builtins'] as Identifier),
  ...below(compat.api),
]
