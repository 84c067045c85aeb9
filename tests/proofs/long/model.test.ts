import { expect, test } from 'vitest'
import { playDesk } from '../simulation/desk/scenario.ts'
import { playMany } from '../simulation/run.ts'
import { play } from '../simulation/scenario.ts'

/**
 * Like tests/unit/sync/simulation.test.ts, with seeds that it does not use. `FIRST=<seed>` and `STORIES=<count>`
 * play a part of them, so that a series can be divided or resumed.
 */

const FIRST = Number(process.env.FIRST ?? 1_000_000)
const stories = (usual: number): number => Number(process.env.STORIES ?? usual)

const playStaffPhone = (seed: number, isQuick: boolean) => playDesk(seed, {}, isQuick)
const playPhone = (seed: number, isQuick: boolean) => play(seed, {}, isQuick)

test('nothing goes wrong in two hundred thousand stories', async () => {
  const least = stories(200_000)
  const count = await playMany({ play: playPhone, first: FIRST, least, most: least, ms: 0, isQuick: true })
  console.warn(`${count} stories`)
  expect(count).toBeGreaterThan(0)
})

test('nothing goes wrong in twenty thousand stories with the real database', async () => {
  const least = stories(20_000)
  const count = await playMany({ play: playPhone, first: FIRST, least, most: least, ms: 0 })
  console.warn(`${count} stories`)
  expect(count).toBeGreaterThan(0)
})

test('nothing goes wrong at the desk in twenty thousand stories', async () => {
  const least = stories(20_000)
  const count = await playMany({ play: playStaffPhone, first: FIRST, least, most: least, ms: 0, isQuick: true })
  console.warn(`${count} stories`)
  expect(count).toBeGreaterThan(0)
})
