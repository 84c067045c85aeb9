import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { sellers } from '../../../server/db/schema.ts'
import { sendNews } from '../../../server/shop/news/send-news.ts'
import { openProven } from '../enquiries/quote-steps.ts'
import { addSeller } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** What is sent to phones of sellers, their people and customers comes in their language, where it is known. */

const newPhone = () => String(randomInt(6e9, 1e10))

onBothDatabases((shop) => {
  const toldTo = (phone: string) => shop().sent.flatMap(({ to, text }) => (to === phone ? [text] : []))
  const lastTo = (phone: string) => toldTo(phone).at(-1) ?? ''

  test('whoever applies in Hindi reads in Hindi of the form, of being accepted and of all that is decided later', async () => {
    const phone = newPhone()
    const request = { name: 'Meena Devi', phone_number: phone, whats_app_number: phone, email: `${phone}@farm.example` }
    expect((await shop().ask('POST', 'vendor/request?lang=hi', { body: request })).status).toBe(201)
    const [{ id }] = (await shop().operator('GET', 'admin/sellers')).body.data
    const { ask } = await shop().staff(null, 'manager')
    const move = (path: string, body?: object) =>
      ask('POST', path, { key: randomUUID(), ...(body !== undefined && { body }) })

    const { link, token, sent } = (await move(`desk/sellers/${id}/invite?send=1`)).body.data
    expect([sent, lastTo(phone)]).toEqual([true, `Haldhar: बेचने के लिए यह फ़ॉर्म 7 दिन में भरें: ${link}`])
    const form = { token, shop_name: 'Devi Agro', address: '4 Market Road', pincode: '411001', city: 'Pune' }
    const body = { ...form, state: 'Maharashtra' }
    expect((await shop().ask('PUT', `vendor/send-form/${id}`, { body })).status).toBe(200)
    expect((await move(`desk/sellers/${id}/accept`)).status).toBe(200)
    expect(lastTo(phone)).toMatch(/^Haldhar: अब आप Haldhar पर बेच सकते हैं। .*: https:\/\/shop\.example\/desk\/$/)

    await move(`desk/sellers/${id}/suspend`, { reason: 'Sold without a licence' })
    expect((await move(`desk/sellers/${id}/resume`)).status).toBe(200)
    expect(lastTo(phone)).toContain('आप Haldhar पर फिर से बेच सकते हैं।')
    const owner = await shop().staff(id, 'owner')
    for (const [verb, words] of [
      ['approve', 'लागू हो गया है'],
      ['refuse', 'लौटाया गया है; कारण डेस्क पर पढ़ें'],
    ] as const) {
      const asked = { address: `${verb} Road 9`, pincode: '411001', city: 'Pune', state: 'Maharashtra' }
      const given = await owner.ask('POST', `desk/shops/${id}/registered`, { body: asked, key: randomUUID() })
      expect(given.status, JSON.stringify(given.body)).toBe(200)
      const { change } = (await owner.ask('GET', `desk/shops/${id}/registered`)).body.data
      const decided = await move(`desk/seller-changes/${change.id}/${verb}`, { reason: 'No such road' })
      expect(decided.status, JSON.stringify(decided.body)).toBe(200)
      expect(lastTo(phone)).toContain(words)
    }
    expect(toldTo(phone).filter((text) => !/\p{Script=Devanagari}/u.test(text))).toEqual([])
  })

  test('a gateway that may not send a language is given English', async () => {
    const { id, phoneNumber } = await addSeller(shop().db, { vendorStatus: 'submitted', language: 'mr' })
    const { sender } = shop().deps
    onTestFinished(() => void (shop().deps.sender = sender))
    shop().deps.sender = { ...sender, languages: ['hi'], send: (...sms) => sender.send(...sms) }
    await shop().operator('POST', `admin/sellers/${id}/accept`)
    expect(lastTo(phoneNumber)).toContain('You may sell on Haldhar now.')
  })

  test('who is let in reads it in the language of a colleague’s desk, and of the shop where the operator lets them in', async () => {
    const { id } = await addSeller(shop().db, { shopName: 'Green Beej', language: 'mr' })
    const [operator, owner] = [await shop().staff(null), await shop().staff(id, 'owner')]
    const phones = { operator: newPhone(), line: newPhone(), colleague: newPhone(), unsaid: newPhone() }
    const form = (phone_number: string) => ({ name: 'Sunil Kale', phone_number, role: 'packer' })
    const key = () => randomUUID()
    const english = { ...form(phones.operator), lang: 'en' }
    await operator.ask('POST', `desk/sellers/${id}/people`, { body: english, key: key() })
    await shop().operator('POST', 'admin/staff', { body: { ...form(phones.line), seller_id: id } })
    await owner.ask('POST', 'desk/people', { body: { ...form(phones.colleague), lang: 'hi' }, key: key() })
    await owner.ask('POST', 'desk/people', { body: form(phones.unsaid), key: key() })
    await sendNews(shop().deps, 'sms')
    const [marathi, hindi] = ['Haldhar: Green Beej च्या डेस्कवर', 'Haldhar: Green Beej के डेस्क पर']
    const begin = (phone: string) => lastTo(phone).match(/^Haldhar: Green Beej \S+ डेस्क(?:वर| पर)/)?.[0]
    expect(Object.values(phones).map(begin)).toEqual([marathi, marathi, hindi, marathi])
  })

  test('the code for the desk comes in the language of the page that asks for it', async () => {
    const { id } = await addSeller(shop().db)
    const [phone_number, key] = [newPhone(), randomUUID()]
    const owner = await shop().staff(id, 'owner')
    const body = { name: 'Sunil Kale', phone_number, role: 'packer', lang: 'ta' }
    expect((await owner.ask('POST', 'desk/people', { body, key })).status).toBe(201)
    expect((await shop().ask('POST', 'desk/request-code?lang=ta', { body: { phone_number } })).status).toBe(200)
    expect(lastTo(phone_number)).toMatch(/^\d{6} Haldhar நுழைவுக் குறியீடு/)
    await shop().ask('POST', 'desk/request-code', { body: { phone_number } })
    expect(lastTo(phone_number)).toContain('is your Haldhar log-in code.')
  })

  test('of a complaint its customer reads in the language in which it was written, to its end', async () => {
    const me = await openProven(shop())
    const body = { subject: 'order', complaint: 'The bag was torn and nobody answers the telephone' }
    const { ticket } = (await me.ask('POST', 'complaints/create?lang=gu', { body, key: randomUUID() })).body.data
    const officer = await shop().staff(null, 'support')
    const step = (verb: string, answer?: string) =>
      officer.ask('POST', `desk/complaints/${ticket}/${verb}`, { body: { answer }, key: randomUUID() })
    expect((await step('acknowledge')).status).toBe(200)
    expect((await step('close', 'A new bag is on its way')).status).toBe(200)
    await sendNews(shop().deps, 'sms')
    const told = shop().sent.flatMap(({ text }) => (text.includes(ticket) ? [text] : []))
    expect(told).toHaveLength(3)
    expect(told.filter((text) => !/\p{Script=Gujarati}/u.test(text))).toEqual([])
  })

  test('an application that names no language is answered in English', async () => {
    const { id, phoneNumber } = await addSeller(shop().db, { vendorStatus: 'submitted' })
    const [row] = await shop().db.select({ language: sellers.language }).from(sellers).where(eq(sellers.id, id))
    expect(row).toEqual({ language: null })
    await shop().operator('POST', `admin/sellers/${id}/accept`)
    expect(lastTo(phoneNumber)).toBe(
      'Haldhar: You may sell on Haldhar now. Log in with a code that comes to this phone: https://shop.example/desk/',
    )
  })
})
