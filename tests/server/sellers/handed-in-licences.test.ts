import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { and, eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { auditLog, licenceRequests, licences, orphanFiles } from '../../../server/db/schema.ts'
import { photograph } from '../listings/draft-steps.ts'
import { addSeller } from '../support/fixtures.ts'
import { onBothDatabases, type Ask } from '../support/support.ts'

/** Licences that a seller hands in with photographs of the papers, and what becomes of them. */

const FORM = { shop_name: 'Devi Agro', address: '4 Market Road', pincode: '411001', city: 'Pune', state: 'Maharashtra' }
const SEED = { kind: 'seed', number: 'MH/2026/17', state: 'Maharashtra', expires: '2099-03-31' }
const CROP_CARE = { ...SEED, kind: 'insecticide', number: 'I/7' }
const MB = 1024 * 1024

onBothDatabases((shop) => {
  const invited = async () => {
    const { id, phoneNumber } = await addSeller(shop().db, { vendorStatus: 'requested', shopName: null })
    const { token } = (await shop().operator('POST', `admin/sellers/${id}/invite`)).body.data
    const handIn = (form: object = {}) =>
      shop().ask('PUT', `vendor/send-form/${id}`, { body: { ...FORM, token, ...form } })
    const photo = (licence: string, raw: string | Uint8Array<ArrayBuffer>, by: { id?: number; token?: string } = {}) =>
      shop().ask('PUT', `vendor/send-form/${by.id ?? id}/licences/${licence}?token=${by.token ?? token}`, {
        raw,
        headers: { 'Content-Type': 'application/octet-stream' },
      })
    const known = async () => (await shop().ask('GET', `vendor-request?token=${token}`)).body.data.licences
    return { id, token, phoneNumber, handIn, photo, known }
  }
  const operator = () => shop().staff(null, 'manager')
  const asked = async (ask: Ask, id: number) => (await ask('GET', `desk/sellers/${id}`)).body.data.asked_licences
  const inForce = (id: number) => shop().db.select().from(licences).where(eq(licences.sellerId, id))
  const decide = (ask: Ask, licence: string, verb: 'approve' | 'refuse', body?: object) =>
    ask('POST', `desk/licence-requests/${licence}/${verb}`, { ...(body && { body }), key: randomUUID() })

  test('the operator sees the licences of a form with their photographs; accepting the seller writes down those not sent back', async () => {
    const me = await invited()
    const [one, two] = [randomUUID(), randomUUID()]
    expect((await me.handIn()).status, 'a form that knows of no licences').toBe(200)
    const papers = [
      { id: one, ...SEED },
      { id: two, ...CROP_CARE },
    ]
    expect((await me.handIn({ licences: papers })).status).toBe(200)
    expect((await me.photo(one, await photograph())).status).toBe(200)
    expect((await me.photo(one, await photograph())).status, 'once more').toBe(200)
    expect((await me.handIn()).status, 'nor does it take back any').toBe(200)
    expect(await me.known()).toEqual([
      { id: one, ...SEED, has_photograph: true },
      { id: two, ...CROP_CARE, has_photograph: false },
    ])
    const { ask, token } = await operator()
    const [first, second] = await asked(ask, me.id)
    expect([first, second]).toMatchObject([
      {
        id: one,
        number: SEED.number,
        decision: 'waiting',
        has_photograph: true,
        file: expect.stringMatching(/\.webp$/),
      },
      { id: two, decision: 'waiting', file: null },
    ])
    const seenBy = async (bearer?: string) =>
      (await shop().fetch(`/images/licences/${first.file}?w=320`, bearer ? { Authorization: `Bearer ${bearer}` } : {}))
        .status
    const support = await shop().staff(null, 'support')
    const other = await shop().staff((await addSeller(shop().db)).id, 'owner')
    expect(
      await Promise.all([token, shop().deps.adminToken, support.token, other.token, undefined].map(seenBy)),
    ).toEqual([200, 200, 404, 404, 404])
    expect((await decide(other.ask, one, 'approve')).status).toBe(403)
    const refused = await decide(ask, two, 'refuse', { reason: 'It cannot be read' })
    expect(refused.body.data).toMatchObject({ decision: 'refused', reason: 'It cannot be read' })
    expect(await inForce(me.id)).toEqual([])

    expect((await ask('POST', `desk/sellers/${me.id}/accept`)).status).toBe(200)
    expect(await inForce(me.id)).toMatchObject([
      { kind: 'seed', number: SEED.number, state: SEED.state, expiresOn: SEED.expires, verifiedAt: expect.any(Date) },
    ])
    expect((await asked(ask, me.id)).map((row: { decision: string }) => row.decision)).toEqual(['approved', 'refused'])
    expect((await ask('POST', `desk/sellers/${me.id}/accept`)).status).toBe(200)
    expect(await inForce(me.id)).toHaveLength(1)
    expect((await me.photo(two, await photograph())).body.code).toBe('ALREADY_ACCEPTED')
    const own = await shop().staff(me.id, 'owner')
    expect(await seenBy(own.token), 'the shop itself').toBe(404)
    const rows = await shop()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(me.id)))
    expect(JSON.stringify(rows)).not.toContain(SEED.number)
  })

  test('a licence left out of the form is taken back with its photograph; another seller’s is not touched', async () => {
    const [me, other] = [await invited(), await invited()]
    const id = randomUUID()
    await me.handIn({ licences: [{ id, ...SEED }] })
    await me.photo(id, await photograph())
    await other.handIn({ licences: [{ id, ...CROP_CARE }] })
    expect(await other.known()).toEqual([])
    const photo = await photograph()
    for (const answer of [
      await other.photo(id, photo),
      await me.photo(id, photo, { token: other.token }),
      await me.photo(id, photo, { token: 'wrong' }),
      await me.photo(id, photo, { id: other.id }),
      await me.photo(randomUUID(), photo),
      await me.photo('front', photo),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await me.known()).toEqual([{ id, ...SEED, has_photograph: true }])
    const [row] = await shop().db.select().from(licenceRequests).where(eq(licenceRequests.id, id))
    await me.handIn({ licences: [] })
    expect(await me.known()).toEqual([])
    const isGone = eq(orphanFiles.file, row?.file ?? '')
    expect(await shop().db.$count(orphanFiles, isGone)).toBe(1)
  })

  test('what is no photograph is refused, and kept is a picture alone', async () => {
    const me = await invited()
    const id = randomUUID()
    expect((await me.handIn({ licences: [{ id, ...SEED, kind: 'arms' }] })).body.fields).toEqual({
      'licences.0.kind': 'This is missing or not valid',
    })
    await me.handIn({ licences: [{ id, ...SEED }] })
    const put = async (raw: string | Uint8Array<ArrayBuffer>) => {
      const { status, body } = await me.photo(id, raw)
      return [status, body.code]
    }
    const real = await photograph()
    expect(await put(new Uint8Array(40 * MB))).toEqual([413, 'TOO_LARGE'])
    expect(await put('<html><script>alert(1)</script></html>')).toEqual([415, 'UNSUPPORTED_TYPE'])
    expect(await put(real.slice(0, 60))).toEqual([415, 'UNSUPPORTED_TYPE'])
    expect(await me.known()).toMatchObject([{ has_photograph: false }])
    const script = new TextEncoder().encode('<script>alert(document.cookie)</script>')
    expect(await put(new Uint8Array([...real, ...script])), 'a picture with a page behind it').toEqual([200, undefined])
    const [row] = await shop().db.select().from(licenceRequests).where(eq(licenceRequests.id, id))
    const stored = await shop().deps.files.open(row?.file ?? '')
    const bytes = Buffer.from(await new Response(stored?.read(0, stored.size - 1)).arrayBuffer())
    expect([bytes.includes('<script>'), bytes.includes('Exif')]).toEqual([false, false])
  })

  test('a shop hands in a newer paper at its desk; it takes the place of the old one once it is approved, and the shop is told', async () => {
    const { id, phoneNumber } = await addSeller(shop().db)
    const paper = { kind: 'seed', number: 'OLD', state: SEED.state, expiresOn: '2027-01-01' }
    await shop()
      .db.insert(licences)
      .values({ sellerId: id, ...paper })
    const [own, other, { ask }] = [
      await shop().staff(id, 'manager'),
      await shop().staff((await addSeller(shop().db)).id, 'owner'),
      await operator(),
    ]
    const licence = randomUUID()
    const path = `desk/shops/${id}/licences/${licence}`
    const hand = (who: Ask, body: object = SEED) => who('PUT', path, { body, key: randomUUID() })
    const photo = async (who: Ask) =>
      who('PUT', `${path}/photograph`, {
        raw: await photograph(),
        headers: { 'Content-Type': 'application/octet-stream' },
      })
    expect([(await hand(other.ask)).status, (await photo(other.ask)).status]).toEqual([404, 404])
    expect((await photo(own.ask)).status, 'not handed in').toBe(404)
    expect((await hand(own.ask, { ...SEED, valid_from: '2099-12-31' })).body.fields).toEqual({
      expires: 'It ends before it begins',
    })
    const place = { premises: 'Godown 4, Sinnar', pincode: '422103', valid_from: '2026-01-01' }
    const handed = await hand(own.ask, { ...SEED, ...place })
    expect(handed.body.data.asked).toMatchObject([{ id: licence, decision: 'waiting', ...place }])
    expect((await photo(other.ask)).status, 'of another shop').toBe(404)
    const kept = await photo(own.ask)
    expect(kept.body.data.asked).toMatchObject([{ has_photograph: true }])
    expect(JSON.stringify(kept.body)).not.toContain('.webp')
    expect(await inForce(id)).toMatchObject([{ number: 'OLD' }])
    expect((await ask('GET', 'desk/sellers?which=changes')).body.data.map((row: { id: number }) => row.id)).toContain(
      id,
    )
    expect((await ask('POST', `desk/sellers/${id}/accept`)).status).toBe(200)
    expect(await inForce(id), 'each by itself, of one who sells already').toMatchObject([{ number: 'OLD' }])
    const waits = async () => (await ask('GET', 'desk/waiting')).body.data.approvals as number
    const before = await waits()

    expect((await decide(ask, licence, 'approve')).body.data.decision).toBe('approved')
    expect(await waits()).toBe(before - 1)
    expect(await inForce(id)).toMatchObject([
      {
        number: SEED.number,
        expiresOn: SEED.expires,
        premises: place.premises,
        pincode: place.pincode,
        validFrom: place.valid_from,
      },
    ])
    expect(shop().sent.findLast(({ to }) => to === phoneNumber)?.text).toMatch(/A licence of your shop is written down/)
    expect((await decide(ask, licence, 'refuse', { reason: 'No' })).body).toMatchObject({
      code: 'NOT_ALLOWED_NOW',
      message: 'This change is approved already',
    })
    expect((await hand(own.ask, { ...SEED, number: 'ANOTHER' })).status).toBe(200)
    expect(await inForce(id), 'what was decided stays').toMatchObject([{ number: SEED.number }])
    const isThis = and(eq(licenceRequests.id, licence), eq(licenceRequests.number, SEED.number))
    expect(await shop().db.$count(licenceRequests, isThis)).toBe(1)
  })

  test('what was sent back stays with its reason, takes no photograph, and is handed in anew under another name', async () => {
    const me = await invited()
    const [sent, anew] = [randomUUID(), randomUUID()]
    await me.handIn({ licences: [{ id: sent, ...SEED }] })
    const { ask } = await operator()
    await decide(ask, sent, 'refuse', { reason: 'It cannot be read' })
    expect(await me.photo(sent, await photograph())).toMatchObject({ status: 409 })
    for (const papers of [[], [{ id: sent, ...SEED, number: 'OTHER' }], [{ id: anew, ...SEED }]])
      expect((await me.handIn({ licences: papers })).status).toBe(200)
    expect(await asked(ask, me.id)).toMatchObject([
      { id: sent, number: SEED.number, decision: 'refused', reason: 'It cannot be read', file: null },
      { id: anew, decision: 'waiting' },
    ])
  })

  test('a licence that was changed while the operator looked at it is not approved unseen', async () => {
    const { id } = await addSeller(shop().db)
    const own = await shop().staff(id, 'manager')
    const { ask } = await operator()
    const licence = randomUUID()
    const hand = (body: object) => own.ask('PUT', `desk/shops/${id}/licences/${licence}`, { body, key: randomUUID() })
    const approve = (seen: string) =>
      ask('POST', `desk/licence-requests/${licence}/approve?asked_at=${seen}`, { key: randomUUID() })
    await hand(SEED)
    const [first] = await asked(ask, id)
    shop().pass(1000)
    await hand({ ...SEED, expires: '2199-03-31' })
    expect(await approve(first.asked_at)).toMatchObject({
      status: 409,
      body: { message: 'The shop has sent another version meanwhile' },
    })
    expect(await inForce(id)).toEqual([])
    const [second] = await asked(ask, id)
    shop().pass(1000)
    await hand({ ...SEED, expires: '2199-03-31' })
    expect((await approve(second.asked_at)).status, 'the same once more is no other version').toBe(200)
    expect(await inForce(id)).toMatchObject([{ expiresOn: '2199-03-31' }])
  })

  test('what an applicant hands in after the operator has looked is not written down with the rest, and waits', async () => {
    const me = await invited()
    const [seen, late] = [randomUUID(), randomUUID()]
    await me.handIn({ licences: [{ id: seen, ...SEED }] })
    const { ask } = await operator()
    const [shown] = await asked(ask, me.id)
    shop().pass(1000)
    await me.handIn({
      licences: [
        { id: seen, ...SEED },
        { id: late, ...CROP_CARE },
      ],
    })
    expect((await ask('POST', `desk/sellers/${me.id}/accept?asked_until=${shown.asked_at}`)).status).toBe(200)
    expect(await inForce(me.id)).toMatchObject([{ kind: SEED.kind }])
    expect(await asked(ask, me.id)).toMatchObject([
      { id: seen, decision: 'approved' },
      { id: late, decision: 'waiting' },
    ])
    expect((await decide(ask, late, 'approve')).status).toBe(200)
    expect(await inForce(me.id)).toHaveLength(2)
  })

  test('a form that changed after the operator has looked is not accepted unseen, whichever field it was', async () => {
    const me = await invited()
    const bank = { account_no: '123456789012', ac_name: 'Devi', ifsc_code: 'SBIN0001234', account_type: 'saving' }
    const form = { ...bank, gst_no: '', district: 'Pune', lat: 18.5, lng: 73.8 }
    const { ask } = await operator()
    const look = async (): Promise<string> => (await ask('GET', `desk/sellers/${me.id}`)).body.data.form
    const accept = (seen: string) => ask('POST', `desk/sellers/${me.id}/accept?form=${seen}`)
    for (const [name, value] of Object.entries({
      shop_name: 'Other Agro',
      address: '5 Market Road',
      pincode: '411002',
      city: 'Mulshi',
      state: 'Goa',
      // What the operator sees of the number ends alike.
      account_no: '999956789012',
      ac_name: 'Ravi',
      ifsc_code: 'SBIN0004321',
      account_type: 'current',
      gst_no: '27ABCDE1234F1Z5',
      district: 'Thane',
      lat: 18.6,
      lng: 73.9,
    })) {
      expect((await me.handIn(form)).status).toBe(200)
      const seen = await look()
      expect((await me.handIn({ ...form, [name]: value })).status, name).toBe(200)
      expect(await accept(seen), name).toMatchObject({
        status: 409,
        body: { message: 'The shop has sent another version meanwhile' },
      })
    }
    expect((await ask('GET', `desk/sellers/${me.id}`)).body.data.vendor_status).toBe('submitted')
    expect((await me.handIn(form)).status).toBe(200)
    const seen = await look()
    expect((await me.handIn({ ...form, account_no: '••••••••9012' })).status).toBe(200)
    expect((await accept(seen)).status, 'the same once more is no other version').toBe(200)
    expect((await accept(seen)).status, 'repeated').toBe(200)
  })

  test('who does not sell yet hands in by the link alone, and not at a desk', async () => {
    const me = await invited()
    const hand = ({ ask }: { ask: Ask }) =>
      ask('PUT', `desk/shops/${me.id}/licences/${randomUUID()}`, { body: SEED, key: randomUUID() })
    expect((await hand(await shop().staff(me.id, 'owner'))).status).toBeGreaterThan(400)
    expect((await hand(await operator())).body.message).toBe('This seller hands in the form by the link to it')
    expect(await shop().db.$count(licenceRequests, eq(licenceRequests.sellerId, me.id))).toBe(0)
  })

  test('a photograph that comes twice at a time, or after its licence was taken back, leaves no file behind', async () => {
    const me = await invited()
    const id = randomUUID()
    await me.handIn({ licences: [{ id, ...SEED }] })
    const stored = async () =>
      (await readdir(shop().filesFolder).catch((): string[] => [])).filter((name) => name.endsWith('.webp')).length
    const before = await stored()
    const both = await Promise.all([me.photo(id, await photograph()), me.photo(id, await photograph())])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await stored()).toBe(before + 1)

    const late = randomUUID()
    await me.handIn({ licences: [{ id: late, ...SEED }] })
    const { media } = shop().deps
    shop().deps.media = {
      picture: async (bytes) => {
        await me.handIn({ licences: [] })
        return media.picture(bytes)
      },
    }
    onTestFinished(() => void (shop().deps.media = media))
    expect((await me.photo(late, await photograph())).status).toBe(404)
    expect(await stored()).toBe(before + 1)
  })

  test('whoever applies is told in her language of a licence that was sent back, reads why by the link, and sends it anew', async () => {
    const phone_number = '6190000001'
    const request = { name: 'Meena Devi', phone_number, whats_app_number: phone_number, email: 'meena@farm.example' }
    const applied = await shop().ask('POST', 'vendor/request?lang=hi', { body: request })
    expect(applied.status).toBe(201)
    const [{ id }] = (await shop().operator('GET', 'admin/sellers')).body.data
    const { token, link } = (await shop().operator('POST', `admin/sellers/${id}/invite`)).body.data
    expect(link).toContain('/hi/seller-form?token=')
    const papers = [
      { id: randomUUID(), ...SEED },
      { id: randomUUID(), ...CROP_CARE },
    ] as const
    const [seed, care] = papers
    const handIn = (by: string, given: object[]) =>
      shop().ask('PUT', `vendor/send-form/${id}`, { body: { ...FORM, token: by, licences: given } })
    expect((await handIn(token, [...papers])).status).toBe(200)
    const { ask } = await operator()
    const reason = 'The photograph is dark'
    expect((await decide(ask, care.id, 'refuse', { reason })).status).toBe(200)
    const told = shop().sent.findLast(({ to }) => to === phone_number)?.text ?? ''
    expect(told).toContain('लाइसेंस लौटाया गया')
    expect(told).not.toContain(reason)

    shop().pass(6 * 24 * 60 * 60 * 1000)
    const own = told.split('/hi/seller-form?token=')[1] ?? ''
    expect(own).not.toBe(token)
    const form = async () => (await shop().ask('GET', `vendor-request?token=${own}`)).body.data
    const first = await form()
    expect(first).toMatchObject({ shop_name: FORM.shop_name, licences: [{ id: seed.id }] })
    expect(first.returned).toEqual([{ ...care, has_photograph: false, reason }])
    const anew = { ...care, id: randomUUID(), replaces: care.id }
    expect((await handIn(own, [seed, anew])).status).toBe(200)
    const second = await form()
    expect(second.returned).toEqual([])
    expect(second.licences).toMatchObject([seed, anew])
    const decisions = (await asked((await operator()).ask, id)).map((row: { decision: string }) => row.decision)
    expect(decisions.toSorted()).toEqual(['refused', 'waiting', 'waiting'])
    expect((await handIn(own, [seed])).status, 'taken back').toBe(200)
    expect((await form()).returned).toHaveLength(1)
  })
})
