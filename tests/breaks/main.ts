import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readLedger } from '../promises/ledger.ts'
import { batchesOf } from './batches.ts'
import { allCases, isStory, needsBuild, stampOf } from './cases.ts'
import type { Case } from './cases.ts'
import { makeCopy } from './copy.ts'
import type { Verdict } from './copy.ts'

// `npm run test:breaks [-- WORD …] [--resume]`: breaks one line after the other in a copy of the sources and says which
// break no test sees. It takes the tests from the last runs on this machine; `--resume` leaves out what was caught.

const STATE = 'node_modules/.cache/breaks.json'
/** Stamps of the cases that were caught, by their names. */
const readState = (): Record<string, string> => {
  try {
    // Written below.
    return JSON.parse(readFileSync(STATE, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isResumed = process.argv.includes('--resume')
const caught = readState()
const wanted = allCases(readLedger()).filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
// The quick ones first.
const left = wanted
  .filter((one) => !isResumed || caught[one.name] !== stampOf(one))
  .toSorted((one, other) => Number(needsBuild(one)) - Number(needsBuild(other)))

const copy = makeCopy()
process.on('SIGINT', () => process.exit(130))
process.on('exit', copy.dispose)
let survived = 0
const note = (one: Case, verdict: Verdict): void => {
  delete caught[one.name]
  if (verdict === 'caught') caught[one.name] = stampOf(one)
  else survived++
  mkdirSync(dirname(STATE), { recursive: true })
  writeFileSync(STATE, `${JSON.stringify(caught, null, 2)}\n`)
  console.log(`${verdict.padEnd(9)} ${one.name}`)
}
const judgeAlone = (one: Case, stories: 'whole' | 'named'): Verdict => {
  const verdict = copy.judge([one], stories).get(one.name) ?? 'not run'
  // Where an earlier test of its story fails first, its own may still run without it.
  return verdict !== 'caught' && stories === 'whole' && isStory(one) ? judgeAlone(one, 'named') : verdict
}

/** Those that are not caught are tried again in fewer, for another break may have been in their way. */
const settle = (batch: readonly Case[]): void => {
  const [first, ...others] = batch
  if (first === undefined) return
  if (others.length === 0) return note(first, judgeAlone(first, 'whole'))
  const verdicts = copy.judge(batch, 'whole')
  const isCaught = ({ name }: Case) => verdicts.get(name) === 'caught'
  for (const one of batch.filter(isCaught)) note(one, 'caught')
  const rest = batch.filter((one) => !isCaught(one))
  if (rest.length < batch.length) return settle(rest)
  const half = Math.ceil(rest.length / 2)
  settle(rest.slice(0, half))
  settle(rest.slice(half))
}

for (const batch of batchesOf(left)) settle(batch)
console.log(`${wanted.length - survived} of ${wanted.length} caught`)
if (survived > 0) process.exitCode = 1
