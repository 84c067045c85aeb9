import { randomUUID } from 'node:crypto'
import { DrizzleQueryError, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { providerEvents } from '../../../server/db/schema.ts'
import { inTransaction, isBusy, isTaken, joinTransaction, reasonOf } from '../../../server/shop/core/transaction.ts'
import { onEmbedded } from '../support/support.ts'

/** What becomes of work whose transaction fails, and what is told of the error. */

const failing = (code: string, message = 'It failed') => Object.assign(new Error(message), { code })
const PASSING = ['40001', '40P01', '55P03']
const AWAY = ['53300', '57014', 'ENOSPC', 'EROFS', 'AWAY', 'ECONNRESET', '08006']
const LASTING = ['23505', '22P02', '153300', '533000', '57014x', '']

onEmbedded((shop) => {
  test.each([
    ...PASSING.map((code) => ({ code, times: 4 })),
    ...[...AWAY, ...LASTING].map((code) => ({ code, times: 1 })),
  ])('work that fails by "$code" each time is tried $times times', async ({ code, times }) => {
    const noWait = vi.spyOn(Math, 'random').mockReturnValue(0)
    const error = failing(code)
    const work = vi.fn<() => Promise<never>>(async () => {
      throw error
    })
    await expect(inTransaction(shop().deps, work)).rejects.toBe(error)
    expect(work).toHaveBeenCalledTimes(times)
    noWait.mockRestore()
  })

  test('work that passes at last is done once; in another transaction it is tried once, and taken back alone', async () => {
    const row = { id: randomUUID(), event: 'tried', receivedAt: new Date() }
    const kept = () => shop().db.$count(providerEvents, eq(providerEvents.event, 'tried'))
    let times = 0
    const write = async ({ db }: { db: ReturnType<typeof shop>['db'] }) => {
      await db.insert(providerEvents).values(row)
      if (++times < 3) throw failing('40001')
      return times
    }
    expect([await inTransaction(shop().deps, write), await kept()]).toEqual([3, 1])
    const within = async () => {
      await inTransaction(shop().deps, async (outer) => {
        expect(await joinTransaction(outer, async ({ db }) => db)).toBe(outer.db)
        times = 0
        row.id = randomUUID()
        await expect(inTransaction(outer, write)).rejects.toThrow('It failed')
        expect(times).toBe(1)
        times = 2
        await inTransaction(outer, write)
        throw failing('23505')
      })
    }
    await expect(within()).rejects.toThrow('It failed')
    expect(await kept()).toBe(1)
    expect(await joinTransaction(shop().deps, async ({ db }) => db)).not.toBe(shop().db)
  })
})

test('what may succeed later is told from what will not, and a row that is taken from both', () => {
  const codes = [...PASSING, ...AWAY, ...LASTING]
  expect(codes.filter((code) => isBusy(failing(code)))).toEqual([...PASSING, ...AWAY])
  expect(codes.filter((code) => isTaken(failing(code)))).toEqual(['23505'])
})

test('of an error its code, its message and its stack are logged, and never a value', () => {
  const phone = '9876543210'
  const refused = failing('22P02', `invalid input: ${phone}`)
  expect(reasonOf('torn')).toEqual({ error: 'torn' })
  expect(reasonOf(new Error('torn')).error).toBe('torn')
  expect(reasonOf(failing('AWAY', 'torn'))).toEqual({ error: 'AWAY torn', stack: expect.stringContaining('torn') })
  const told = reasonOf(new DrizzleQueryError('select', [phone], refused))
  expect(told.error).toBe('22P02 The database refused a value')
  expect(told.stack).toMatch(/^Error: \n/)
  expect(reasonOf(new DrizzleQueryError('select', [phone])).error).toBe('A statement failed')
})
