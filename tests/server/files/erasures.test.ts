import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { customers, sessions } from '../../../server/db/schema.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { bucketErasures, fileErasures } from '../../../server/adapters/erasure-logs.ts'
import { hashPassword } from '../../../server/shop/login/passwords.ts'
import { eraseAgain } from '../../../server/shop/maintenance/erase-again.ts'
import { backupTime, restoreBackup } from '../../../server/shop/maintenance/restore.ts'
import { addAddresses } from '../support/fixtures.ts'
import { onEmbedded } from '../support/support.ts'
import { PLACES } from '../support/temp-databases.ts'
import { BUCKET, KEYS, openStore } from './s3-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'haldhar-erasures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const store = await openStore()
afterAll(() => store.close())

const logs = {
  'in a file': fileErasures(join(folder, 'noted', 'erasures')),
  'in a bucket': bucketErasures({ ...KEYS, bucket: BUCKET, endpoint: store.endpoint }),
}
describe.each(Object.entries(logs))('%s', (_, log) => {
  test('what was noted is read again by whoever restores, and noting it twice does no harm', async () => {
    expect(await log.read()).toEqual([])
    const noted = [7, 12, 70].map((id) => ({ id, openedAt: 1_764_000_000_000 + id, at: 1_764_100_000_000 + id }))
    for (const erasure of [...noted, ...noted.slice(0, 1)]) await log.note(erasure)
    const read = (await log.read()).toSorted((a, b) => a.id - b.id)
    expect(read.filter(({ id }, at) => read.findIndex((other) => other.id === id) === at)).toEqual(noted)
  })
})

onEmbedded((shop) => {
  test('a restored backup brings no erased account back, and no log-in', { timeout: 120_000 }, async () => {
    const { deps, db } = shop()
    deps.erasures = fileErasures(join(folder, 'erasures'))
    const [gone, stays] = [await shop().customer(), await shop().customer()]
    await addAddresses(gone)
    await db.update(customers).set({ passwordHash: await hashPassword('three green parrots') })
    const answer = await shop().fetch('/api/admin/backup', { Authorization: `Bearer ${deps.adminToken}` })
    const file = join(folder, `${randomUUID()}.gz`)
    writeFileSync(file, new Uint8Array(await answer.arrayBuffer()))
    expect((await gone.ask('POST', 'account/erase', { body: { password: 'three green parrots' } })).status).toBe(200)
    const noted = await deps.erasures.read()
    expect(noted).toEqual([{ id: gone.id, openedAt: expect.any(Number), at: expect.any(Number) }])

    const place = await PLACES.pglite.make?.()
    if (place === undefined) throw new Error('There is no place for a database')
    const restored = await openDatabase(place)
    try {
      await restoreBackup(restored.db, file)
      const rows = () => restored.db.select({ id: customers.id }).from(customers).where(eq(customers.id, gone.id))
      expect(await rows(), 'the backup has her').toHaveLength(1)
      const stranger = { id: stays.id, openedAt: 1, at: deps.clock().getTime() }
      const old = (noted[0] && { ...noted[0], at: 0 }) ?? stranger
      const since = await backupTime(file)
      expect(await eraseAgain({ db: restored.db, clock: deps.clock }, [old, stranger], since)).toBe(0)
      expect(await eraseAgain({ db: restored.db, clock: deps.clock }, noted, since)).toBe(1)
      expect(await rows()).toEqual([])
      expect(await restored.db.$count(customers, eq(customers.id, stays.id))).toBe(1)
      expect(await restored.db.$count(sessions)).toBe(0)
    } finally {
      await restored.close()
      await place.remove()
    }
  })

  test('what cannot be noted is not erased', async () => {
    const { deps, db } = shop()
    deps.erasures = { note: () => Promise.reject(new Error('The disk is full')), read: async () => [] }
    const me = await shop().customer()
    await db.update(customers).set({ passwordHash: await hashPassword('three green parrots') })
    expect((await me.ask('POST', 'account/erase', { body: { password: 'three green parrots' } })).status).toBe(500)
    expect(await db.$count(customers, eq(customers.id, me.id))).toBe(1)
    delete deps.erasures
  })
})
