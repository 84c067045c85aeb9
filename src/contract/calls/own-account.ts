import * as v from 'valibot'
import * as a from '../account.ts'
import { PASSWORD_MAX } from '../constants.ts'
import type { Call } from './call.ts'
import { call, dataOf, done, listOf } from './call.ts'

/** What a customer does with her own account: look at it, end log-ins, take the data away, erase it. */
export const ownAccountCalls = {
  ownAccount: call({
    method: 'GET',
    path: 'account',
    caller: 'customer',
    answer: dataOf(a.OwnAccount),
    summary: 'Read the caller’s account',
  }),
  logIns: call({
    method: 'GET',
    path: 'account/log-ins',
    caller: 'customer',
    answer: listOf(a.LogIn),
    summary: 'List the caller’s log-ins',
  }),
  logInEnd: call({
    method: 'DELETE',
    path: 'account/log-ins/:id',
    caller: 'customer',
    answer: done,
    summary: 'End one log-in',
  }),
  logInsEndOthers: call({
    method: 'POST',
    path: 'account/end-other-log-ins',
    caller: 'customer',
    answer: done,
    summary: 'End every log-in but this one',
  }),
  accountExport: call({
    method: 'GET',
    path: 'account/export',
    caller: 'customer',
    answer: dataOf(a.AccountExport),
    summary: 'Take the data of the account away',
  }),
  accountCode: call({
    method: 'POST',
    path: 'account/request-code',
    caller: 'customer',
    answer: done,
    summary: 'Send a code to the caller’s phone that erases the account',
  }),
  accountErase: call({
    method: 'POST',
    path: 'account/erase',
    caller: 'customer',
    body: v.object({
      password: v.optional(v.pipe(v.string(), v.maxLength(PASSWORD_MAX))),
      code: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/, 'The code has 6 digits'))),
    }),
    answer: done,
    summary: 'Erase the account, with the password or a code',
  }),
} as const satisfies Record<string, Call>
