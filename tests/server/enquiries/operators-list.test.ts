import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enquiries } from '../../../server/db/schema.ts'
import { enquire } from './quote-steps.ts'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** The enquiries that the operator's people read: everybody's, or those that concern one shop. */

const DAY_MS = 24 * 60 * 60_000

interface Row {
  id: number
  message: string | null
  contact: { name: string } | null
}

onBothDatabases((shop) => {
  test('the operator reads every enquiry however old, finds it by name and number, and of one shop what concerns it', async () => {
    const [mine, other] = [await addGoods(shop().db), await addGoods(shop().db)]
    const own = await enquire(shop(), { lines: [{ sku: mine.sku, quantity: 500 }] })
    const theirs = await enquire(shop(), { lines: [{ sku: other.sku, quantity: 500 }] })
    const old = new Date(shop().deps.clock().getTime() - 200 * DAY_MS)
    await shop().db.update(enquiries).set({ createdAt: old, name: 'Rukmini Pawar' }).where(eq(enquiries.id, own))
    const operator = await shop().staff(null, 'support')
    const listed = async (query: Record<string, string>, ask = operator.ask) => {
      const { data, meta } = (await ask('GET', `desk/enquiries?${new URLSearchParams(query)}`)).body
      return { rows: data as Row[], ids: data.map(({ id }: Row) => id), shop: meta.shop_name }
    }
    expect((await listed({ pile: 'new' })).ids).not.toContain(own)
    const all = await listed({ pile: 'all' })
    expect(all.ids).toEqual(expect.arrayContaining([own, theirs]))
    expect(all.rows.find(({ id }) => id === own)).toMatchObject({
      contact: { name: 'Rukmini Pawar' },
      message: expect.any(String),
    })
    expect((await listed({ pile: 'all', q: 'rukmini' })).ids).toEqual([own])
    const seller = String(mine.listing.sellerId)
    const ofShop = await listed({ pile: 'all', seller })
    expect(ofShop.ids).toContain(own)
    expect(ofShop.ids).not.toContain(theirs)
    expect(ofShop.shop).not.toBeNull()

    // A shop sees what concerns it, whatever it asks for, and finds nobody by what it may not read.
    const { ask } = await shop().staff(mine.listing.sellerId, 'support')
    const seen = await listed({ pile: 'all', seller: String(other.listing.sellerId) }, ask)
    expect(seen.ids).toContain(own)
    expect(seen.ids).not.toContain(theirs)
    expect(seen.shop).toBeNull()
    expect(seen.rows.every(({ message, contact }) => message === null && contact === null)).toBe(true)
    expect((await listed({ pile: 'all', q: 'nobody is called so' }, ask)).ids).toContain(own)
  })
})
