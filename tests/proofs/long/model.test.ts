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
  expect(await playMany({ play: playPhone, first: FIRST, count: stories(200_000), isQuick: true })).toBeGreaterThan(0)
})

test('nothing goes wrong in twenty thousand stories with the real database', async () => {
  expect(await playMany({ play: playPhone, first: FIRST, count: stories(20_000) })).toBeGreaterThan(0)
})

test('nothing goes wrong at the desk in twenty thousand stories', async () => {
  expect(await playMany({ play: playStaffPhone, first: FIRST, count: stories(20_000), isQuick: true })).toBeGreaterThan(
    0,
  )
})
