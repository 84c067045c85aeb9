import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { addSeller } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** Who gets in at the desk: invited by phone, with a code, until it is ended. */

onBothDatabases((shop) => {
  const newPhone = () => String(randomInt(6e9, 1e10))
  const add = (phone: string, role: string, seller?: number) =>
    shop().operator('POST', 'admin/staff', {
      body: { name: 'Ravi Shinde', phone_number: phone, role, ...(seller !== undefined && { seller_id: seller }) },
    })
  const codeTo = async (phone_number: string) => {
    await shop().ask('POST', 'desk/request-code', { body: { phone_number } })
    const message = shop().sent.findLast(({ to }) => to === phone_number)
    return { phone_number, code: /^\d{6}/.exec(message?.text ?? '')?.[0] ?? '' }
  }
  const login = (body: object) => shop().ask('POST', 'desk/login', { body })

  test('somebody who was added logs in with a code, once, and is told of which shop', async () => {
    const seller = await addSeller(shop().db)
    const phone = newPhone()
    expect((await add(phone, 'packer', seller.id)).status).toBe(201)
    const code = await codeTo(phone)
    const { status, body } = await login(code)
    expect([status, body.me]).toEqual([
      200,
      expect.objectContaining({ role: 'packer', seller_id: seller.id, shop_name: 'Green Shop' }),
    ])
    const me = shop().askAs(body.token)
    expect((await me('GET', 'desk/me')).body.data).toEqual(body.me)
    expect((await login(code)).status).toBe(401)
    // Nobody of the staff is a customer by it.
    expect((await me('GET', 'order/get-history')).status).toBe(403)
  })

  test('whoever works in two shops chooses, and the code is good for that', async () => {
    const phone = newPhone()
    const [one, other] = [await addSeller(shop().db), await addSeller(shop().db, { shopName: 'Blue Shop' })]
    for (const { id } of [one, other]) await add(phone, 'packer', id)
    const code = await codeTo(phone)
    const { choose, token } = (await login(code)).body
    expect([token, choose.map(({ shop_name }: { shop_name: string }) => shop_name)]).toEqual([
      undefined,
      ['Green Shop', 'Blue Shop'],
    ])
    expect((await login({ ...code, staff_id: 1_999_999 })).status).toBe(401)
    const chosen = await login({ ...code, staff_id: choose[1].staff_id })
    expect(chosen.body.me).toMatchObject({ seller_id: other.id })
  })

  test('the desk of all shops is one of none, so that it is named in the reader’s language', async () => {
    const phone = newPhone()
    const { id } = await addSeller(shop().db)
    for (const of of [id, undefined]) await add(phone, 'owner', of)
    const { choose } = (await login(await codeTo(phone))).body
    expect(choose).toMatchObject([{ seller_id: id, shop_name: 'Green Shop' }, { seller_id: null }])
  })

  test('a stranger’s number gets the same answer and no message', async () => {
    const phone = newPhone()
    const known = newPhone()
    await add(known, 'packer')
    const [stranger, member] = await Promise.all(
      [phone, known].map((phone_number) => shop().ask('POST', 'desk/request-code', { body: { phone_number } })),
    )
    expect([stranger?.status, stranger?.body]).toEqual([member?.status, member?.body])
    expect(shop().sent.filter(({ to }) => to === phone)).toEqual([])
    expect((await login({ phone_number: phone, code: '123456' })).status).toBe(401)
  })

  test('who is disabled is out at once, and so is everybody of a suspended seller', async () => {
    const seller = await addSeller(shop().db)
    const [packer, manager] = [await shop().staff(seller.id, 'packer'), await shop().staff(seller.id, 'manager')]
    const isIn = async ({ ask }: typeof packer) => (await ask('GET', 'desk/me')).status
    expect([await isIn(packer), await isIn(manager)]).toEqual([200, 200])
    expect((await shop().operator('POST', `admin/staff/${packer.id}/disable`)).status).toBe(200)
    expect([await isIn(packer), await isIn(manager)]).toEqual([401, 200])
    await shop().operator('POST', `admin/sellers/${seller.id}/suspend`)
    expect(await isIn(manager)).toBe(401)
  })

  test('a shop keeps an owner, and a person is added once', async () => {
    const seller = await addSeller(shop().db)
    const owner = await shop().staff(seller.id, 'owner')
    const change = (body: object) => owner.ask('PUT', `desk/people/${owner.id}`, { body, key: crypto.randomUUID() })
    for (const body of [{ role: 'packer' }, { disabled: true }]) expect((await change(body)).status).toBe(409)
    const phone = newPhone()
    expect((await add(phone, 'packer', seller.id)).status).toBe(201)
    const again = await add(phone, 'manager', seller.id)
    expect([again.status, again.body.code]).toEqual([409, 'ACCOUNT_EXISTS'])
    expect((await add(newPhone(), 'packer', 1_999_999)).status).toBe(404)
  })
})
