import * as v from 'valibot'
import { expect, test } from 'vitest'
import { calls, type Call } from '../../../src/contract/shop-calls.ts'

const fieldsOf = ({ body }: Call): string[] =>
  body !== undefined && 'entries' in body ? Object.keys(v.parse(v.record(v.string(), v.unknown()), body.entries)) : []

test('whoever asks for a code without a log-in, or enters one, names the browser that asks', () => {
  const anonymous = Object.entries<Call>(calls).filter(([, call]) => call.caller === 'anyone')
  const secret = anonymous.filter(([, call]) => fieldsOf(call).some((field) => field === 'code' || field === 'purpose'))
  expect(secret.map(([name]) => name).toSorted()).toEqual(['loginByCode', 'requestCode', 'resetPassword'])
  expect(secret.filter(([, call]) => call.remembers !== true)).toEqual([])
})
