import { expect, test } from 'vitest'
import { stableRows } from '../../../src/desk/list/stable-rows.ts'

const row = (id: string, state = 'open') => ({ id, state })
const keyOf = ({ id }: { id: string }) => id
const ids = (rows: readonly { id: string }[]) => rows.map(keyOf).join('')

test('rows that are sorted anew keep the places in which they were seen', () => {
  const before = [row('a'), row('b'), row('c')]
  const kept = stableRows(before, [row('b'), row('c'), row('a', 'acknowledged')], keyOf)
  expect(ids(kept)).toBe('abc')
  expect(kept[0]).toEqual(row('a', 'acknowledged'))
})

test('a row that has left stays, as it is elsewhere or was last seen, and a new one comes last', () => {
  const before = [row('a'), row('b'), row('c')]
  const kept = stableRows(before, [row('n'), row('c')], keyOf, [row('a', 'done'), row('x')])
  expect(kept).toEqual([row('a', 'done'), row('b'), row('c'), row('n')])
})

test('a row that comes back is where it was', () => {
  const before = [row('a', 'done'), row('b')]
  expect(stableRows(before, [row('b'), row('a')], keyOf)).toEqual([row('a'), row('b')])
})
