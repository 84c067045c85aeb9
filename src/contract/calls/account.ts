import * as v from 'valibot'
import * as e from '../entities.ts'
import * as f from '../forms.ts'
import { anyone, customer, done, type Call } from './call.ts'

/** Registration, log-in and log-out, codes and passwords. */
export const accountCalls = {
  register: anyone.post('auth/register', {
    body: f.RegisterForm,
    answer: done,
    success: 201,
    summary: 'Open a customer account',
  }),
  login: anyone.post('auth/login', {
    remembers: true,
    body: f.LoginForm,
    answer: v.object({ ...done.entries, token: v.string(), user: e.User, redirect: v.optional(v.string()) }),
    summary: 'Log in',
  }),
  logout: customer.post('auth/logout', { answer: done, summary: 'Log out and revoke the token' }),
  requestCode: anyone.post('auth/request-code', {
    remembers: true,
    body: v.object({ phone_number: f.Phone, purpose: v.picklist(['login', 'password']), role: f.Role }),
    answer: done,
    summary: 'Send a six-digit code to the phone',
  }),
  loginByCode: anyone.post('auth/login-by-code', {
    remembers: true,
    body: v.object({ phone_number: f.Phone, code: v.pipe(v.string(), v.regex(/^\d{6}$/, 'The code has 6 digits')) }),
    answer: v.object({ ...done.entries, token: v.string(), user: e.User }),
    summary: 'Log in with a code',
  }),
  resetPassword: anyone.post('auth/reset-password', {
    remembers: true,
    body: v.object({
      phone_number: f.Phone,
      code: v.pipe(v.string(), v.regex(/^\d{6}$/, 'The code has 6 digits')),
      password: f.Password,
      role: f.Role,
    }),
    answer: done,
    summary: 'Set a new password with a code',
  }),
} as const satisfies Record<string, Call>
