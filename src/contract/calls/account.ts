import * as v from 'valibot'
import * as a from '../account.ts'
import { PASSWORD_MAX } from '../constants.ts'
import * as e from '../entities.ts'
import * as f from '../forms.ts'
import { WorkProof } from '../proof-of-work.ts'
import { PushEndpoint, PushForm } from '../push.ts'
import { anyone, customer, done, InLanguage, dataOf, listOf, type Call } from './call.ts'

/** Registration, log-in and log-out, codes and passwords; the own account; news. */
export const accountCalls = {
  register: anyone.post('auth/register', 'Open a customer account', done, { body: f.RegisterForm, success: 201 }),
  login: anyone.post(
    'auth/login',
    'Log in',
    v.object({ ...done.entries, token: v.string(), user: e.User, redirect: v.optional(v.string()) }),
    { remembers: true, body: f.LoginForm },
  ),
  logout: customer.post('auth/logout', 'Log out and revoke the token', done),
  requestCode: anyone.post('auth/request-code', 'Send a six-digit code to the phone', done, {
    remembers: true,
    query: InLanguage,
    body: v.object({
      phone_number: f.MobilePhone,
      purpose: v.picklist(['login', 'password']),
      role: f.Role,
      /** For a request that was refused with `WORK_NEEDED`. */
      work: v.optional(WorkProof),
    }),
  }),
  loginByCode: anyone.post(
    'auth/login-by-code',
    'Log in with a code, which opens the account of a number that has none',
    v.object({
      ...done.entries,
      token: v.string(),
      user: e.User,
      /** The first code has proven whose the number is: the password that somebody had set is void. */
      password_voided: v.optional(v.literal(true)),
    }),
    {
      remembers: true,
      body: v.object({
        phone_number: f.Phone,
        code: f.Code,
        /** After `OWNER_PROOF_NEEDED` one of these: the password, the PIN code of a saved address, or a new account. */
        password: v.optional(f.EnteredPassword),
        pincode: v.optional(f.Pincode),
        anew: v.optional(v.boolean()),
      }),
    },
  ),
  resetPassword: anyone.post('auth/reset-password', 'Set a new password with a code', done, {
    remembers: true,
    body: v.object({
      phone_number: f.Phone,
      code: f.Code,
      password: f.Password,
      role: f.Role,
      /** After `OWNER_PROOF_NEEDED`: of a saved address. */
      pincode: v.optional(f.Pincode),
    }),
  }),

  // What a customer does with her own account: look at it, name it, end log-ins, take the data away, erase it.
  ownAccount: customer.get('account', 'Read the caller’s account', dataOf(a.OwnAccount)),
  accountName: customer.put('account/name', 'Change the name of the account', done, { body: f.NameForm, keyed: true }),
  logIns: customer.get('account/log-ins', 'List the caller’s log-ins', listOf(a.LogIn)),
  logInEnd: customer.delete('account/log-ins/:id', 'End one log-in', done),
  logInsEndOthers: customer.post('account/end-other-log-ins', 'End every log-in but this one', done),
  accountExport: customer.get('account/export', 'Take the data of the account away', dataOf(a.AccountExport)),
  accountPhoneCode: customer.post('account/phone-code', 'Send a code that confirms the caller’s phone number', done, {
    query: InLanguage,
  }),
  accountPhoneProve: customer.post('account/phone-proven', 'Confirm the caller’s phone number with a code', done, {
    body: v.object({ code: f.Code }),
  }),
  accountCode: customer.post(
    'account/request-code',
    'Send a code to the caller’s phone that erases the account',
    done,
    { query: InLanguage },
  ),
  accountErase: customer.post('account/erase', 'Erase the account, with the password or a code', done, {
    body: v.object({
      password: v.optional(v.pipe(v.string(), v.maxLength(PASSWORD_MAX))),
      code: v.optional(f.Code),
    }),
  }),

  // News on the phone's screen.
  pushKey: anyone.get('push/key', 'Read the key that a browser subscribes to messages with', dataOf(v.string())),
  pushSubscribe: customer.post('push/subscribe', 'Tell this browser the caller’s news', done, { body: PushForm }),
  pushUnsubscribe: customer.post('push/unsubscribe', 'Tell this browser nothing more', done, { body: PushEndpoint }),
} as const satisfies Record<string, Call>
