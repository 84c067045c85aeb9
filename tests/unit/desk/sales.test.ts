import { expect, test } from 'vitest'
import { csvText } from '../../../src/contract/product/csv-text.ts'
import { scaleOf } from '../../../src/desk/sales/scale.ts'

/** The drawings and files of what sells. */

test('a file opens in a spreadsheet in any script, with its numbers as numbers', () => {
  expect(
    csvText([
      ['Product', 'Rupees'],
      ['बीज "A", 5 kg', 1250.5],
      ['Two\nlines', -3],
    ]),
  ).toBe('\uFEFFProduct,Rupees\r\n"बीज ""A"", 5 kg",1250.5\r\n"Two\nlines",-3\r\n')
})

test.each(['=HYPERLINK("https://evil.example")', '+91', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', "'=1"])(
  'no spreadsheet works out %j, whatever a seller calls his goods',
  (title) => {
    const cell = csvText([[title]])
      .slice(1)
      .trimEnd()
    expect(cell.replace(/^"/, '')).toMatch(/^'/)
  },
)

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [7, 10],
  [10, 10],
  [1250, 2000],
  [3999.5, 4000],
  [4001, 10_000],
])('a drawing of at most %d goes up to %d, which is read at a glance', (most, top) => {
  expect(scaleOf(most)).toBe(top)
})
