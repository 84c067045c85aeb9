import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { keeps } from '../../support/keeps.ts'
import { enquire } from '../enquiries/quote-steps.ts'
import { openBuyer } from '../payments/payment-steps.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import { onBothDatabases, type Ask } from '../support/support.ts'

/** What Today shows of the other screens. */

onBothDatabases((shop) => {
  const waiting = async (ask: Ask) => (await ask('GET', 'desk/waiting')).body.data

  test('Today counts what waits on the other screens, of the own shop and of what the role may see', async () => {
    const me = await openBuyer(shop())
    const { listing, sku } = await addGoods(shop().db)
    const of = (role: 'manager' | 'packer' | 'accounts') => shop().staff(listing.sellerId, role)
    const [manager, operator] = [await of('manager'), await shop().staff(null, 'owner')]
    const nothing = { claims: 0, messages: 0, enquiries: 0, products: 0 }
    expect(await waiting(manager.ask)).toEqual(nothing)
    expect(await waiting((await of('packer')).ask)).toEqual({})
    expect(await waiting((await of('accounts')).ask)).toEqual({})
    const before = await waiting(operator.ask)
    const asked = { published_product_id: listing.id, question: 'Does it suit black soil?' }
    await me.ask('POST', 'questions/create', { body: asked, key: randomUUID() })
    await me.ask('POST', 'complaints/create', {
      body: { subject: 'other', complaint: 'Nobody answers the telephone' },
      key: randomUUID(),
    })
    await enquire(shop(), { lines: [{ sku, quantity: 500 }] })
    await addSeller(shop().db, { vendorStatus: 'submitted' })
    await keeps('desk-today/waiting', async () => {
      expect(await waiting(manager.ask)).toEqual({ ...nothing, messages: 1, enquiries: 1 })
      expect(await waiting(operator.ask)).toMatchObject({
        messages: before.messages + 1,
        enquiries: before.enquiries + 1,
        complaints: before.complaints + 1,
        approvals: before.approvals + 1,
      })
      const stranger = await shop().staff((await addSeller(shop().db)).id, 'manager')
      expect(await waiting(stranger.ask)).toEqual(nothing)
    })
  })
})
