import { createHash } from 'node:crypto'
import type { Ledger } from '../promises/ledger.ts'
import type { Break } from '../promises/promise.ts'
import { atoms } from '../promises/registry.ts'
import { readSource } from '../tooling/sources.ts'
import { lineBreaks } from './lines.ts'

/** One change of the code, and the tests that must notice it. */
export interface Case extends Break {
  name: string
  /** The promise whose assertion must fail; where there is none, any failing test will do. */
  id: string | undefined
  /** Titles of the tests by their file; no titles stand for all of them. */
  tests: ReadonlyMap<string, readonly string[]>
}

/** Tests that look at the built pages. */
const OF_BUILD = /^tests\/journeys\/|rendered-pages/
export const needsBuild = ({ tests }: Case): boolean => [...tests.keys()].some((file) => OF_BUILD.test(file))

/** Journeys whose tests may go on where the one before has ended. */
const STORY = /^tests\/journeys\/[^/]+\.test/
export const isStory = ({ tests }: Case): boolean => [...tests.keys()].some((file) => STORY.test(file))

const ofPromises = ({ kept }: Ledger): Case[] =>
  [...atoms].flatMap(([id, { breaks }]) => {
    const tests = new Map<string, string[]>()
    for (const { file, title } of kept[id] ?? []) tests.set(file, [...(tests.get(file) ?? []), title])
    return breaks.map((change, at) => ({ ...change, name: at === 0 ? id : `${id} (${at + 1})`, id, tests }))
  })

const ofQueue = (): Case[] =>
  lineBreaks.map(({ name, file, from, to, tests }) => ({
    name: `queue: ${name}`,
    id: undefined,
    file,
    from,
    to,
    tests: new Map(tests.map((path) => [path, []])),
  }))

export const allCases = (ledger: Ledger): Case[] => [...ofPromises(ledger), ...ofQueue()]

/** Changes with whatever could change the verdict: the break, its file, its tests. */
export const stampOf = ({ name, file, from, to, tests }: Case): string => {
  const hash = createHash('sha256').update(JSON.stringify([name, file, from, to, [...tests]]))
  for (const path of [file, ...tests.keys()]) hash.update(readSource(path))
  return hash.digest('hex')
}
