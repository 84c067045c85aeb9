import { afterEach, expect, test, vi } from 'vitest'
import type * as Mirror from '../../../src/offline/sync/mirror.ts'
import type * as Queue from '../../../src/offline/sync/queue.ts'
import type * as Rules from '../../../src/offline/sync/queue-policy.ts'
import { brokenDesigns } from '../../simulation/mutants.ts'
import type { Broken } from '../../simulation/mutants.ts'
import { play } from '../../simulation/scenario.ts'

/** The simulation must be able to find defects: every broken design is caught. The shop's own code has no switch. */

const design = vi.hoisted((): { now: Broken } => ({ now: {} }))

vi.mock('../../../src/offline/sync/queue-policy.ts', async (load) => {
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
vi.mock('../../../src/offline/sync/queue.ts', async (load) => {
  const real = await load<typeof Queue>()
  const mocked: typeof Queue = {
    ...real,
    claim: (...args) => (design.now.queue?.(real).claim ?? real.claim)(...args),
  }
  return mocked
})
vi.mock('../../../src/offline/sync/mirror.ts', async (load) => {
  const real = await load<typeof Mirror>()
  const mocked: typeof Mirror = {
    ...real,
    confirmedCount: (...args) => (design.now.mirror?.(real).confirmedCount ?? real.confirmedCount)(...args),
  }
  return mocked
})

afterEach(() => {
  design.now = {}
})

/** Scenarios of the real design: so that what is caught is the defect and nothing else. */
const SOUND_STORIES = 100

test('the real design ends well under the same eyes', { timeout: 120_000 }, async () => {
  for (let seed = 1; seed <= SOUND_STORIES; seed++) expect(await play(seed, {}, true), `seed ${seed}`).toEqual([])
})

/** Scenarios within which a broken design must be caught; most are within ten. */
const STORIES_MAX = 600

test.each(Object.entries(brokenDesigns))(
  'caught: %s',
  async (_name, broken) => {
    design.now = broken
    let problems: string[] = []
    let seed = 0
    while (problems.length === 0 && seed < STORIES_MAX) problems = await play(++seed, broken, true)
    expect(problems).not.toEqual([])
  },
  120_000,
)
