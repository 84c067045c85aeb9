import { afterEach, expect, test, vi } from 'vitest'
import type * as Mirror from '../../../src/client/sync/mirror.ts'
import type * as Queue from '../../../src/client/sync/queue.ts'
import type * as Rules from '../../../src/client/sync/queue-policy.ts'
import { brokenDesks } from '../../proofs/simulation/desk/mutants.ts'
import { playDesk } from '../../proofs/simulation/desk/scenario.ts'
import { brokenDesigns, type Broken, type BrokenQueue } from '../../proofs/simulation/mutants.ts'
import { play } from '../../proofs/simulation/scenario.ts'

/** The simulation must be able to find defects: every broken design is caught. The shop's own code has no switch. */

type Design = BrokenQueue
const design = vi.hoisted((): { now: Design } => ({ now: {} }))

vi.mock('../../../src/client/sync/queue-policy.ts', async (load) => {
  const real = await load<typeof Rules>()
  const now = () => ({ ...real, ...design.now.rules?.(real) })
  const mocked: typeof Rules = {
    ...real,
    coalesce: (...args) => now().coalesce(...args),
    nextToSend: (...args) => now().nextToSend(...args),
    classify: (...args) => now().classify(...args),
  }
  return mocked
})
vi.mock('../../../src/client/sync/queue.ts', async (load) => {
  const real = await load<typeof Queue>()
  const mocked: typeof Queue = {
    ...real,
    claim: (...args) => (design.now.queue?.(real).claim ?? real.claim)(...args),
  }
  return mocked
})
vi.mock('../../../src/client/sync/mirror.ts', async (load) => {
  const real = await load<typeof Mirror>()
  const mocked: typeof Mirror = {
    ...real,
    confirmedCount: (...args) => (design.now.mirror?.(real).confirmedCount ?? real.confirmedCount)(...args),
    writeAnswer: (...args) => (design.now.mirror?.(real).writeAnswer ?? real.writeAnswer)(...args),
  }
  return mocked
})

afterEach(() => {
  design.now = {}
})

/** Scenarios of the real design: so that what is caught is the defect and nothing else. */
const SOUND_STORIES = 100

test('the real design ends well under the same eyes', { timeout: 120_000 }, async () => {
  for (let seed = 1; seed <= SOUND_STORIES; seed++) {
    expect(await play(seed, {}, true), `seed ${seed}`).toEqual([])
    expect(await playDesk(seed, {}, true), `seed ${seed} of the desk`).toEqual([])
  }
})

/** Scenarios within which a broken design must be caught; most are within ten. */
const STORIES_MAX = 600

type Play = (seed: number) => Promise<string[]>

/** The violations of the first story that has any. */
const firstCaught = async (broken: Design, plays: Play): Promise<string[]> => {
  design.now = broken
  for (let seed = 1; seed <= STORIES_MAX; seed++) {
    const problems = await plays(seed)
    if (problems.length > 0) return problems
  }
  return []
}

test.each(Object.entries<Broken>(brokenDesigns))(
  'caught: %s',
  async (_name, broken) => {
    expect(await firstCaught(broken, (seed) => play(seed, broken, true))).not.toEqual([])
  },
  120_000,
)

test.each(Object.entries(brokenDesks))(
  'caught at the desk: %s',
  async (_name, broken) => {
    expect(await firstCaught(broken, (seed) => playDesk(seed, broken, true))).not.toEqual([])
  },
  120_000,
)
