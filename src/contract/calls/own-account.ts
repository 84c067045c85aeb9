import * as v from 'valibot'
import * as a from '../account.ts'
import { PASSWORD_MAX } from '../constants.ts'
import { Code, NameForm } from '../forms.ts'
import { customer, dataOf, done, InLanguage, listOf, type Call } from './call.ts'

/** What a customer does with her own account: look at it, name it, end log-ins, take the data away, erase it. */
export const ownAccountCalls = {
  ownAccount: customer.get('account', 'Read the caller’s account', dataOf(a.OwnAccount)),
  accountName: customer.put('account/name', 'Change the name of the account', done, { body: NameForm, keyed: true }),
  logIns: customer.get('account/log-ins', 'List the caller’s log-ins', listOf(a.LogIn)),
  logInEnd: customer.delete('account/log-ins/:id', 'End one log-in', done),
  logInsEndOthers: customer.post('account/end-other-log-ins', 'End every log-in but this one', done),
  accountExport: customer.get('account/export', 'Take the data of the account away', dataOf(a.AccountExport)),
  accountPhoneCode: customer.post('account/phone-code', 'Send a code that confirms the caller’s phone number', done, {
    query: InLanguage,
  }),
  accountPhoneProve: customer.post('account/phone-proven', 'Confirm the caller’s phone number with a code', done, {
    body: v.object({ code: Code }),
  }),
  accountCode: customer.post(
    'account/request-code',
    'Send a code to the caller’s phone that erases the account',
    done,
    {
      query: InLanguage,
    },
  ),
  accountErase: customer.post('account/erase', 'Erase the account, with the password or a code', done, {
    body: v.object({
      password: v.optional(v.pipe(v.string(), v.maxLength(PASSWORD_MAX))),
      code: v.optional(Code),
    }),
  }),
} as const satisfies Record<string, Call>
