// @vitest-environment happy-dom
import { useEffect } from 'react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { answers } from '../../../src/contract/answers.ts'
import { fieldMessages } from '../../../src/contract/field-messages.ts'
import { AddressForm } from '../../../src/contract/forms.ts'
import { messages } from '../../../src/contract/messages.ts'
import { networkMessages } from '../../../src/contract/network-messages.ts'
import { SHOP_REFUSALS } from '../../../src/contract/refusals.ts'
import { comingTitle, titleOf } from '../../../src/shop/page/title-of.ts'
import { openApp } from '../../../src/client/app.ts'
import { failedLabel } from '../../../src/shop/unsent/change-labels.ts'
import { shop as shopApp } from '../../../src/shop/shop.shared.ts'
import { OrderStatus } from '../../../src/shop/orders/OrderCard.tsx'
import { RefusalDialog } from '../../../src/shop/checkout/RefusalDialog.tsx'
import type { DeadRow } from '../../../src/client/db/records.ts'
import { toastError } from '../../../src/ui/base/toast.ts'
import { TextField } from '../../../src/ui/form/Form.tsx'
import { useSchemaForm } from '../../../src/ui/form/useSchemaForm.ts'
import { answers as english } from '../../../src/texts/en/answers.ts'
import { loadWhole } from '../../../src/texts/load-texts.ts'
import { inWords, speak, type AnswerTexts, type ShopTexts, type WholeLanguage } from '../../../src/texts/texts.ts'
import { translatorOf } from '../../../src/texts/translate.ts'
import { mount } from '../screens/mount.tsx'
import { show } from '../screens/render.tsx'

/** Sentences of server and schemas in a language that says every text in brackets. */

type Say = string | ((...values: string[]) => string)
const CONTRACT: Readonly<Record<string, Say>> = { ...messages, ...answers, ...fieldMessages, ...networkMessages }

/** `⟦key⟧`, with the values behind it in the opposite order, as another grammar may have them. */
const bracketed = (sentences: Readonly<Record<string, Say>>) =>
  Object.fromEntries(
    Object.entries(sentences).map(([key, say]): [string, Say] => [
      key,
      typeof say === 'string' ? `⟦${key}⟧` : (...values) => `⟦${key}⟧ ${values.toReversed().join('|')}`,
    ]),
  )
const byCode = Object.fromEntries(Object.keys(SHOP_REFUSALS).map((code) => [code, `⟦${code}⟧`]))

let whole: WholeLanguage
beforeAll(async () => {
  openApp(shopApp)
  whole = await loadWhole('en')
})
afterEach(() => speak('en', whole))

const speakBrackets = (): void => {
  // Made of the contract's own keys.
  const sentences = bracketed(CONTRACT) as AnswerTexts['sentences']
  const shop: ShopTexts = { ...whole.shop, messages: bracketed(messages) as ShopTexts['messages'] }
  const months = [...whole.shop.dates.shortMonths].map((name) => `⟦${name}⟧`)
  shop.dates = { ...shop.dates, shortMonths: months, time: (hour, minute) => `⟦${hour}:${minute}⟧` }
  speak('hi', { shop, inWords: translatorOf({ sentences, byCode: byCode as AnswerTexts['byCode'] }) })
}

const VALUES = ['4', '₹1,25,000', '422001']
const said = (say: Say): string => (typeof say === 'string' ? say : say(...VALUES.slice(0, say.length)))

test('every sentence of the contract is found again by its English words, and its values with it', async () => {
  speakBrackets()
  const wrong = Object.entries(CONTRACT).filter(([key, say]) => {
    const values = typeof say === 'string' ? [] : VALUES.slice(0, say.length).toReversed()
    return inWords(said(say)) !== [`⟦${key}⟧`, ...(values.length > 0 ? [values.join('|')] : [])].join(' ')
  })
  expect(wrong.map(([key]) => key)).toEqual([])
  expect(Object.keys(CONTRACT).length).toBeGreaterThan(150)
})

