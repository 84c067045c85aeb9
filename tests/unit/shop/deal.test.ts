import { expect, test } from 'vitest'
import { dayInIndia } from '../../../src/contract/india.ts'
import { dealEnd, dealSpan } from '../../../src/shop/catalogue/home/deal.ts'
import { keeps } from '../../support/keeps.ts'

const deal = (start: string, end: string) => ({
  deals: '10% off wheat seed',
  start_date_time: start,
  end_date_time: end,
})

test('a deal is shown on its first and on its last day, and not a day before or after', async () => {
  const rabi = deal('2026-11-15', '2026-11-30')
  await keeps('4/deal-days', () => {
    const days = ['2026-11-14', '2026-11-15', '2026-11-30', '2026-12-01']
    expect(days.filter((day) => dealEnd(rabi, day) !== null)).toEqual(['2026-11-15', '2026-11-30'])
  })
})

test('the time of day in a deal does not count', async () => {
  const rabi = deal('2026-11-15T23:59:00', '2026-11-30 00:00:00')
  expect(dealEnd(rabi, '2026-11-15')).toBe('2026-11-30')
  expect(dealEnd(rabi, '2026-11-30')).toBe('2026-11-30')
})

test('a timestamp counts on the day it is in India', async () => {
  expect(dealSpan(deal('2026-11-14T20:00:00Z', '2026-11-30T10:00:00+05:30'))).toEqual({
    first: '2026-11-15',
    last: '2026-11-30',
  })
  expect(dayInIndia(Date.parse('2026-11-14T18:29:59Z'))).toBe('2026-11-14')
  expect(dayInIndia(Date.parse('2026-11-14T18:30:00Z'))).toBe('2026-11-15')
})

test('a date that cannot be read hides the deal', async () => {
  for (const unreadable of ['', 'soon', '2026-13-40', '31/12/2026 or so'])
    expect(dealEnd(deal('2026-11-15', unreadable), '2026-11-20')).toBeNull()
})
