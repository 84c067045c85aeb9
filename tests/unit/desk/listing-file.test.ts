import { beforeEach, expect, test } from 'vitest'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { REPORTED_ROWS_MAX, type ListingFileReport } from '../../../src/contract/product/listing-file.ts'
import { addReport } from '../../../src/desk/listings/file/add-report.ts'
import { chooseFile, sendFile, useListingFile } from '../../../src/desk/listings/file/file.store.ts'

/** A file that is longer than the shop takes at once. */

type Part = ListingFileReport | 'lost' | { status: number; body: object }

const part = (said: Partial<ListingFileReport>): ListingFileReport => ({
  rows: 0,
  set: 0,
  unchanged: 0,
  waiting: 0,
  on_sale: 0,
  declared: 0,
  bad_rows: 0,
  bad: [],
  mend: { headings: [], rows: [] },
  ...said,
})
const bad = (line: number, field: string) => ({ line, handle: 'hoe', name: 'Hoe', field, reason: 'Write yes or no' })

let asked: (string | null)[]
const answering = (...parts: Part[]): void =>
  configureCalls({
    base: 'http://shop.test/api/',
    token: () => 'token',
    fetch: async (input) => {
      asked.push(new URL(input instanceof Request ? input.url : String(input)).searchParams.get('from'))
      const next = parts.shift()
      if (next === undefined || next === 'lost') throw new TypeError('Failed to fetch')
      if ('body' in next) return Response.json(next.body, { status: next.status })
      return Response.json({ status: true, data: next })
    },
  })

beforeEach(() => {
  asked = []
  chooseFile(new File(['Code,Price\na,1\n'], 'goods.csv'))
})

const FIRST = part({
  rows: 40,
  set: 30,
  unchanged: 3,
  on_sale: 1,
  declared: 5,
  bad_rows: 2,
  bad: [bad(3, 'Price')],
  next_line: 42,
  mend: { headings: ['Code', 'Price', 'MRP'], rows: [{ line: 3, cells: ['a', 'x', ''] }] },
})
const LAST = part({
  rows: 8,
  set: 7,
  unchanged: 2,
  waiting: 1,
  on_sale: 4,
  declared: 6,
  bad_rows: 1,
  bad: [bad(45, 'HSN')],
  mend: { headings: ['Code', 'Price', 'HSN'], rows: [{ line: 45, cells: ['b', '9', '1'] }] },
})
const WHOLE = {
  rows: 48,
  set: 37,
  unchanged: 5,
  waiting: 1,
  on_sale: 5,
  declared: 11,
  bad_rows: 3,
  bad: [bad(3, 'Price'), bad(45, 'HSN')],
  mend: {
    headings: ['Code', 'Price', 'MRP', 'HSN'],
    rows: [
      { line: 3, cells: ['a', 'x', '', ''] },
      { line: 45, cells: ['b', '9', '', '1'] },
    ],
  },
}

test('a long file is sent until all of it is taken, and its parts are told of as one', async () => {
  answering(FIRST, LAST)
  await sendFile(3)
  expect(asked).toEqual(['1', '42'])
  expect(useListingFile.getState()).toMatchObject({ file: null, isBusy: false, parts: null, report: WHOLE })
  expect(useListingFile.getState().report?.next_line).toBeUndefined()
})

test('where no answer comes to a part, sending again goes on behind what is done, and says so', async () => {
  answering(FIRST, 'lost')
  await sendFile(3)
  expect(useListingFile.getState()).toMatchObject({ isLost: true, report: null, parts: { next_line: 42 } })
  answering(LAST)
  await sendFile(3)
  expect(asked).toEqual(['1', '42', '42'])
  expect(useListingFile.getState()).toMatchObject({ isLost: false, report: WHOLE })
  chooseFile(new File(['Code,Price\na,1\n'], 'others.csv'))
  expect(useListingFile.getState()).toMatchObject({ parts: null, report: null })
})

test('of a file with more faults than a report can hold those that come first are told', () => {
  const many = (from: number): ListingFileReport => {
    const lines = Array.from({ length: REPORTED_ROWS_MAX - 1 }, (_, at) => from + at)
    const rows = lines.map((line) => ({ line, cells: ['x'] }))
    return part({
      bad_rows: lines.length,
      bad: lines.map((line) => bad(line, 'HSN')),
      mend: { headings: ['HSN'], rows },
    })
  }
  const both = addReport(many(2), many(20_000))
  expect(both.bad_rows).toBe(2 * REPORTED_ROWS_MAX - 2)
  for (const told of [both.bad, both.mend.rows]) {
    expect(told).toHaveLength(REPORTED_ROWS_MAX)
    expect(told.at(-1)?.line).toBe(20_000)
  }
})

test('where the shop refuses a part the reason is told, and sending again goes on behind what is done', async () => {
  answering(FIRST, { status: 409, body: { status: false, message: 'Another file is being taken', code: 'CONFLICT' } })
  await sendFile(3)
  const told = { isLost: false, isBusy: false, refused: 'Another file is being taken', parts: { next_line: 42 } }
  expect(useListingFile.getState()).toMatchObject(told)
  answering(LAST)
  await sendFile(3)
  expect(useListingFile.getState()).toMatchObject({ refused: null, report: WHOLE })
})

test('a file is sent once at a time, however often the button is pressed', async () => {
  answering(FIRST, LAST)
  await Promise.all([sendFile(3), sendFile(3)])
  expect(asked).toEqual(['1', '42'])
})
