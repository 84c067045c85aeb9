import { expect, test } from 'vitest'
import { playMany } from '../model/run.ts'

/** Like tests/offline/model.test.ts, with seeds that it does not use. */

const STORIES = 200_000
const FIRST = 1_000_000

test('nothing goes wrong in two hundred thousand stories', async () => {
  const stories = Number(process.env.STORIES ?? STORIES)
  const count = await playMany({ first: FIRST, least: stories, most: stories, ms: 0 })
  console.warn(`${count} stories`)
  expect(count).toBeGreaterThan(0)
})
