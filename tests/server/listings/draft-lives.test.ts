import { expect, test } from 'vitest'
import { atScale, TEST_TIMEOUT } from '../../proofs/support/test-scale.ts'
import { onBothDatabases } from '../support/support.ts'
import { liveDrafts } from './draft-lives.ts'

onBothDatabases((shop) => {
  test(
    'random lives of drafts lose nothing, make nothing twice, and mix up no shops, whatever is sent again',
    TEST_TIMEOUT,
    async () => {
      const lives = atScale({ quick: 20, lean: 60, full: 2_000 })
      expect(await liveDrafts(shop(), lives)).toBe(lives)
    },
  )
})
