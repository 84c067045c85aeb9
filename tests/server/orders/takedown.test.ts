import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '../../../server/db/schema.ts'
import { openSession } from '../../../server/shop/login/sessions.ts'
import { addCategory, addGoods, addSeller, unique } from '../support/fixtures.ts'
import { openBuyer } from '../payments/payment-steps.ts'
import { onBothDatabases } from '../support/support.ts'

onBothDatabases((shop) => {
  const get = (path: string) => shop().ask('GET', path)
  const operate = (path: string) => shop().operator('POST', `admin/${path}`)

  const stage = async () => {
    const me = await openBuyer(shop())
    const title = `Bajra ${unique()}`
    const category = await addCategory(shop().db)
    const seller = await addSeller(shop().db, { gstNo: '27AAAAA0000A1Z5', ifscCode: 'SBIN0001', address: '4 Road' })
    const goods = await addGoods(shop().db, {
      title,
      categoryId: category.id,
      sellerId: seller.id,
      type: 'New Arrival',
    })
    const other = await addGoods(shop().db, { title: 'Jowar seed', categoryId: category.id })
    await me.ask('POST', 'wishlist/create', { body: { product_id: goods.product.id }, key: randomUUID() })
    return { me, title, category, seller, goods, other }
  }
  type Stage = Awaited<ReturnType<typeof stage>>

  /** Every place that can show a listing, and whether it does. */
  const seenIn = async ({ me, title, category, seller, goods, other }: Stage): Promise<Record<string, boolean>> => {
    const { slug, id } = goods.listing
    const holds = (answer: { body: unknown }) => JSON.stringify(answer.body).includes(slug)
    const lists = {
      list: `products?category=${category.slug}`,
      'list of its seller': `products?seller=${seller.slug}`,
      'list by text': `products?q=${encodeURIComponent(title)}`,
      rail: `products?type=New%20Arrival&limit=100`,
      search: `search/${encodeURIComponent(title)}`,
      similar: `similar-products/${other.listing.slug}`,
      bundle: `keep-goods/category/${category.slug}`,
    }
    const seen: Record<string, boolean> = {}
    for (const [name, path] of Object.entries(lists)) seen[name] = holds(await get(path))
    seen['page'] = (await get(`product/details/${slug}`)).status === 200
    seen['reviews'] = (await get(`get-review/${slug}`)).status === 200
    seen['wishes'] = holds(await me.ask('GET', 'wishlist/get-wishlist-items'))
    const bought = await me.ask('POST', 'order/create', {
      body: { order_items: [me.line(goods.sku, 100)] },
      key: randomUUID(),
    })
    seen['order'] = bought.status === 201
    expect(id).toBeGreaterThan(0)
    return seen
  }
  const everywhere = (seen: Record<string, boolean>) => Object.entries(seen).filter(([, is]) => is)
  const nowhere = (seen: Record<string, boolean>) => Object.entries(seen).filter(([, is]) => !is)

  test('a suspended seller is in no list, search, page, bundle or order, is logged out, and comes back whole', async () => {
    const scene = await stage()
    const { seller } = scene
    const token = (await shop().staff(seller.id)).token
    const isLoggedIn = async () => (await shop().askAs(token)('GET', 'order/get-history')).status === 403
    expect(nowhere(await seenIn(scene))).toEqual([])
    expect(await isLoggedIn()).toBe(true)
    for (let times = 0; times < 2; times++)
      expect(await operate(`sellers/${seller.id}/suspend`)).toMatchObject({
        body: { data: { id: seller.id, vendor_status: 'suspended' } },
      })
    expect(everywhere(await seenIn(scene))).toEqual([])
    expect(JSON.stringify((await get('vendors')).body)).not.toContain(seller.slug)
    expect((await get(`vendor-brands/${seller.id}`)).status).toBe(404)
    expect(await isLoggedIn()).toBe(false)
    expect((await operate(`sellers/${seller.id}/accept`)).status, 'only resume brings a seller back').toBe(409)
    expect((await operate(`sellers/${seller.id}/resume`)).status).toBe(200)
    expect(nowhere(await seenIn(scene))).toEqual([])
    const applicant = await addSeller(shop().db, { vendorStatus: 'submitted' })
    expect((await operate(`sellers/${applicant.id}/suspend`)).status).toBe(409)
    expect((await operate(`sellers/${applicant.id}/resume`)).status, 'nobody is accepted by the way').toBe(409)
    expect(await isLoggedIn(), 'with what was opened before').toBe(false)
  })

  test('a listing that was taken down is nowhere until it is published again', async () => {
    const scene = await stage()
    const { listing } = scene.goods
    expect(await operate(`listings/${listing.id}/unpublish`)).toMatchObject({
      body: { data: { id: listing.id, published: false } },
    })
    expect(everywhere(await seenIn(scene))).toEqual([])
    expect((await operate(`listings/${listing.id}/publish`)).status).toBe(200)
    expect(nowhere(await seenIn(scene))).toEqual([])
    expect((await operate('listings/2000000/unpublish')).status).toBe(404)
  })

  test('the operator sees all of a seller’s form, the account number in full there and in no list', async () => {
    const { seller } = await stage()
    expect((await shop().operator('GET', `admin/sellers/${seller.id}`)).body.data).toMatchObject({
      account_no: '123456789012',
      ifsc_code: 'SBIN0001',
      gst_no: '27AAAAA0000A1Z5',
      address: '4 Road',
      product_count: 1,
      licences: [],
    })
    const list = await shop().operator('GET', `admin/sellers?q=${seller.email}`)
    expect(list.body.data).toMatchObject([{ id: seller.id }])
    expect(JSON.stringify(list.body)).not.toContain('123456789012')
  })

  test('a blocked customer is logged out, cannot log in and is told why; unblocked, all is as before', async () => {
    const contact = { phone_number: `98${String(Math.random()).slice(2, 10)}`, email: `${randomUUID()}@farm.example` }
    const body = { name: 'Usha Devi', whats_app_number: contact.phone_number, password: 'beej-bhandar-26', ...contact }
    await shop().ask('POST', 'auth/register', { body })
    const [found] = await shop().db.select().from(customers).where(eq(customers.email, contact.email))
    const id = found?.id ?? 0
    const reason = 'Orders what is never taken'
    const block = (who: number) => shop().operator('POST', `admin/customers/${who}/block`, { body: { reason } })
    const token = await openSession(shop().deps, 'customer', id)
    const history = () => shop().askAs(token)('GET', 'order/get-history')
    const logIn = (password: string) => shop().ask('POST', 'auth/login', { body: { email: contact.email, password } })
    expect((await history()).status).toBe(200)
    for (const q of [contact.phone_number, contact.email.slice(0, 12), String(id)])
      expect((await shop().operator('GET', `admin/customers?q=${q}`)).body.data, q).toContainEqual(
        expect.objectContaining({ id, name: 'Usha Devi', blocked_at: null }),
      )
    expect((await block(id)).status).toBe(200)
    expect((await history()).status).toBe(401)
    expect(await logIn('beej-bhandar-26')).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('blocked') },
    })
    expect((await logIn('another-password')).status, 'who does not know the password learns nothing').toBe(401)
    await expect(openSession(shop().deps, 'customer', id)).rejects.toThrow('blocked')
    await operate(`customers/${id}/unblock`)
    expect((await logIn('beej-bhandar-26')).status).toBe(200)
    expect((await history()).status, 'a log-in that was ended stays so').toBe(401)
    expect((await block(2_000_000)).status).toBe(404)
  })
})
