import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listings, variants } from '../../../server/db/schema.ts'
import { decodeCart, encodeCart } from '../../../src/contract/cart-code.ts'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

onBothDatabases((shop) => {
  const packOf = async (sku: string): Promise<number> => {
    const [row] = await shop().db.select({ id: variants.id }).from(variants).where(eq(variants.sku, sku))
    return row?.id ?? 0
  }
  const add = async (wanted: Parameters<typeof addGoods>[1]) => {
    const goods = await addGoods(shop().db, wanted)
    return { ...goods, id: await packOf(goods.sku) }
  }
  const read = (code: string) => shop().ask('GET', `cart-message/${encodeURIComponent(code)}`)
  const readAsOperator = (code: string) => shop().operator('GET', `admin/cart-messages/${encodeURIComponent(code)}`)

  test('a code is read at today’s prices, with what of it cannot be bought', async () => {
    const good = await add({ title: 'Wheat seed', price: 120.5, stock: 9 })
    const few = await add({ title: 'Urea', price: 300, stock: 1 })
    const out = await add({ title: 'Hoe', stock: 0 })
    const bound = await add({ title: 'Weed killer', licenceKind: 'insecticide' })
    const collected = await add({ title: 'Neem urea', collectOnly: true })
    const gone = await add({ title: 'Old pump' })
    await shop().db.update(listings).set({ published: false }).where(eq(listings.id, gone.listing.id))
    const lines = [good, few, out, bound, collected, gone].map(({ id }) => ({ id, quantity: 2 }))
    const code = encodeCart({ pincode: '422003', lines: [...lines, { id: 2_000_000_000, quantity: 1 }] })
    const { status, body } = await read(code)
    expect(status).toBe(200)
    expect(body.data.pincode).toBe('422003')
    expect(body.data.lines).toMatchObject([
      { id: good.id, quantity: 2, problem: null, total: 241, variant: { sku: good.sku, stock_quantity: 9 } },
      { id: few.id, problem: 'few', total: 600 },
      { id: out.id, problem: 'out_of_stock' },
      { id: bound.id, problem: 'licence' },
      { id: collected.id, problem: 'collect_only' },
      { id: gone.id, problem: 'gone', product: null, variant: null, total: 0 },
      { id: 2_000_000_000, problem: 'gone', product: null },
    ])
    expect(body.data.total, 'of what can be bought').toBe(841)
    await shop().db.update(variants).set({ sellingPaise: 10_000 }).where(eq(variants.id, good.id))
    expect((await read(code)).body.data.lines[0].total).toBe(200)
    expect(JSON.stringify(body), 'what is not sold is nobody’s business').not.toContain('Old pump')
    const told = await readAsOperator(code)
    expect(told.body.data.lines.map(({ name }: { name: string }) => name)).toEqual([
      'Wheat seed, 1 kg',
      'Urea, 1 kg',
      'Hoe, 1 kg',
      'Weed killer, 1 kg',
      'Neem urea, 1 kg',
      'Old pump, 1 kg',
      'Pack 2000000000',
    ])
    const link = new URL(told.body.data.link)
    expect([link.pathname, link.searchParams.get('code')]).toEqual(['/cart', code])
  })

  test('a code that cannot be read is refused, and told why', async () => {
    const { id } = await add({})
    const other = { id: (await add({})).id, quantity: 1 }
    const code = encodeCart({ pincode: null, lines: [{ id, quantity: 3 }, other] })
    const [head = '', line = '', second = '', tail = ''] = code.split('-')
    const wrong = line.slice(0, -1) + (line.endsWith('X') ? 'Y' : 'X')
    for (const ask of [read, readAsOperator]) {
      expect(await ask([head, wrong, second, tail].join('-'))).toMatchObject({
        status: 422,
        body: {
          code: 'INVALID',
          message: `Part 2 (${wrong}) of the code cannot be read. Compare it with the message.`,
        },
      })
      expect((await ask([head, line, tail].join('-'))).body.message).toBe(
        'Parts of the code are missing or not in their order. Take all of it from the message.',
      )
      expect((await ask(newerCode(line, tail))).body.message).toBe(NEWER)
    }
  })
})

/** One version later, with whichever check sign belongs to it. */
const newerCode = (...parts: readonly string[]): string => {
  const codes = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.split('').map((check) => [`240000${check}`, ...parts].join('-'))
  return codes.find((code) => 'fault' in decodeCart(code) && JSON.stringify(decodeCart(code)).includes('version')) ?? ''
}

const NEWER = 'This code is from a newer shop. Open the shop again with network.'
