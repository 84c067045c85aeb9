import { expect, test } from 'vitest'
import { CHANGE_MAX_AGE_MS, ORDER_ATTEMPT_MS, RECEIPT_MS } from '../../../src/contract/constants.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('the server knows a key for days longer than any phone sends it', async () => {
  expect(ORDER_ATTEMPT_MS).toBe(7 * DAY_MS)
  expect(RECEIPT_MS).toBe(35 * DAY_MS)
  expect(Math.max(ORDER_ATTEMPT_MS, CHANGE_MAX_AGE_MS)).toBeLessThanOrEqual(RECEIPT_MS - 5 * DAY_MS)
})
