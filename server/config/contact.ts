import * as v from 'valibot'
import type { ContactLine, ShopSettings } from '../../src/contract/shop-settings.ts'

/** How the shop can be reached, as every page shows it. */

const TEXT_MAX = 200
const NUMBER = /^\+?\d[\d\s()-]{1,18}\d$/
const CONTROL = /\p{Cc}/u

const trimmed = v.pipe(v.string(), v.trim())
const numberEntry = (name: string) =>
  v.optional(v.pipe(trimmed, v.regex(NUMBER, `${name} must be a number such as +91 98220 12345`)))

const line = (name: string) =>
  v.optional(
    v.pipe(
      trimmed,
      v.check(
        (text) => text.length <= TEXT_MAX && !CONTROL.test(text),
        `${name} must be one line of at most ${TEXT_MAX} characters`,
      ),
    ),
  )
const mailEntry = (name: string) =>
  v.optional(
    v.pipe(
      trimmed,
      v.maxLength(TEXT_MAX, `${name} is too long`),
      v.email(`${name} must be an address such as help@farm.example`),
    ),
  )

const siteEntry = (name: string) =>
  v.optional(
    v.pipe(
      trimmed,
      v.check(
        (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
        `${name} must be an address such as https://www.example.org/our-shop`,
      ),
    ),
  )

/** Where else the shop has a page of its own. */
export const socialEntries = {
  SHOP_FACEBOOK: siteEntry('SHOP_FACEBOOK'),
  SHOP_INSTAGRAM: siteEntry('SHOP_INSTAGRAM'),
  SHOP_YOUTUBE: siteEntry('SHOP_YOUTUBE'),
}

/** The variables of the environment; each may be missing. */
export const contactEntries = {
  SHOP_ADDRESS: line('SHOP_ADDRESS'),
  SHOP_PHONE: numberEntry('SHOP_PHONE'),
  SHOP_WHATSAPP: numberEntry('SHOP_WHATSAPP'),
  SHOP_EMAIL: mailEntry('SHOP_EMAIL'),
}

/** Who hears complaints: a name alone, or with a number and an address of mail. */
export const grievanceEntries = {
  GRIEVANCE_OFFICER: line('GRIEVANCE_OFFICER'),
  GRIEVANCE_PHONE: numberEntry('GRIEVANCE_PHONE'),
  GRIEVANCE_EMAIL: mailEntry('GRIEVANCE_EMAIL'),
}

type ContactEntries = { [Name in keyof typeof contactEntries]?: string | undefined }

/** The shop's pages elsewhere that are set; nothing where none is. */
const socialOf = ({
  SHOP_FACEBOOK: facebook,
  SHOP_INSTAGRAM: instagram,
  SHOP_YOUTUBE: youtube,
}: { [Name in keyof typeof socialEntries]?: string | undefined }): ShopSettings['social'] => {
  const social = { ...(facebook && { facebook }), ...(instagram && { instagram }), ...(youtube && { youtube }) }
  return Object.keys(social).length > 0 ? social : undefined
}

/** WhatsApp wants the country before the number. */
const withCountry = (number: string): string => {
  const digits = number.replaceAll(/\D/g, '')
  return digits.length === 10 ? `91${digits}` : digits
}

/** The lines of the footer; what is not set is left out. */
const contactLines = ({
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

/** The shop's grievance officer; never an example, for the law wants a real one. */
const grievanceOf = ({
  GRIEVANCE_OFFICER: name,
  GRIEVANCE_PHONE,
  GRIEVANCE_EMAIL,
}: { [Name in keyof typeof grievanceEntries]?: string | undefined }): ShopSettings['grievance'] =>
  name ? { name, contact: contactLines({ SHOP_PHONE: GRIEVANCE_PHONE, SHOP_EMAIL: GRIEVANCE_EMAIL }) } : undefined

/** Shown as plain text outside production, where nothing is set: a press would reach nobody. */
const EXAMPLE_CONTACT: readonly ContactLine[] = [
  { kind: 'address', text: 'Haldhar Farm Goods, Plot 12, Market Yard Road, Nashik, Maharashtra 422003' },
  { kind: 'phone', text: '1800-000-0000' },
  { kind: 'whatsapp', text: 'WhatsApp 00000 00000' },
  { kind: 'email', text: 'help@haldhar.example' },
]

type Entries = ContactEntries & Parameters<typeof grievanceOf>[0] & Parameters<typeof socialOf>[0]

/** What every page shows. A shop that is tried out shows what the footer will look like; one in production nothing untrue. */
export const settingsOf = (
  env: Entries,
  { maxPieces, production }: { maxPieces: number; production: boolean },
): ShopSettings => {
  const contact = contactLines(env)
  const grievance = grievanceOf(env)
  const social = socialOf(env)
  return {
    ...(contact.length === 0 && !production ? { contact: EXAMPLE_CONTACT, isExample: true } : { contact }),
    maxPieces,
    ...(social && { social }),
    ...(grievance && { grievance }),
  }
}
