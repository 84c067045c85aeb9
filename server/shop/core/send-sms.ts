import { consumeLimit, countedSoFar, LIMITS } from './rate-limits.ts'
import type { ShopContext } from './context.ts'
import type { Language } from '../../../src/contract/languages.ts'

/** The only door to the message gateway: each message costs the shop money, so each is counted here. */

/** Messages a day where the shop has set no other number. */
const SMS_PER_DAY = 50_000

/** Which part of the day's messages a purpose may use, in percent: none uses up another's. */
const PERCENT = {
  news: 40,
  /** Codes for browsers and networks that logged in to the account before. */
  owners: 20,
  /** Codes for browsers that logged in to another account before. */
  returning: 8,
  /** Codes for accounts, asked for from elsewhere. */
  accounts: 12,
  /** Codes for numbers without an account. */
  newcomers: 15,
  /** What the operator's own doing sends. */
  operator: 5,
} as const
export type SmsPurpose = keyof typeof PERCENT

/** Messages a day for one purpose. */
const smsShare = ({ smsPerDay = SMS_PER_DAY }: ShopContext, purpose: SmsPurpose): number =>
  Math.max(1, Math.floor((smsPerDay * PERCENT[purpose]) / 100))

/** Whether a purpose's share of the day is used up. */
export const isSmsUsedUp = async (shop: ShopContext, purpose: SmsPurpose): Promise<boolean> =>
  (await countedSoFar(shop, 'smsOfShop', purpose)) >= smsShare(shop, purpose)

/** Tells the operator once that half of something is used up, while there is time to act. */
export const tellHalf = (shop: ShopContext, what: string, count: number, max: number): void => {
  if (count === Math.ceil(max / 2)) shop.log.error({ what, sent: count, max }, 'Half of what may be sent is used up')
}

export interface Sms {
  phoneNumber: string
  text: string
  purpose: SmsPurpose
  /** Whatever is sent under the same key is the same message. */
  key?: string
}

/** Counts a message to a number, whether or not it goes out then. */
export const countForNumber = async (shop: ShopContext, purpose: SmsPurpose, phoneNumber: string): Promise<void> => {
  await consumeLimit(shop, 'smsPerNumber', `${purpose}:${phoneNumber}`, shop.smsPerNumber)
}

/** Counts a message that goes out; refused when the share of its purpose is used up. */
export const countForShop = async (shop: ShopContext, purpose: SmsPurpose): Promise<void> => {
  const max = smsShare(shop, purpose)
  const { count } = await consumeLimit(shop, 'smsOfShop', purpose, max)
  tellHalf(shop, `SMS a day for ${purpose}`, count, max)
}

/** Hands a counted message to the gateway. */
export const sendCounted = ({ sender }: ShopContext, { phoneNumber, text, key }: Omit<Sms, 'purpose'>): Promise<void> =>
  sender.send(phoneNumber, text, key)

/** Counts and sends a message. */
export const sendSms = async (shop: ShopContext, sms: Sms): Promise<void> => {
  await countForNumber(shop, sms.purpose, sms.phoneNumber)
  await countForShop(shop, sms.purpose)
  await sendCounted(shop, sms)
}

/** The fullest of all shares of the day, or of the hour’s codes to newcomers, in percent, for the operator. */
export const smsPercentUsed = async (shop: ShopContext): Promise<number> => {
  const purposes = Object.keys(PERCENT) as SmsPurpose[]
  const used = purposes.map(
    async (purpose) => (await countedSoFar(shop, 'smsOfShop', purpose)) / smsShare(shop, purpose),
  )
  const ofHour = await countedSoFar(shop, 'codesToNewNumbers', 'all')
  return Math.floor(100 * Math.max(ofHour / LIMITS.codesToNewNumbers.max, ...(await Promise.all(used))))
}

/** Of the reader, where the gateway may send it: networks refuse texts that were not registered with them. */
export const spokenTo = ({ sender }: Pick<ShopContext, 'sender'>, language: Language): Language =>
  sender.languages === undefined || sender.languages.includes(language) ? language : 'en'
