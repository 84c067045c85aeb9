import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { deleteOrphans } from '../../../server/shop/maintenance/delete-orphans.ts'
import { onBothDatabases } from '../support/support.ts'

const png = new Uint8Array(
  await sharp({ create: { width: 40, height: 20, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer(),
)

const DAY = 24 * 60 * 60 * 1000

onBothDatabases((shop) => {
  const handIn = (raw: Uint8Array<ArrayBuffer> | string) =>
    shop().operator('POST', 'admin/banner-pictures', { raw, headers: { 'Content-Type': 'application/octet-stream' } })
  const set = (source: string, image_urls: string[]) =>
    shop().operator('PUT', `admin/banners/${source}`, { body: { image_urls } })
  const shown = async () => (await shop().ask('GET', 'get-banner')).body.data
  const statusOf = async (file: string) => (await shop().fetch(`/images/banners/${file}`)).status

  test('a picture that was handed in is shown while a banner bears its name', async () => {
    const { file } = (await handIn(png)).body.data
    expect(await statusOf(file)).toBe(404)
    expect(await set('home', [file])).toMatchObject({ status: 200, body: { data: { image_urls: [file] } } })
    expect(await shown()).toEqual([{ source_type: 'home', image_urls: [file] }])
    expect(await statusOf(file)).toBe(200)
    const { file: other } = (await handIn(png)).body.data
    await set('home', [other])
    expect([await statusOf(file), await statusOf(other)]).toEqual([404, 200])
  })

  test('what is no picture, no known name and no kind of page is refused, and nothing changes', async () => {
    const before = await shown()
    const kept = readdirSync(shop().filesFolder).length
    expect(await handIn('<svg/>')).toMatchObject({ status: 415 })
    expect(await handIn(new Uint8Array(8 * 1024 * 1024 + 1))).toMatchObject({ status: 413 })
    expect(await set('home', ['nowhere-1.webp'])).toMatchObject({ status: 422 })
    expect(await set('home', [`${'0'.repeat(32)}.webp`])).toMatchObject({ status: 422 })
    expect(await set('home', ['../secret'])).toMatchObject({ status: 422 })
    expect(await set('home', [])).toMatchObject({ status: 422 })
    expect(await set('garden', ['a.webp'])).toMatchObject({ status: 404 })
    expect(await shown()).toEqual(before)
    expect(readdirSync(shop().filesFolder).length).toBe(kept)
  })

  test('a file that nothing has named for three days is swept, and no other', async () => {
    const { file } = (await handIn(png)).body.data
    const { file: orphan } = (await handIn(png)).body.data
    await set('category', [file])
    writeFileSync(join(shop().filesFolder, `${'a'.repeat(32)}.webp.part`), 'half')
    writeFileSync(join(shop().filesFolder, 'notes.txt'), 'not ours')
    const named = (name: string) => readdirSync(shop().filesFolder).includes(name)
    expect(await deleteOrphans(shop().deps)).toBe(0)
    shop().pass(61 * 60 * 1000)
    expect(await deleteOrphans(shop().deps)).toBe(0)
    shop().pass(2 * DAY)
    expect(await deleteOrphans(shop().deps)).toBe(0)
    shop().pass(DAY + 1)
    expect(await deleteOrphans(shop().deps)).toBeGreaterThanOrEqual(2)
    expect([file, 'notes.txt', orphan, `${'a'.repeat(32)}.webp.part`].map(named)).toEqual([true, true, false, false])
    expect(await statusOf(file)).toBe(200)
  })

  test('an account that was opened for a farmer is entered with the code that went to the phone', async () => {
    const farmer = { name: 'Asha Rao', phone_number: '9822012399', email: 'asha.opened@example.com' }
    expect(await shop().operator('POST', 'admin/customers', { body: farmer })).toMatchObject({
      status: 201,
      body: { data: { name: 'Asha Rao', code_sent: true } },
    })
    const { text } = shop().sent.find(({ to }) => to === farmer.phone_number) ?? { text: '' }
    const code = /^\d{6}/.exec(text)?.[0]
    const byPassword = { email: farmer.email, password: farmer.phone_number }
    expect(await shop().ask('POST', 'auth/login', { body: byPassword })).toMatchObject({ status: 401 })
    expect(
      await shop().ask('POST', 'auth/login-by-code', { body: { phone_number: farmer.phone_number, code } }),
    ).toMatchObject({ status: 200, body: { user: { name: 'Asha Rao' } } })
    expect(await shop().operator('POST', 'admin/customers', { body: farmer })).toMatchObject({ status: 409 })
    expect(await shop().operator('POST', 'admin/customers', { body: { ...farmer, phone_number: '12' } })).toMatchObject(
      {
        status: 422,
      },
    )
  })
})
