import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { customers, orphanFiles, shipmentProofs } from '../../../server/db/schema.ts'
import { eraseRow } from '../../../server/shop/accounts/erase-account.ts'
import { photograph } from '../listings/draft-steps.ts'
import { addSeller } from '../support/fixtures.ts'
import { onBothDatabases, type Ask } from '../support/support.ts'
import { openRounds } from './rounds.ts'

/** Photographs that show that goods were delivered: who sees them, and when they go. */

const MB = 1024 * 1024

onBothDatabases((shop) => {
  const { onTheRound } = openRounds(shop)
  const delivered = async () => {
    const round = await onTheRound(100)
    const send = (who: Ask, raw: string | Uint8Array<ArrayBuffer>, name: string = randomUUID(), id = round.id) =>
      who('PUT', `desk/shipments/${id}/proofs/${name}`, {
        raw,
        headers: { 'Content-Type': 'application/octet-stream' },
      })
    expect((await send(round.packer.ask, await photograph())).body, 'on its way').toMatchObject({
      code: 'NOT_ALLOWED_NOW',
      message: 'This parcel is out for delivery',
    })
    await round.act('deliver', { cash_taken: 100 })
    return { ...round, send }
  }
  const kept = (id: string) => shop().db.select().from(shipmentProofs).where(eq(shipmentProofs.shipmentId, id))
  const isReleased = async (file: string) => (await shop().db.$count(orphanFiles, eq(orphanFiles.file, file))) === 1

  test('the shop and the operator see it on the order and beside claim and complaint; nobody else does', async () => {
    const { me, order, owner, packer, id, send, parcels, itemOf } = await delivered()
    const name = randomUUID()
    const first = await send(packer.ask, await photograph(), name)
    expect(first.body.data).toEqual({ id, proofs: [expect.stringMatching(/\.webp$/)] })
    expect((await send(packer.ask, await photograph(), name)).body.data, 'once more').toEqual(first.body.data)
    const [file] = first.body.data.proofs as [string]
    expect(await parcels()).toMatchObject([{ proofs: [file] }])

    await me.ask('POST', `order/return/${itemOf(100)}`, { body: { reason: 'It never came' }, key: randomUUID() })
    const claims = (await owner.ask('GET', 'desk/claims')).body.data
    expect(claims).toMatchObject([{ proofs: [file] }])
    const said = { subject: 'order', order_id: order, complaint: 'I have not received anything of it.' }
    expect((await me.ask('POST', 'complaints/create', { body: said, key: randomUUID() })).status).toBeLessThan(300)
    const complaints = (await shop().operator('GET', 'desk/complaints')).body.data as { order_id: string }[]
    expect(complaints.find((one) => one.order_id === order)).toMatchObject({ proofs: [file] })

    const seenBy = async (token?: string) =>
      (await shop().fetch(`/images/proofs/${file}?w=320`, token ? { Authorization: `Bearer ${token}` } : {})).status
    const other = await shop().staff((await addSeller(shop().db)).id, 'owner')
    expect(await Promise.all([owner.token, shop().deps.adminToken].map(seenBy))).toEqual([200, 200])
    expect(await Promise.all([other.token, me.token, packer.token, undefined].map(seenBy))).toEqual([
      404, 404, 404, 404,
    ])
    expect((await send(other.ask, await photograph())).status).toBe(404)
    expect((await other.ask('GET', `desk/orders/${order}`)).status).toBe(404)
    expect(await kept(id)).toHaveLength(1)
  })

  test('what is no photograph is refused', async () => {
    const { packer, id, send } = await delivered()
    const put = async (raw: string | Uint8Array<ArrayBuffer>, name?: string) => {
      const { status, body } = await send(packer.ask, raw, name)
      return [status, body.code]
    }
    const real = await photograph()
    expect(await put(new Uint8Array(40 * MB))).toEqual([413, 'TOO_LARGE'])
    expect(await put('<html><script>alert(1)</script></html>')).toEqual([415, 'UNSUPPORTED_TYPE'])
    expect(await put(real.slice(0, 60))).toEqual([415, 'UNSUPPORTED_TYPE'])
    expect(await put(real, 'door')).toEqual([404, 'NOT_FOUND'])
    expect(await kept(id)).toEqual([])
  })

  test('one that comes twice at a time, or while its delivery is taken back, leaves no file behind', async () => {
    const { packer, id, act, send } = await delivered()
    const stored = async () =>
      (await readdir(shop().filesFolder).catch((): string[] => [])).filter((name) => name.endsWith('.webp')).length
    const [before, name] = [await stored(), randomUUID()]
    const both = [await photograph(), await photograph()].map((raw) => send(packer.ask, raw, name))
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
    expect([(await kept(id)).length, await stored()]).toEqual([1, before + 1])

    const { media } = shop().deps
    shop().deps.media = {
      picture: async (bytes) => {
        await act('take-back', { cash_taken: 100 })
        return media.picture(bytes)
      },
    }
    onTestFinished(() => void (shop().deps.media = media))
    expect(await send(packer.ask, await photograph())).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED_NOW' } })
    // That of the delivery waits for the next cleanup.
    expect([await kept(id), await stored()]).toEqual([[], before + 1])
  })

  test('it goes with a delivery that is taken back, and with the customer’s account', async () => {
    const one = await delivered()
    await one.send(one.packer.ask, await photograph())
    const [wrong] = await kept(one.id)
    expect((await one.act('take-back', { cash_taken: 100 })).status).toBe(200)
    expect([await kept(one.id), await isReleased(wrong?.file ?? '')]).toEqual([[], true])

    await one.act('deliver', { cash_taken: 100 })
    await one.send(one.packer.ask, await photograph())
    const [right] = await kept(one.id)
    const [row] = await shop().db.select().from(customers).where(eq(customers.id, one.me.id))
    if (row === undefined) throw new Error('No customer')
    await eraseRow(shop().deps, row)
    expect([await kept(one.id), await isReleased(right?.file ?? '')]).toEqual([[], true])
  })
})
