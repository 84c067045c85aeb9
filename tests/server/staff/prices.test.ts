import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { variants } from '../../../server/db/schema.ts'
import { STAFF_ROLES } from '../../../src/contract/staff.ts'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

onBothDatabases((shop) => {
  test.each(STAFF_ROLES)('%s: stock is changed by who counts it, a price by owner and manager alone', async (role) => {
    const { sku, listing } = await addGoods(shop().db, { price: 100, stock: 10 })
    const person = await shop().staff(listing.sellerId, role)
    const body = { selling_price: 90, seen: 100 }
    const price = await person.ask('PUT', `desk/variants/${sku}/price`, { body, key: randomUUID() })
    const stock = await person.ask('POST', `desk/variants/${sku}/stock`, { body: { add: 5 }, key: randomUUID() })
    const sets = role === 'owner' || role === 'manager'
    expect([price.status, stock.status]).toEqual([sets ? 200 : 403, sets || role === 'packer' ? 200 : 403])
    const refusal = { code: 'FORBIDDEN', message: 'Owner and manager set the prices' }
    expect(price.body).toMatchObject(sets ? { status: true } : refusal)
    const [row] = await shop().db.select().from(variants).where(eq(variants.sku, sku))
    expect(row?.sellingPaise).toBe(sets ? 90_00 : 100_00)
  })
})
