import { expect, test } from 'vitest'
import { removeDraft, saveDraft, readDraft } from '../../../src/offline/db/drafts.ts'
import { forgetLogin } from '../../../src/offline/account/session.ts'
import { anotherTab, freshPhone } from '../../support/phone.ts'

const of = { acct: 1, listingId: 20001, sku: 'UF-1' }
const draft = { rating: 4, comment: 'It grows' }

test('a draft outlives the page, and belongs to one account and one pack', async () => {
  const phone = await freshPhone()
  await saveDraft(phone, of, draft)
  const later = await anotherTab(phone)
  expect(await readDraft(later, of)).toEqual(draft)
  expect(await readDraft(later, { ...of, acct: 11 })).toBeNull()
  expect(await readDraft(later, { ...of, sku: 'UF-2' })).toBeNull()
})

test('an emptied draft is none, and a sent one is gone', async () => {
  const phone = await freshPhone()
  await saveDraft(phone, of, draft)
  await saveDraft(phone, of, { rating: null, comment: '' })
  expect(await readDraft(phone, of)).toBeNull()
  await saveDraft(phone, of, draft)
  await removeDraft(phone, of)
  expect(await readDraft(phone, of)).toBeNull()
})

test('a log-out keeps drafts for the next log-in, and Discard deletes those of this account alone', async () => {
  const phone = await freshPhone()
  await saveDraft(phone, of, draft)
  await saveDraft(phone, { ...of, acct: 11 }, draft)
  await forgetLogin(phone, 1, false)
  expect(await readDraft(phone, of)).toEqual(draft)
  await forgetLogin(phone, 1, true)
  expect(await readDraft(phone, of)).toBeNull()
  expect(await readDraft(phone, { ...of, acct: 11 })).toEqual(draft)
})
