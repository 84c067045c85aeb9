import { expect, test } from 'vitest'
import { playMany } from '../model/run.ts'

/**
 * Like tests/offline/model.test.ts, with seeds that it does not use. `FIRST=<seed>` and `STORIES=<count>` play a part of
 * them, so that a series can be divided or taken up again.
 */

const STORIES = Number(process.env.STORIES ?? 200_000)
const FIRST = Number(process.env.FIRST ?? 1_000_000)

test('nothing goes wrong in two hundred thousand stories', async () => {
  const count = await playMany({ first: FIRST, least: STORIES, most: STORIES, ms: 0 })
  console.warn(`${count} stories`)
  expect(count).toBeGreaterThan(0)
})
