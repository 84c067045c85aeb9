import { randomInt } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, sellers, staff } from '../../../server/db/schema.ts'
import { hashPassword } from '../../../server/shop/login/passwords.ts'
import { addSeller } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** A seller at the own desk: in from the acceptance on, and out once it was decided, whatever way is tried. */

const PASSWORD = 'beej-bhandar-26'

onBothDatabases((shop) => {
  const newPhone = () => String(randomInt(6e9, 1e10))
  const codeFor = (phone: string) => /^\d{6}/.exec(shop().sent.findLast(({ to }) => to === phone)?.text ?? '')?.[0]
  const requestCode = (phone_number: string) => shop().ask('POST', 'desk/request-code', { body: { phone_number } })
  const logInAtDesk = async (phone_number: string) => {
    await requestCode(phone_number)
    return shop().ask('POST', 'desk/login', { body: { phone_number, code: codeFor(phone_number) ?? '000000' } })
  }
  const logInByPassword = (email: string) =>
    shop().ask('POST', 'auth/login', { body: { email, password: PASSWORD, role: 'seller' } })
  const rowOf = async (phone: string) => {
    const [row] = await shop().db.select().from(staff).where(eq(staff.phoneNumber, phone))
    return row && { role: row.role, disabled: row.disabledAt !== null }
  }
  const lastMessage = (phone: string) => shop().sent.findLast(({ to }) => to === phone)?.text

  /** Somebody who has applied and handed in the form. */
  const applicant = async () => {
    const phone = newPhone()
    const seller = await addSeller(shop().db, { phoneNumber: phone, vendorStatus: 'submitted' })
    return {
      phone,
      id: seller.id,
      decide: (verb: string) => shop().operator('POST', `admin/sellers/${seller.id}/${verb}`),
    }
  }
  /** A shop of a seller, who has a password, and of a second owner. */
  const twoOwners = async () => {
    const phone = newPhone()
    const passwordHash = await hashPassword(PASSWORD)
    const seller = await addSeller(shop().db, { phoneNumber: phone, vendorStatus: 'submitted', passwordHash })
    await shop().operator('POST', `admin/sellers/${seller.id}/accept`)
    const { body } = await logInAtDesk(phone)
    const other = await shop().staff(seller.id, 'owner')
    const set = (change: object) =>
      other.ask('PUT', `desk/people/${body.me.staff_id}`, { body: change, key: crypto.randomUUID() })
    return { phone, seller, other, set, ask: shop().askAs(body.token), id: body.me.staff_id as number }
  }

  test('an accepted seller gets a code at the desk at once, as owner, and the message leads there', async () => {
    const { phone, decide } = await applicant()
    await requestCode(phone)
    expect(codeFor(phone)).toBeUndefined()
    expect((await decide('accept')).status).toBe(200)
    expect(lastMessage(phone)).toContain('https://shop.example/desk/')
    expect(lastMessage(phone)).not.toContain('Forgot Password')
    expect((await logInAtDesk(phone)).body.me).toMatchObject({ role: 'owner' })
  })

  test('so does one who was rejected first, and one who may sell again', async () => {
    const { phone, decide } = await applicant()
    for (const verb of ['reject', 'accept', 'suspend']) expect((await decide(verb)).status).toBe(200)
    await requestCode(phone)
    expect(codeFor(phone)).toBeUndefined()
    const told = shop().sent.length
    for (const verb of ['resume', 'resume']) expect((await decide(verb)).status).toBe(200)
    expect(shop().sent.slice(told)).toEqual([
      { to: phone, text: expect.stringContaining('https://shop.example/desk/') },
    ])
    expect((await logInAtDesk(phone)).body.me).toMatchObject({ role: 'owner' })
  })

  test('whoever was let in before the acceptance logs in from it on, in the role that was given', async () => {
    const { id, decide } = await applicant()
    const packer = newPhone()
    const body = { name: 'Sunil Kale', phone_number: packer, role: 'packer', seller_id: id }
    expect((await shop().operator('POST', 'admin/staff', { body })).status).toBe(201)
    expect((await logInAtDesk(packer)).status).toBe(401)
    await decide('accept')
    expect((await logInAtDesk(packer)).body.me).toMatchObject({ role: 'packer', seller_id: id })
  })

  test('an acceptance lets in nobody who was put out, and gives a shop without an owner its seller', async () => {
    const out = await applicant()
    const packer = await applicant()
    for (const { phone, id } of [out, packer])
      await shop().operator('POST', 'admin/staff', {
        body: { name: 'Gita Devi', phone_number: phone, role: 'packer', seller_id: id },
      })
    const [row] = await shop().db.select().from(staff).where(eq(staff.phoneNumber, out.phone))
    await shop().operator('POST', `admin/staff/${row?.id}/disable`)
    for (const { decide } of [out, packer]) await decide('accept')
    expect(await rowOf(out.phone)).toEqual({ role: 'packer', disabled: true })
    expect(await rowOf(packer.phone)).toEqual({ role: 'owner', disabled: false })
    const isChange = and(eq(auditLog.action, 'staff.set'), eq(auditLog.sellerId, packer.id))
    const [logged] = await shop().db.select().from(auditLog).where(isChange)
    expect(logged).toMatchObject({ before: { role: 'packer' }, after: { role: 'owner' } })
  })

  test('who was put out stays out, by password, code and new password, and puts nobody else out', async () => {
    const { phone, seller, other, set, ask } = await twoOwners()
    expect((await set({ disabled: true })).status).toBe(200)
    expect((await ask('GET', 'desk/me')).status).toBe(401)
    expect(await logInByPassword(seller.email)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect((await logInAtDesk(phone)).status).toBe(401)
    await shop().ask('POST', 'auth/request-code', {
      body: { phone_number: phone, purpose: 'password', role: 'seller' },
    })
    const reset = { phone_number: phone, code: codeFor(phone), password: 'khad-bhandar-27', role: 'seller' }
    expect((await shop().ask('POST', 'auth/reset-password', { body: reset })).status).toBe(403)
    await shop().operator('POST', `admin/sellers/${seller.id}/accept`)
    expect(await rowOf(phone)).toEqual({ role: 'owner', disabled: true })
    expect((await other.ask('GET', 'desk/me')).status).toBe(200)
    for (const verb of ['suspend', 'resume']) await shop().operator('POST', `admin/sellers/${seller.id}/${verb}`)
    expect(await logInByPassword(seller.email)).toMatchObject({ status: 403 })
    expect(await rowOf(phone)).toEqual({ role: 'owner', disabled: true })
  })

  test('who was made a packer logs in as that, by password too', async () => {
    const { seller, set } = await twoOwners()
    expect((await set({ role: 'packer' })).status).toBe(200)
    const me = shop().askAs((await logInByPassword(seller.email)).body.token)
    expect((await me('GET', 'desk/me')).body.data).toMatchObject({ role: 'packer', seller_id: seller.id })
    expect((await me('GET', 'desk/people')).status).toBe(403)
  })

  test('another owner or the operator lets in again, and it is logged', async () => {
    const { phone, seller, set, id } = await twoOwners()
    const lastLogged = async () => {
      const isSet = and(eq(auditLog.action, 'staff.set'), eq(auditLog.entityId, String(id)))
      const [row] = await shop().db.select().from(auditLog).where(isSet).orderBy(desc(auditLog.id)).limit(1)
      return row && { ...row.after, byOperator: row.staffId === null }
    }
    await set({ disabled: true })
    await set({ disabled: false })
    expect(await lastLogged()).toEqual({ role: 'owner', disabled: false, byOperator: false })
    expect((await logInAtDesk(phone)).status).toBe(200)
    for (const verb of ['disable', 'enable']) await shop().operator('POST', `admin/staff/${id}/${verb}`)
    expect(await lastLogged()).toEqual({ role: 'owner', disabled: false, byOperator: true })
    expect((await logInByPassword(seller.email)).status).toBe(200)
  })

  test('a seller of the catalogue, who was never accepted one by one, logs in by password as owner', async () => {
    const seller = await addSeller(shop().db, { passwordHash: await hashPassword(PASSWORD) })
    const me = shop().askAs((await logInByPassword(seller.email)).body.token)
    expect((await me('GET', 'desk/me')).body.data).toMatchObject({ role: 'owner', seller_id: seller.id })
    const [row] = await shop().db.select().from(sellers).where(eq(sellers.id, seller.id))
    expect(row?.vendorStatus).toBe('accepted')
  })
})
