import { expect, test } from 'vitest'
import { liveDrafts } from '../../server/listings/draft-lives.ts'
import { onBothDatabases } from '../../server/support/support.ts'
import { atScale, report, TEST_TIMEOUT } from '../support/test-scale.ts'

onBothDatabases((shop) => {
  test(
    'random lives of drafts lose nothing, make nothing twice, and mix up no shops, whatever is sent again',
    TEST_TIMEOUT,
    async () => {
      const lives = atScale({ lean: 60, full: 2_000 })
      const { requests, approved } = await liveDrafts(shop(), lives)
      report(`drafts, ${shop().kind}`, { lives, requests, approved })
      expect(requests).toBeGreaterThan(lives)
    },
  )
})
