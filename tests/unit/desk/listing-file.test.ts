import { beforeEach, expect, test } from 'vitest'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import type { ListingFileReport } from '../../../src/contract/product/listing-file.ts'
import { chooseFile, sendFile, useListingFile } from '../../../src/desk/listings/file/file.store.ts'

/** A file that is longer than the shop takes at once. */

type Part = ListingFileReport | 'lost'

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
      return Response.json({ status: true, data: next })
    },
  })

beforeEach(() => {
  asked = []
  chooseFile(new File(['Code,Price\na,1\n'], 'goods.csv'))
})

const FIRST = part({
  rows: 40,
  set: 38,
  bad_rows: 2,
  bad: [bad(3, 'Price')],
  next_line: 42,
  mend: { headings: ['Code', 'Price', 'MRP'], rows: [{ line: 3, cells: ['a', 'x', ''] }] },
})
const LAST = part({
  rows: 8,
  set: 7,
  waiting: 1,
  bad_rows: 1,
  bad: [bad(45, 'HSN')],
  mend: { headings: ['Code', 'Price', 'HSN'], rows: [{ line: 45, cells: ['b', '9', '1'] }] },
})
const WHOLE = {
  rows: 48,
  set: 45,
  waiting: 1,
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
