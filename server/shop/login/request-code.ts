import { answers } from '../../../src/contract/answers.ts'
import type { Language } from '../../../src/contract/languages.ts'
import type { WorkProof } from '../../../src/contract/proof-of-work.ts'
import type { ShopContext } from '../core/context.ts'
import { consumeLimit, countedSoFar, LIMITS, refundLimit } from '../core/rate-limits.ts'
import { Refusal } from '../core/refusal.ts'
import {
  countForNumber,
  countForShop,
  isSmsUsedUp,
  sendCounted,
  sendSms,
  tellHalf,
  type SmsPurpose,
} from '../core/send-sms.ts'
import { reasonOf } from '../core/transaction.ts'
import { findAccount } from './find-account.ts'
import { countKnown, hasLoggedIn, recognise, requesterOf, type Client } from './known-browsers.ts'
import { issueCode, opensAccount, type CodeFor } from './otp.ts'
import { isWorkDone, workNeeded } from './proof-of-work.ts'

/** Sends codes, and sees to it that no stranger uses up what others need. */

/** Asked for so often, a code costs one network no work, whatever others do. */
const FREE_PER_NETWORK = 5
/** So many codes an hour are ordinary for the people behind a /24 or a /48. */
const FREE_PER_WIDE_NETWORK = 400

/** `203.0.113.7` → `203.0.113`, `2001:db8:1:2::/64` → `2001:db8:1`: what one customer of a provider may hold. */
const wideNetworkOf = (network: string): string =>
  network.includes(':') ? network.split(':').slice(0, 3).join(':') : network.split('.').slice(0, 3).join('.')

/** How much of the hour's codes to numbers without an account is used, from 0 to 1. */
const loadOf = async (shop: ShopContext): Promise<number> =>
  (await countedSoFar(shop, 'codesToNewNumbers', 'all')) / LIMITS.codesToNewNumbers.max

/**
 * Counts a request of a browser that nobody knows, by its network. Where a flood is under way, or comes from its wider
 * network, it has to do some work first: that costs a farmer's phone a second, and whoever asks for thousands more.
 */
const admitStranger = async (
  shop: ShopContext,
  network: string,
  { subject, work }: { subject: string; work: WorkProof | undefined },
): Promise<void> => {
  const own = await consumeLimit(shop, 'codesPerNetwork', network)
  const wide = await consumeLimit(shop, 'codesPerWideNetwork', wideNetworkOf(network))
  const load = await loadOf(shop)
  const isMuch = own.count > FREE_PER_NETWORK
  const isCrowd = wide.count > FREE_PER_WIDE_NETWORK
  // Work buys nothing once no code is left.
  const costsWork = load < 0.5 ? isMuch && isCrowd : load < 1 && (isMuch || isCrowd)
  if (!costsWork || (work !== undefined && (await isWorkDone(shop, subject, work)))) return
  await refundLimit(shop, [own, wide])
  throw workNeeded(shop, subject, load)
}

/** Takes one of the few codes an hour that a browser which logged in before has for other numbers; false where none is left. */
const takeOfBrowser = async (shop: ShopContext, client: Client): Promise<boolean> => {
  if (!(await hasLoggedIn(shop, client))) return false
  try {
    await consumeLimit(shop, 'codesOfBrowser', requesterOf(shop, client))
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const paused = () => new Refusal('CODES_PAUSED', answers.codesPaused, { retryAfterSeconds: 15 * 60 })

/** True once no more codes go out for this purpose. */
const isUsedUp = async (shop: ShopContext, purpose: SmsPurpose): Promise<boolean> =>
  (purpose === 'newcomers' && (await loadOf(shop)) >= 1) || isSmsUsedUp(shop, purpose)

/**
 * What may be said of a code before it is sent: the same for numbers with an account and without. Where for either no
 * code is left it says that none may come; where for both, none does.
 */
const promiseOf = async (shop: ShopContext, purposes: readonly SmsPurpose[]): Promise<string> => {
  const usedUp = await Promise.all(purposes.map((purpose) => isUsedUp(shop, purpose)))
  if (usedUp.every((is) => is)) throw paused()
  return usedUp.includes(true) ? answers.codesScarce : answers.codeMaybeSent
}

/** Counts the message that a code goes out in; false when there is none left. */
const countMessage = async (shop: ShopContext, purpose: SmsPurpose): Promise<boolean> => {
  try {
    await countForShop(shop, purpose)
    if (purpose === 'newcomers') {
      const { count } = await consumeLimit(shop, 'codesToNewNumbers', 'all')
      tellHalf(shop, 'codesToNewNumbers', count, LIMITS.codesToNewNumbers.max)
    }
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const kind = purpose === 'newcomers' ? 'codesToNewNumbers' : purpose
    shop.log.error({ kind }, 'Codes are not sent: too many were asked for')
    return false
  }
}

/**
 * Sends a code to a phone. Neither the answer, which is returned, nor its time reveals whether it has an account:
 * without one the same rows are written, and nobody waits for the message or learns that it failed.
 */
export const requestCode = async (
  shop: ShopContext,
  to: CodeFor,
  { client, language, work }: { client: Client; language: Language; work?: WorkProof | undefined },
): Promise<string> => {
  const account = await findAccount(shop, to.role, to)
  const known = await recognise(shop, { role: to.role, accountId: account?.id ?? null }, client)
  // A phone that helps a whole village is a stranger once its own codes are used up, and no worse than one.
  const isReturning = !known.browser && (await takeOfBrowser(shop, client))
  const subject = `${to.role}:${to.phoneNumber}`
  if (!known.browser && !isReturning && client.network !== null)
    await admitStranger(shop, client.network, { subject, work })
  await countKnown(shop, { own: 'codes', strangers: 'codesOfStrangers' }, { subject, known, client })

  const ofStranger = account === null && opensAccount(to) ? 'newcomers' : 'accounts'
  const isOwner = known.browser || known.network
  const purpose: SmsPurpose = isOwner ? 'owners' : isReturning ? 'returning' : ofStranger
  // Counted by one name, so that the limit of a number does not tell either.
  await countForNumber(shop, isOwner ? 'owners' : 'accounts', to.phoneNumber)
  const alike: SmsPurpose[] = opensAccount(to) ? ['newcomers', 'accounts'] : ['accounts']
  const message = await promiseOf(shop, purpose === ofStranger ? alike : [purpose])
  const text = await issueCode(shop, to, { client, language })
  if (account === null && !opensAccount(to)) return message
  if (!(await countMessage(shop, purpose))) return purpose === ofStranger ? answers.codesScarce : message
  void sendCounted(shop, { phoneNumber: to.phoneNumber, text }).catch((error: unknown) =>
    shop.log.error(reasonOf(error), 'A code could not be sent'),
  )
  return message
}

/** Sends the first code of an account that the shop has opened; it may be entered in any browser. */
export const sendFirstCode = async (shop: ShopContext, phoneNumber: string): Promise<void> => {
  const to: CodeFor = { role: 'customer', phoneNumber, purpose: 'login' }
  const text = await issueCode(shop, to, { client: null, language: 'en' })
  await sendSms(shop, { phoneNumber, text, purpose: 'operator' })
}
