import * as v from 'valibot'
import * as a from '../account.ts'
import { PASSWORD_MAX } from '../constants.ts'
import { customer, dataOf, done, listOf, type Call } from './call.ts'

/** What a customer does with her own account: look at it, end log-ins, take the data away, erase it. */
export const ownAccountCalls = {
  ownAccount: customer.get('account', { answer: dataOf(a.OwnAccount), summary: 'Read the caller’s account' }),
  logIns: customer.get('account/log-ins', { answer: listOf(a.LogIn), summary: 'List the caller’s log-ins' }),
  logInEnd: customer.delete('account/log-ins/:id', { answer: done, summary: 'End one log-in' }),
  logInsEndOthers: customer.post('account/end-other-log-ins', {
    answer: done,
    summary: 'End every log-in but this one',
  }),
  accountExport: customer.get('account/export', {
    answer: dataOf(a.AccountExport),
    summary: 'Take the data of the account away',
  }),
  accountCode: customer.post('account/request-code', {
    answer: done,
    summary: 'Send a code to the caller’s phone that erases the account',
  }),
  accountErase: customer.post('account/erase', {
    body: v.object({
      password: v.optional(v.pipe(v.string(), v.maxLength(PASSWORD_MAX))),
      code: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/, 'The code has 6 digits'))),
    }),
    answer: done,
    summary: 'Erase the account, with the password or a code',
  }),
} as const satisfies Record<string, Call>
