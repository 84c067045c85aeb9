import { expect, test } from 'vitest'
import { complaintDrafts, reviewDrafts } from '../../../src/client/db/form-drafts.ts'
import { forgetLogin } from '../../../src/client/session/session.ts'
import { anotherTab, freshPhone } from '../../support/phone.ts'

const of = { acct: 1, listingId: 20001, sku: 'UF-1' }
const draft = { rating: 4, comment: 'It grows' }

test('a draft outlives the page, and belongs to one account and one pack', async () => {
  const phone = await freshPhone()
  await reviewDrafts.save(phone, of, draft)
  const later = await anotherTab(phone)
  expect(await reviewDrafts.read(later, of)).toEqual(draft)
  expect(await reviewDrafts.read(later, { ...of, acct: 11 })).toBeNull()
  expect(await reviewDrafts.read(later, { ...of, sku: 'UF-2' })).toBeNull()
})

test('an emptied draft is none, and a sent one is gone', async () => {
  const phone = await freshPhone()
  await reviewDrafts.save(phone, of, draft)
  await reviewDrafts.save(phone, of, { rating: null, comment: '' })
  expect(await reviewDrafts.read(phone, of)).toBeNull()
  await reviewDrafts.save(phone, of, draft)
  await reviewDrafts.remove(phone, of)
  expect(await reviewDrafts.read(phone, of)).toBeNull()
})

test('a log-out keeps drafts for the next log-in, and Discard deletes those of this account alone', async () => {
  const phone = await freshPhone()
  await reviewDrafts.save(phone, of, draft)
  await reviewDrafts.save(phone, { ...of, acct: 11 }, draft)
  await forgetLogin(phone, 1, false)
  expect(await reviewDrafts.read(phone, of)).toEqual(draft)
  await forgetLogin(phone, 1, true)
  expect(await reviewDrafts.read(phone, of)).toBeNull()
  expect(await reviewDrafts.read(phone, { ...of, acct: 11 })).toEqual(draft)
})

test('what is typed of a complaint stays on the phone for its account, and goes with a log-out that discards', async () => {
  const [mine, theirs] = [{ acct: 1 }, { acct: 11 }]
  const complaint = { subject: 'seller' as const, order_id: 'HD00000000AA', complaint: 'Nobody answers' }
  const phone = await freshPhone()
  await complaintDrafts.save(phone, mine, { ...complaint, key: 'key-1' })
  expect(await complaintDrafts.read(await anotherTab(phone), mine)).toEqual({ ...complaint, key: 'key-1' })
  expect(await complaintDrafts.read(phone, theirs)).toBeNull()
  await complaintDrafts.save(phone, mine, { ...complaint, complaint: '' })
  expect(await complaintDrafts.read(phone, mine)).toBeNull()
  await complaintDrafts.save(phone, mine, complaint)
  await complaintDrafts.save(phone, theirs, complaint)
  await forgetLogin(phone, 1, true)
  expect(await complaintDrafts.read(phone, mine)).toBeNull()
  expect(await complaintDrafts.read(phone, theirs)).toEqual(complaint)
})
