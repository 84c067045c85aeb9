import * as v from 'valibot'
import { calls } from '../../contract/shop-calls.ts'
import { ENQUIRY_MAX_AGE_MS } from '../../contract/constants.ts'
import type { EnquiryForm } from '../../contract/forms.ts'
import { freeze } from '../../client/sync/mutator.ts'
import type { ShopMutator } from '../shop-mutator.shared.ts'

/** An enquiry, quick or bulk; `target` is a number of its own, for two enquiries have nothing to do with each other. */
export interface SendEnquiry {
  op: 'enquiry.send'
  target: string
  body: EnquiryForm
}

export const sendEnquiry: ShopMutator<SendEnquiry, never, 'enquiry'> = {
  schema: v.looseObject({ body: v.looseObject({ name: v.string(), phone_number: v.string(), message: v.string() }) }),
  lane: ({ target }) => `e:${target}`,
  request: ({ body }) => freeze(calls.enquiry, {}, body),
  // It names nobody's account, and may hold the number of somebody who borrowed the phone.
  isGuest: true,
  maxAgeMs: ENQUIRY_MAX_AGE_MS,
  label: () => 'enquiry',
  icon: 'chat',
}
