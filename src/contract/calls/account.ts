import * as v from 'valibot'
import * as e from '../entities.ts'
import * as f from '../forms.ts'
import { WorkProof } from '../proof-of-work.ts'
import { anyone, customer, done, InLanguage, type Call } from './call.ts'

/** Registration, log-in and log-out, codes and passwords. */
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
} as const satisfies Record<string, Call>
