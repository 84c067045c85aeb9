import { count, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '../../../server/db/schema.ts'
import { openBuyer } from '../payments/payment-steps.ts'
import { onEmbedded } from '../support/support.ts'
import { ROUTES } from '../../proofs/routes/routes.ts'
import { send } from '../../proofs/routes/sending.ts'

/** The operator's command line in the audit log; what staff changes is in the matrix of the desk. */

/** A file is stored, and nothing refers to it yet. */
const STORES_A_FILE = ['deskPictureKeep at admin/product-pictures', 'deskBannerPicture at admin/banner-pictures']

const CHANGES = ROUTES.filter(
  ({ call, name }) => call.by === 'token' && call.method !== 'GET' && !STORES_A_FILE.includes(name),
)

onEmbedded((shop) => {
  const logged = async (): Promise<number> => (await shop().db.select({ rows: count() }).from(auditLog))[0]?.rows ?? 0

  test.each(CHANGES)('$name is in the audit log, without anything personal', async (route) => {
    const sent = await route.send(shop(), await openBuyer(shop()))
    const before = await logged()
    const answer = await send(shop().operator, route, sent)
    expect(answer.status, JSON.stringify(answer.body)).toBe(route.call.success ?? 200)
    expect(await logged()).toBeGreaterThan(before)
    const [row] = await shop().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(row).toMatchObject({ staffId: null, requestId: answer.headers.get('X-Request-Id') })
    const { phone_number: phone, email } = sent.body ?? {}
    const values = JSON.stringify([row?.before, row?.after])
    for (const personal of [phone, email]) expect(values).not.toContain(typeof personal === 'string' ? personal : '\0')
  })

  test('the log only ever grows', async () => {
    await shop().operator('POST', 'admin/deals', { body: { text: 'x', start: '2026-01-01', end: '2026-01-02' } })
    const [row] = await shop().db.select().from(auditLog).limit(1)
    const own = eq(auditLog.id, row?.id ?? 0)
    await expect(shop().db.update(auditLog).set({ action: 'other' }).where(own)).rejects.toThrow(/audit_log/)
    await expect(shop().db.delete(auditLog).where(own)).rejects.toThrow(/audit_log/)
    expect(await shop().db.select().from(auditLog).where(own)).toEqual([row])
  })
})
