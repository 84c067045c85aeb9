import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findClusterPrograms } from '../../../tools/test/cluster-programs.mjs'
import { report, seedOf } from '../support/test-scale.ts'
import { openCluster, type Cluster } from './cluster.ts'
import { rollOut, type Rolled } from './rollout.ts'
import { openNextVersion, type Version } from './versions.ts'

/** A new version goes out while phones order and browsers are open; `npm run test:cluster -- --rollout` prints its steps. */

const TIME = 600_000

describe.skipIf(findClusterPrograms() === undefined || process.env['CHROME'] === undefined)(
  'a change of version',
  () => {
    let [cluster, next]: [Cluster?, Version?] = []
    let rolled: Rolled
    const seed = seedOf()
    beforeAll(async () => {
      console.warn(`rollout: SEED=${seed}`)
      next = await openNextVersion()
      cluster = await openCluster()
      rolled = await rollOut(cluster, next, { seed, tell: console.warn })
      const { acknowledged, orders, calls, reads, browsers } = rolled
      const readings = reads.reduce((sum, { answers }) => sum + answers, 0)
      report('rollout', { acknowledged, orders, calls, readings, ...browsers.opened })
    }, TIME)
    afterAll(async () => {
      await cluster?.close()
      next?.remove()
    }, 60_000)

    test('loses no change, of phones or of browsers that had no network, and ends no process', () => {
      expect(rolled.findings, `SEED=${seed}`).toEqual({ lost: [], torn: [], twice: [] })
      expect(rolled.found).toEqual(rolled.made)
      expect(rolled.ended, cluster?.shops.map(({ log }) => log()).join('\n')).toBe(0)
    })

    test('fails nobody: every page, file and change is answered', () => {
      expect(rolled.failed).toEqual({})
      expect(rolled.reads.map(({ failed }) => failed)).toEqual([{}, {}])
    })

    test('shows in the browsers no error, and pages of either version go on', () => {
      expect(rolled.browsers.failed).toEqual([])
      expect(rolled.browsers.opened.changed, 'pages that had to load themselves anew').toBe(0)
      expect(rolled.browsers.opened.before).toBeGreaterThan(0)
      expect(rolled.browsers.opened.after).toBeGreaterThan(0)
    })
  },
)
