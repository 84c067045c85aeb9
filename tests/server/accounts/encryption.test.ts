import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dataKeyFile, readDataKeys } from '../../../server/config/secret-files.ts'
import { loginCodes, sellers } from '../../../server/db/schema.ts'
import { readBank, sealBankData } from '../../../server/shop/sellers/bank-data.ts'
import { dataKey, seal, unseal } from '../../../server/shop/core/encryption.ts'
import { browserAt, codeOf, newForm } from './account-steps.ts'
import { addSeller } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

const NUMBER = '123456789012'
const bank = { accountNo: NUMBER, acName: 'Meena Devi', ifscCode: 'SBIN0001234' }
const keys = (secret: string, old?: string) => ({
  current: dataKey(secret),
  ...(old === undefined ? {} : { old: dataKey(old) }),
})

test('what is sealed opens with its key and in its place alone', async () => {
  const sealed = seal(keys('one'), NUMBER, 'sellers/1')
  expect(sealed).not.toContain(NUMBER)
  expect(unseal(keys('one'), sealed, 'sellers/1')).toBe(NUMBER)
  expect(unseal(keys('two', 'one'), sealed, 'sellers/1'), 'after the key was changed').toBe(NUMBER)
  expect(unseal(keys('two'), sealed, 'sellers/1')).toBeNull()
  expect(unseal(keys('one'), sealed, 'sellers/2'), 'moved to another row').toBeNull()
  expect(unseal(keys('one'), `${sealed.slice(0, -4)}AAAA`, 'sellers/1'), 'tampered with').toBeNull()
  expect(seal(keys('one'), NUMBER, 'sellers/1'), 'never the same twice').not.toBe(sealed)
})

test('without a configured key one is made for its owner only, and a lost one is never replaced in silence', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'haldhar-key-'))
  try {
    const none = { dataDir, dataKey: undefined, oldDataKey: undefined }
    const made = readDataKeys(none)
    expect(statSync(dataKeyFile(dataDir)).mode & 0o777).toBe(0o600)
    expect(readDataKeys(none)).toEqual(made)
    const configured = readDataKeys({ ...none, dataKey: 'a configured key of enough letters', oldDataKey: 'old' })
    expect(configured.current.id).not.toBe(made.current.id)
    expect(configured.old).toEqual(dataKey('old'))
    expect(readFileSync(dataKeyFile(dataDir), 'utf8').trim()).toBe(made.current.secret)
    writeFileSync(dataKeyFile(dataDir), '')
    expect(() => readDataKeys(none)).toThrow('data-key')
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})

onBothDatabases((shop) => {
  const rowOf = async (id: number) => (await shop().db.select().from(sellers).where(eq(sellers.id, id)))[0]

  test('bank data is in neither the database nor a backup in plain text', async () => {
    const { id } = await addSeller(shop().db, { vendorStatus: 'requested' })
    const { token } = (await shop().operator('POST', `admin/sellers/${id}/invite`)).body.data
    const place = { shop_name: 'Devi Agro', address: '4 Market Road', pincode: '411001', city: 'Pune', state: 'Goa' }
    const form = { ...place, token, account_no: NUMBER, ac_name: 'Meena Q. Devi', ifsc_code: 'SBIN0009999' }
    const sent = await shop().ask('PUT', `vendor/send-form/${id}`, { body: { ...form, account_type: 'saving' } })
    expect(sent.status).toBe(200)
    const read = (await shop().ask('GET', `vendor-request?token=${token}`)).body.data
    expect(read).toMatchObject({ account_no: '••••••••9012', ac_name: 'Meena Q. Devi', ifsc_code: 'SBIN0009999' })
    const answer = await shop().fetch('/api/admin/backup', { Authorization: `Bearer ${shop().deps.adminToken}` })
    const backup = gunzipSync(new Uint8Array(await answer.arrayBuffer())).toString('utf8')
    expect(backup).toContain('Devi Agro')
    for (const secret of [NUMBER, 'Meena Q. Devi', 'SBIN0009999']) {
      expect(JSON.stringify(await rowOf(id))).not.toContain(secret)
      expect(backup).not.toContain(secret)
    }
  })

  test('a start seals what an older version left in plain text, and seals anew after a change of the key', async () => {
    const { id } = await addSeller(shop().db, bank)
    const shopWith = (...both: Parameters<typeof keys>) => ({ ...shop().deps, dataKeys: keys(...both) })
    await sealBankData(shop().deps)
    const first = await rowOf(id)
    expect(first?.accountNo).toMatch(/^sealed:/)
    expect(first && readBank(shop().deps, first)).toEqual(bank)
    expect(await sealBankData(shop().deps)).toEqual({ sealed: 0, unreadable: 0 })

    await shop().db.delete(sellers).where(eq(sellers.id, id))
    const other = await addSeller(shop().db, bank)
    await sealBankData(shopWith('one'))
    expect((await sealBankData(shopWith('two'))).unreadable, 'its key is missing').toBeGreaterThan(0)
    const kept = await rowOf(other.id)
    expect(kept && readBank(shopWith('one'), kept), 'and nothing is lost').toEqual(bank)
    await sealBankData(shopWith('two', 'one'))
    const again = await rowOf(other.id)
    expect(again && readBank(shopWith('two'), again)).toEqual(bank)
  })

  test('a code cannot be found by trying all codes against what is stored', async () => {
    const here = browserAt(shop(), '198.51.100.1')
    const { phone_number, email } = newForm()
    // The shop's own code has no requester, so only its own hash depends on the key.
    await shop().operator('POST', 'admin/customers', { body: { name: 'Asha Rao', phone_number, email } })
    const code = codeOf(shop(), phone_number)
    const [stored] = await shop().db.select().from(loginCodes).where(eq(loginCodes.phoneNumber, phone_number))
    const { current } = shop().deps.dataKeys
    shop().deps.dataKeys.current = dataKey('another key')
    expect((await here.enter(phone_number, code)).status, 'the hash needs the key').toBe(401)
    shop().deps.dataKeys.current = current
    expect((await here.enter(phone_number, code)).status).toBe(200)
    expect(stored?.codeHash).toMatch(/^[\da-f]{64}$/)
  })
})
