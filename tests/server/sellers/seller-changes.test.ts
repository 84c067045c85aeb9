import { randomUUID } from 'node:crypto'
import { and, desc, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, sellerChanges, sellers } from '../../../server/db/schema.ts'
import { dataKey } from '../../../server/shop/core/encryption.ts'
import { readBank, sealBank, sealBankData } from '../../../server/shop/sellers/bank-data.ts'
import { addSeller } from '../support/fixtures.ts'
import { onBothDatabases, type Ask } from '../support/support.ts'

/** Registered data of an accepted seller changes once the operator has approved it, and not before. */

const BANK = { account_no: '998877665544', ac_name: 'Green Shop Agro LLP', ifsc_code: 'SBIN0000300' }

onBothDatabases((shop) => {
  const open = async () => {
    const { id } = await addSeller(shop().db, { gstNo: '27AAAAA0000A1Z5', address: '4 Market Road', city: 'Pune' })
    const bank = { accountNo: '123456789012', acName: 'Gita Devi', ifscCode: 'HDFC0001234' }
    await shop()
      .db.update(sellers)
      .set(sealBank(shop().deps, id, bank))
      .where(eq(sellers.id, id))
    const owner = await shop().staff(id, 'owner')
    const operator = await shop().staff(null, 'manager')
    return {
      id,
      owner,
      operator,
      ask: (body: object) => owner.ask('POST', `desk/shops/${id}/registered`, { body, key: randomUUID() }),
      registered: async () => (await owner.ask('GET', `desk/shops/${id}/registered`)).body.data,
    }
  }
  const decide = (ask: Ask, id: number, verb: string, body?: object) =>
    ask('POST', `desk/seller-changes/${id}/${verb}`, { ...(body && { body }), key: randomUUID() })
  /** The last message to the seller. */
  const told = async (id: number) => {
    const [row] = await shop().db.select().from(sellers).where(eq(sellers.id, id))
    return shop().sent.findLast(({ to }) => to === row?.phoneNumber)?.text
  }
  const inForce = async (id: number) => {
    const [row] = await shop().db.select().from(sellers).where(eq(sellers.id, id))
    if (row === undefined) throw new Error('No seller')
    return { gst: row.gstNo, address: row.address, city: row.city, ...readBank(shop().deps, row) }
  }

  test('a change is in force once it is approved; what was not given stays, and bank data is nowhere in the clear', async () => {
    const { id, ask, operator, registered } = await open()
    const before = await inForce(id)
    const asked = await ask({ gst_no: '27BBBBB1111B1Z5', address: '9 Station Road', ...BANK })
    expect(asked.body.data.change).toMatchObject({
      state: 'waiting',
      wanted: { gst_no: '27BBBBB1111B1Z5', address: '9 Station Road', account_no: '••••••••5544' },
    })
    expect(await inForce(id)).toEqual(before)
    const [row] = await shop().db.select().from(sellerChanges).where(eq(sellerChanges.sellerId, id))
    expect(JSON.stringify(row)).not.toContain(BANK.account_no)
    const seen = (await operator.ask('GET', `desk/sellers/${id}`)).body.data.registered
    expect(seen).toMatchObject({ now: { account_no: '••••••••9012' }, change: { id: row?.id, state: 'waiting' } })
    const { data } = (await operator.ask('GET', 'desk/sellers?which=changes')).body
    expect(data.map((one: { id: number }) => one.id)).toContain(id)

    expect((await decide(operator.ask, row?.id ?? 0, 'approve')).body.data).toMatchObject({ state: 'approved' })
    expect(await told(id)).toMatch(/^Haldhar: What you asked to change of your shop is in force. \S+\/desk\/shop$/)
    expect(await inForce(id)).toEqual({
      gst: '27BBBBB1111B1Z5',
      address: '9 Station Road',
      city: 'Pune',
      accountNo: BANK.account_no,
      acName: BANK.ac_name,
      ifscCode: BANK.ifsc_code,
    })
    expect((await registered()).change).toMatchObject({ state: 'approved' })
    expect((await decide(operator.ask, row?.id ?? 0, 'approve')).status).toBe(409)
    const [decided] = await shop().db.select().from(sellerChanges).where(eq(sellerChanges.sellerId, id))
    expect(decided).toMatchObject({ accountNo: null, acName: null, ifscCode: null })
  })

  test('a change that is sent back leaves all as it was, and the shop reads why; the next one replaces what waits', async () => {
    const { id, ask, operator, registered } = await open()
    const before = await inForce(id)
    await ask({ city: 'Nashik' })
    await ask({ gst_no: '', ifsc_code: 'SBIN0000300' })
    const { change } = await registered()
    expect(change.wanted).toEqual({ gst_no: '', ifsc_code: 'SBIN0000300' })
    expect((await decide(operator.ask, change.id, 'refuse', { reason: '' })).status).toBe(422)
    await decide(operator.ask, change.id, 'refuse', { reason: 'There is no such branch' })
    expect((await registered()).change).toMatchObject({ state: 'refused', reason: 'There is no such branch' })
    expect(await told(id)).toContain('was sent back; the reason stands at the desk')
    expect(await inForce(id)).toEqual(before)
    const rows = await shop().db.select().from(sellerChanges).where(eq(sellerChanges.sellerId, id))
    expect(rows.map(({ state }) => state)).toEqual(['replaced', 'refused'])
    expect(JSON.stringify(rows)).not.toContain('sealed:')
  })

  test('a masked account number stays, and what changes nothing is not asked for', async () => {
    const { id, ask, registered } = await open()
    const { now } = await registered()
    expect((await ask(now)).status).toBe(409)
    expect((await ask({})).status).toBe(409)
    await ask({ ...now, account_no: now.account_no, city: 'Nashik' })
    expect((await registered()).change.wanted).toEqual({ city: 'Nashik' })
    expect((await inForce(id)).accountNo).toBe('123456789012')
  })

  test('the log tells who asked and decided, and of the data the names alone', async () => {
    const { id, ask, owner, operator, registered } = await open()
    await ask({ address: '9 Station Road', ...BANK })
    await decide(operator.ask, (await registered()).change.id, 'approve')
    const isOfIt = and(eq(auditLog.sellerId, id), like(auditLog.action, 'seller.change%'))
    const log = await shop().db.select().from(auditLog).where(isOfIt).orderBy(desc(auditLog.id))
    const names = { address: '(changed)', account_no: '(changed)', ac_name: '(changed)', ifsc_code: '(changed)' }
    expect(log.map(({ action, staffId, before, after }) => [action, staffId, before, after])).toEqual([
      ['seller.change-approved', operator.id, null, names],
      ['seller.change', owner.id, null, names],
    ])
  })

  test('the operator lists, approves and sends back from the command line, and nobody of a shop may', async () => {
    const { id, ask, owner, registered } = await open()
    await ask({ city: 'Nashik' })
    const { change } = await registered()
    for (const verb of ['approve', 'refuse'])
      expect((await decide(owner.ask, change.id, verb, { reason: 'x' })).status).toBe(403)
    const { data } = (await shop().operator('GET', 'admin/seller-changes')).body
    expect(data.find((one: { id: number }) => one.id === change.id)).toMatchObject({ wanted: { city: 'Nashik' } })
    const stranger = await shop().staff((await addSeller(shop().db)).id, 'owner')
    expect((await stranger.ask('GET', `desk/shops/${id}/registered`)).status).toBe(404)
    expect((await shop().operator('POST', `admin/seller-changes/${change.id}/approve`)).status).toBe(200)
    expect(await inForce(id)).toMatchObject({ city: 'Nashik' })
  })

  test('when the data key is lost, the bank data is handed in again; a change of the key seals what waits anew', async () => {
    const { id, ask, operator, registered } = await open()
    await shop()
      .db.update(sellers)
      .set(
        sealBank({ dataKeys: { current: dataKey('a key that was lost') } }, id, {
          accountNo: '1',
          acName: 'G',
          ifscCode: 'I',
        }),
      )
      .where(eq(sellers.id, id))
    expect((await registered()).now.account_no).toBeUndefined()
    await ask(BANK)
    const { dataKeys } = shop().deps
    const changed = { ...shop().deps, dataKeys: { current: dataKey('the next key'), old: dataKeys.current } }
    await sealBankData(changed)
    await sealBankData({ ...shop().deps, dataKeys: { current: dataKeys.current, old: changed.dataKeys.current } })
    await decide(operator.ask, (await registered()).change.id, 'approve')
    expect(await inForce(id)).toMatchObject({ accountNo: BANK.account_no, ifscCode: BANK.ifsc_code })
  })
})
