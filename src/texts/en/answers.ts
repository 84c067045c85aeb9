import { answers as ours } from '../../contract/answers.ts'
import { fieldMessages } from '../../contract/field-messages.ts'
import { networkMessages } from '../../contract/network-messages.ts'
import type { ShopRefusalCode } from '../../contract/refusals.ts'

/** What is said for a refusal whose own sentence is meant for programmers or the operator, or is not known here. */
const byCode: Record<ShopRefusalCode, string> = {
  BAD_JSON: 'This could not be sent. Please try again.',
  BAD_REQUEST: 'This could not be sent. Please try again.',
  UNAUTHORISED: 'Please log in again.',
  WRONG_CREDENTIALS: 'What you entered is wrong. Check it and try again.',
  FORBIDDEN: 'You may not do this.',
  ACCOUNT_MISMATCH: 'This belongs to another account.',
  NOT_FOUND: 'This does not exist, or no longer.',
  METHOD_NOT_ALLOWED: 'This does not work here.',
  TOO_SLOW: 'It took too long. Please try again.',
  CONFLICT: 'This is already used.',
  ACCOUNT_EXISTS: 'There is an account with this email or phone number.',
  ALREADY_ACCEPTED: 'This has been decided already.',
  PRICE_CHANGED: 'Some prices have changed.',
  OUT_OF_STOCK: 'Some items are out of stock.',
  UNAVAILABLE: 'Some items are no longer sold.',
  NOT_DELIVERABLE: 'Some items are not delivered to your PIN.',
  COLLECT_ONLY: 'Some items are collected at the dealer and cannot be ordered.',
  AMOUNT_TOO_SMALL: 'An order of less than ₹1 cannot be paid online. Add something to it, or pay in cash.',
  QUANTITY_LIMIT: 'These are too many pieces for one order.',
  UNPAID_LIMIT: 'Too much waits for payment already.',
  CASH_LIMIT: 'This is too much for cash. Pay online, or order less.',
  GIVEN_UP: 'You gave up this order. It was not placed.',
  ORDERS_OPEN: 'An order of yours is still on its way.',
  ADDRESS_LIMIT: 'No more addresses fit. Delete one that you no longer need.',
  AMOUNT_CHANGED: 'The amount has changed.',
  NOT_ALLOWED_NOW: 'This is not possible now.',
  QUOTE_EXPIRED: 'This quote is no longer valid.',
  QUOTE_ENDED: 'This quote does not stand any more.',
  TOO_LARGE: 'This is too large.',
  UNSUPPORTED_TYPE: 'Files of this kind cannot be added.',
  INVALID: 'Please check what you entered.',
  COD_NOT_ALLOWED: 'Cash on delivery is not possible for some items.',
  IDEMPOTENCY_MISMATCH: 'This could not be sent. Please try again.',
  SIGNATURE_INVALID: 'The payment could not be checked.',
  PAYMENT_PENDING: 'Your payment is on its way.',
  TOO_MANY_REQUESTS: 'Too many attempts. Please try again later.',
  SERVER_ERROR: 'The shop has an error. Please try again later.',
  BUSY: 'The shop is busy. Please try again soon.',
  OWNER_PROOF_NEEDED: 'Show that this account is yours.',
  PHONE_NOT_PROVEN: 'Confirm your phone number with a code first.',
  WORK_NEEDED: 'So many codes are asked for right now that this one has to wait.',
  CODES_PAUSED: 'No codes can be sent right now.',
}

/** What the server says. An English reader reads its own sentences, so no page loads this file in English. */
export const answers = { sentences: { ...ours, ...fieldMessages, ...networkMessages }, byCode }
