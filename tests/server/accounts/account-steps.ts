import { randomInt, randomUUID } from 'node:crypto'
import type { Asking, TestShop } from '../support/support.ts'

/** People who register and log in over the network, each from an address and with a browser of their own. */

export const PASSWORD = 'three green parrots'

export const newForm = () => {
  const phone = String(randomInt(6_000_000_000, 9_000_000_000))
  const email = `${randomUUID()}@farm.example`
  return { name: 'Ravi Kumar', phone_number: phone, whats_app_number: phone, email, password: PASSWORD }
}
export type Form = ReturnType<typeof newForm>

/** The last code that went to a phone. */
export const codeOf = (shop: TestShop, phone: string): string =>
  /\d{6}/.exec(shop.sent.findLast(({ to }) => to === phone)?.text ?? '')?.[0] ?? ''

export const otherThan = (code: string): string => (code === '123456' ? '654321' : '123456')

/** A browser behind a network address; it names itself unless told otherwise. */
export const browserAt = (shop: TestShop, from: string, names = true) => {
  const number = randomUUID()
  const post = (path: string, body: object, more: Asking = {}) =>
    shop.ask('POST', path, { body, from, ...(names ? { headers: { 'X-Browser': number } } : {}), ...more })
  const code = (phone: string) => codeOf(shop, phone)
  return {
    register: async (form: Form = newForm()) => {
      await post('auth/register', form)
      return form
    },
    login: (form: Pick<Form, 'phone_number'> & { password?: string }, password = form.password ?? PASSWORD) =>
      post('auth/login', { phone_number: form.phone_number, password }),
    loginByEmail: (form: Pick<Form, 'email'>, password: string) => post('auth/login', { email: form.email, password }),
    ask: (phone_number: string, purpose: 'login' | 'password' = 'login') =>
      post('auth/request-code', { phone_number, purpose }),
    enter: (phone_number: string, entered = code(phone_number)) =>
      post('auth/login-by-code', { phone_number, code: entered }),
    reset: (phone_number: string, password: string, entered = code(phone_number)) =>
      post('auth/reset-password', { phone_number, code: entered, password }),
    post,
  }
}
