import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../../server/http/app.ts'
import { diskHasSpace } from '../../../server/adapters/disk.ts'
import { inTransaction } from '../../../server/shop/core/transaction.ts'
import { addAddresses, addGoods, stockOf } from '../support/fixtures.ts'
import { onBothDatabases, onPostgres } from '../support/support.ts'

const MB = 1024 * 1024

/** A file system of its own, which only root may mount. */
const mountSmall = (): { folder: string; unmount: () => void } | null => {
  const folder = mkdtempSync(join(tmpdir(), 'haldhar-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  const unmount = () => {
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true })
  }
  return { folder, unmount }
}

onBothDatabases((shop) => {
  /** Every change of stock fails with this database error, so many times; a sequence is not rolled back. */
  const breakStock = async (code: string, times: number) => {
    const { db } = shop()
    await db.execute(sql.raw('create sequence if not exists tries'))
    await db.execute(sql.raw(`alter sequence tries restart with 1`))
    await db.execute(
      sql.raw(`create or replace function break_stock() returns trigger language plpgsql as $$
        begin
          if nextval('tries') <= ${times} then raise exception 'broken by the test' using errcode = '${code}'; end if;
          return new;
        end $$`),
    )
    await db.execute(
      sql.raw(
        'create or replace trigger break_stock before update on variants for each row execute function break_stock()',
      ),
    )
  }
  const mend = () => shop().db.execute(sql.raw('drop trigger if exists break_stock on variants'))
  const buyer = async () => {
    const me = await shop().customer()
    const { line } = await addAddresses(me)
    const { sku } = await addGoods(shop().db, { stock: 5 })
    const key = randomUUID()
    const order = () => me.ask('POST', 'order/create', { body: { order_items: [line(sku, 100)] }, key })
    const ordered = async (): Promise<number> => (await me.ask('GET', 'order/get-history')).body.data.length
    return { order, ordered, left: () => stockOf(shop().db, sku) }
  }

  test.each([
    ['40P01', 'a deadlock'],
    ['40001', 'a serialisation failure'],
  ])('after %s, %s, the work is done again, three times at most', async (code) => {
    for (const [times, placed] of [
      [3, true],
      [4, false],
    ] as const) {
      await breakStock(code, times)
      const me = await buyer()
      const answer = await me.order()
      expect(answer.status).toBe(placed ? 201 : 503)
      expect(await me.ordered()).toBe(placed ? 1 : 0)
      await mend()
    }
  })

  test.each([
    ['53100', 'disk full'],
    ['40P01', 'deadlock without end'],
    ['57014', 'statement timeout'],
    ['53300', 'too many connections'],
    ['25006', 'read-only'],
    ['57P01', 'the database is shut down'],
    ['57P03', 'the database starts'],
    ['08006', 'connection failure'],
  ])('%s, %s: 503 with Retry-After, no half order, and the same request succeeds afterwards', async (code) => {
    await breakStock(code, 1_000)
    const me = await buyer()
    const answer = await me.order()
    expect(answer).toMatchObject({ status: 503, body: { status: false, code: 'BUSY' } })
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect([await me.ordered(), await me.left()]).toEqual([0, 5])
    await mend()
    expect(await me.order()).toMatchObject({ status: 201 })
    expect([await me.ordered(), await me.left()]).toEqual([1, 4])
  })

  test('on a disk that is full or read-only changes are refused, reading goes on, and it recovers', async (context) => {
    const disk = mountSmall()
    if (disk === null) return context.skip('Only root may mount a small disk: SKIPPED')
    try {
      let now = 0
      const app = createApp({ ...shop().deps, hasDiskSpace: diskHasSpace(disk.folder, 4 * MB, () => (now += 2_000)) })
      const customer = await shop().customer()
      const goods = await addGoods(shop().db)
      const wish = async () =>
        app.request('http://shop.test/api/wishlist/create', {
          method: 'POST',
          headers: { Authorization: `Bearer ${customer.token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ product_id: goods.product.id }),
        })
      const remount = (how: string) => execFileSync('mount', ['-o', `remount,${how}`, disk.folder])
      const filler = join(disk.folder, 'filler')
      expect((await wish()).status).toBe(200)

      writeFileSync(filler, Buffer.alloc(5 * MB))
      const full = await wish()
      expect([full.status, full.headers.get('Retry-After')]).toEqual([503, '60'])
      expect(await full.json()).toMatchObject({ status: false, code: 'BUSY' })
      expect((await app.request('http://shop.test/api/brands')).status).toBe(200)
      rmSync(filler)
      expect((await wish()).status).toBe(200)

      remount('ro')
      expect((await wish()).status).toBe(503)
      remount('rw')
      expect((await wish()).status).toBe(200)
    } finally {
      disk.unmount()
    }
  })
})

describe('many at once', () => {
  onPostgres((shop) => {
    test('when every connection is taken a call waits a while, is then 503, and the next one works', async () => {
      const { deps } = shop()
      const released = Promise.withResolvers<void>()
      const taken = Promise.all(Array.from({ length: 20 }, () => inTransaction(deps, () => released.promise)))
      const answer = await shop().ask('GET', 'brands')
      expect(answer).toMatchObject({ status: 503, body: { code: 'BUSY' } })
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
      released.resolve()
      await taken
      expect(await shop().ask('GET', 'brands')).toMatchObject({ status: 200 })
    }, 20_000)
  })
})