test('English says each of them as it came', () => {
  expect(Object.values(CONTRACT).map((say) => inWords(said(say), 'INVALID'))).toEqual(Object.values(CONTRACT).map(said))
  expect(inWords('Something new', 'CONFLICT')).toBe('Something new')
})

test('a refusal in words for programmers is said in general, by its code', async () => {
  speakBrackets()
  expect(inWords('The body is not valid JSON', 'BAD_JSON')).toBe('⟦BAD_JSON⟧')
  expect(inWords('Something new', 'CONFLICT')).toBe('⟦CONFLICT⟧')
  // Of a server that is newer than the phone.
  expect(inWords('Something new', 'NEW_CODE')).toBe('Something new')
  expect(inWords(answers.wrongCode, 'WRONG_CREDENTIALS')).toBe('⟦wrongCode⟧')
})

test('a sentence in a sentence and a moment are said in the language as well', async () => {
  speakBrackets()
  expect(inWords(messages.error(networkMessages.noAnswer))).toBe('⟦error⟧ ⟦noAnswer⟧')
  expect(inWords(answers.returnEnded('10', '3 Nov 2026, 3:30 pm'))).toBe('⟦returnEnded⟧ 3 ⟦Nov⟧ 2026, ⟦15:30⟧|10')
})

test('each code has something general to say', () => {
  expect(Object.keys(english.byCode).toSorted()).toEqual(Object.keys(SHOP_REFUSALS).toSorted())
})

const Form = () => {
  const { form, field } = useSchemaForm(AddressForm, { name: '' })
  useEffect(() => form.setError('name', { message: messages.nameRequired }), [form])
  return <TextField label="Name" {...field('name')} />
}

const refused: DeadRow = {
  v: 1,
  id: 'a',
  seq: 1,
  acct: 1,
  key: 'a',
  op: 'wish.set',
  lane: 'w:1',
  target: '1',
  body: { on: false, product: null },
  attempts: 1,
  state: 'parked',
  nextAt: 0,
  createdAt: 0,
  reason: 'refused',
  message: answers.otherWishlist,
}

test('screens say states, field errors, refusals and refused changes in the language', async () => {
  speakBrackets()
  const close = () => undefined
  const refusal = { message: answers.notDelivered('422001'), code: 'NOT_DELIVERABLE', lines: [] }
  expect(show(<OrderStatus status="payment_pending" />).words).toBe('⟦statusUnpaid⟧')
  const { words } = await mount(<Form />)
  expect(words()).toContain('⟦nameRequired⟧')
  await mount(
    <RefusalDialog
      refusal={refusal}
      items={[]}
      onAccept={close}
      onChangeCart={close}
      onChangeAddress={close}
      phoneProof={null}
      onClose={close}
    />,
  )
  await expect.poll(words).toContain('⟦notDelivered⟧ 422001')
  // Stored by a version of the shop that knew no other language.
  expect(failedLabel(refused).status).toContain('⟦otherWishlist⟧')
  speak('en', whole)
  expect(show(<OrderStatus status="payment_pending" />).words).toBe('PAYMENT PENDING')
})

test('the English words of an address are no title in another language', async () => {
  expect(comingTitle('/order-history')).toBe('Order history')
  expect(titleOf('/thank-you', undefined, undefined)).toBe('thank you')
  speak('hi', {})
  expect(comingTitle('/order-history')).toBe(whole.first.layout.shop)
  expect(titleOf('/thank-you', undefined, undefined)).toBe(whole.first.layout.shop)
})

test('a toast of a refusal says it in the language', async () => {
  const shown = vi.spyOn(toast, 'error').mockReturnValue('')
  onTestFinished(() => shown.mockRestore())
  speakBrackets()
  await toastError({ message: answers.tooManyAttempts, code: 'TOO_MANY_REQUESTS' })
  await toastError({ message: 'Something new', code: 'CONFLICT' })
  expect(shown.mock.calls.map(([words]) => words)).toEqual(['⟦tooManyAttempts⟧', '⟦CONFLICT⟧'])
})
