import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { enquire } from '../enquiries/quote-steps.ts'
import { openBuyer, type Buyer } from '../payments/payment-steps.ts'
import { addGoods, addSeller } from '../support/fixtures.ts'
import { onBothDatabases, type Ask } from '../support/support.ts'

/** What Today shows of the other screens. */

onBothDatabases((shop) => {
  const waiting = async (ask: Ask) => (await ask('GET', 'desk/waiting')).body.data

  /** An order of it that arrived, was reviewed, and is to be given back. */
  const givenBack = async (me: Buyer, sku: string) => {
    await me.ask('POST', 'order/create', { body: { order_items: [me.line(sku, 100)] }, key: randomUUID() })
    const { order_item_id: id, published_product_id: listing } = (await me.ask('GET', 'order/get-history')).body.data[0]
    for (const verb of ['ship', 'deliver']) await shop().operator('POST', `admin/orders/${id}/${verb}`)
    const form = new FormData()
    const fields = { published_product_id: String(listing), sku, rating: '4', comment: 'Good' }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    await me.ask('POST', 'product-review', { form, key: randomUUID() })
    await me.ask('POST', `order/return/${id}`, { body: { reason: 'Too much' }, key: randomUUID() })
  }

  test('Today counts what waits on the other screens, of the own shop and of what the role may see', async () => {
    const me = await openBuyer(shop())
    const { listing, sku } = await addGoods(shop().db)
    const of = (role: 'manager' | 'packer' | 'accounts') => shop().staff(listing.sellerId, role)
    const [manager, operator] = [await of('manager'), await shop().staff(null, 'owner')]
    const nothing = { claims: 0, messages: 0, enquiries: 0, products: 0, listings: 0 }
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
    await givenBack(me, sku)
    await enquire(shop(), { lines: [{ sku, quantity: 500 }] })
    await addSeller(shop().db, { vendorStatus: 'submitted' })
    expect(await waiting(manager.ask)).toEqual({ ...nothing, claims: 1, messages: 1, enquiries: 1 })
    expect(await waiting(operator.ask)).toMatchObject({
      claims: before.claims + 1,
      messages: before.messages + 2,
      enquiries: before.enquiries + 1,
      complaints: before.complaints + 1,
      approvals: before.approvals + 1,
    })
    const stranger = await shop().staff((await addSeller(shop().db)).id, 'manager')
    expect(await waiting(stranger.ask)).toEqual(nothing)
  })
})
