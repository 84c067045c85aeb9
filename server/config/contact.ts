import * as v from 'valibot'
import type { ContactLine } from '../../src/contract/shop-settings.ts'

/** How the shop can be reached, as every page shows it. */

const TEXT_MAX = 200
const NUMBER = /^\+?\d[\d\s()-]{1,18}\d$/
const CONTROL = /\p{Cc}/u

const trimmed = v.pipe(v.string(), v.trim())
const numberEntry = (name: string) =>
  v.optional(v.pipe(trimmed, v.regex(NUMBER, `${name} must be a number such as +91 98220 12345`)))

/** The variables of the environment; each may be missing. */
export const contactEntries = {
  SHOP_ADDRESS: v.optional(
    v.pipe(
      trimmed,
      v.check(
        (text) => text.length <= TEXT_MAX && !CONTROL.test(text),
        `SHOP_ADDRESS must be one line of at most ${TEXT_MAX} characters`,
      ),
    ),
  ),
  SHOP_PHONE: numberEntry('SHOP_PHONE'),
  SHOP_WHATSAPP: numberEntry('SHOP_WHATSAPP'),
  SHOP_EMAIL: v.optional(
    v.pipe(
      trimmed,
      v.maxLength(TEXT_MAX, 'SHOP_EMAIL is too long'),
      v.email('SHOP_EMAIL must be an address such as help@farm.example'),
    ),
  ),
}

type ContactEntries = { [Name in keyof typeof contactEntries]?: string | undefined }

/** WhatsApp wants the country before the number. */
const withCountry = (number: string): string => {
  const digits = number.replaceAll(/\D/g, '')
  return digits.length === 10 ? `91${digits}` : digits
}

/** The lines of the footer; what is not set is left out. */
export const contactLines = ({
  SHOP_ADDRESS: address,
  SHOP_PHONE: phone,
  SHOP_WHATSAPP: whatsapp,
  SHOP_EMAIL: email,
}: ContactEntries): ContactLine[] => [
  ...(address ? [{ kind: 'address' as const, text: address }] : []),
  ...(phone ? [{ kind: 'phone' as const, text: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }] : []),
  ...(whatsapp
    ? [{ kind: 'whatsapp' as const, text: `WhatsApp ${whatsapp}`, href: `https://wa.me/${withCountry(whatsapp)}` }]
    : []),
  ...(email ? [{ kind: 'email' as const, text: email, href: `mailto:${email}` }] : []),
]

/** Shown as plain text outside production, where nothing is set: a press would reach nobody. */
export const EXAMPLE_CONTACT: readonly ContactLine[] = [
  { kind: 'address', text: 'Haldhar Farm Goods, Plot 12, Market Yard Road, Nashik, Maharashtra 422003' },
  { kind: 'phone', text: '1800-000-0000' },
  { kind: 'whatsapp', text: 'WhatsApp 00000 00000' },
  { kind: 'email', text: 'help@haldhar.example' },
]
