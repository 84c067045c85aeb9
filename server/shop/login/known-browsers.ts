import { and, eq, inArray } from 'drizzle-orm'
import { knownClients } from '../../db/schema.ts'
import { keyedHash } from '../core/encryption.ts'
import { consumeLimit, type CountedAttempt, type LimitName } from '../core/rate-limits.ts'
import type { Role } from './sessions.ts'
import type { ShopContext } from '../core/context.ts'

/** Where a request for an account comes from. */
export interface Client {
  /** IPv4 address or IPv6 /64; null for a call from inside this process. */
  network: string | null
  /** The browser's id, if it sends one; it proves nothing and grants nothing. */
  browser: string | null
  userAgent: string | null
  /** It carries a session of the very account that it is about. */
  hasLogIn: boolean
}

/** A request with a session of the account it is about: it shares no limit with strangers. */
export const ownClient = ({ tokenHash }: { tokenHash: string }, client: Client): Client => ({
  ...client,
  browser: tokenHash,
  hasLogIn: true,
})

interface Owner {
  role: Role
  /** Null where there is no such account; the same queries are made then. */
  accountId: number | null
}

const NOBODY = 0

const ofAccount = (role: Role, accountId: number) =>
  and(eq(knownClients.role, role), eq(knownClients.accountId, accountId))

/** Keyed hashes: the database does not reveal in which network or with which browser somebody logged in. */
const hashesOf = ({ dataKeys }: ShopContext, { browser, network }: Client) => ({
  browser: browser === null ? null : keyedHash(dataKeys, 'client', ['browser', browser]),
  network: network === null ? null : keyedHash(dataKeys, 'client', ['network', network]),
})

/** Identifies a requester: browsers by their id, those without one by their network. */
export const requesterOf = (shop: ShopContext, client: Client): string => {
  const { browser, network } = hashesOf(shop, client)
  return browser ?? network ?? 'inside'
}

/** Which of the two, browser or network, logged in to the account before. */
export const recognise = async (shop: ShopContext, { role, accountId }: Owner, client: Client) => {
  const { browser, network } = hashesOf(shop, client)
  const asked = [browser, network].filter((hash) => hash !== null)
  const isKnownTo = and(ofAccount(role, accountId ?? NOBODY), inArray(knownClients.client, asked))
  const rows = await shop.db.select({ client: knownClients.client }).from(knownClients).where(isKnownTo)
  const isKnown = (hash: string | null) => rows.some((row) => row.client === hash)
  return { browser: client.hasLogIn || isKnown(browser), network: isKnown(network) }
}

/** Whether a browser has logged in to any account of a customer. */
export const hasLoggedIn = async (shop: ShopContext, client: Client): Promise<boolean> => {
  const { browser } = hashesOf(shop, client)
  if (browser === null) return false
  const isOfCustomer = and(eq(knownClients.client, browser), eq(knownClients.role, 'customer'))
  return (
    (await shop.db.select({ client: knownClients.client }).from(knownClients).where(isOfCustomer).limit(1)).length > 0
  )
}

/** Remembers the browser and network of a log-in. */
export const rememberBrowser = async (
  shop: ShopContext,
  { role, accountId }: { role: Role; accountId: number },
  client: Client,
): Promise<void> => {
  const { browser, network } = hashesOf(shop, client)
  const lastUsedAt = shop.clock()
  const rows = [browser, network].filter((hash) => hash !== null)
  if (rows.length === 0) return
  await shop.db
    .insert(knownClients)
    .values(rows.map((row) => ({ role, accountId, client: row, lastUsedAt })))
    .onConflictDoUpdate({
      target: [knownClients.role, knownClients.accountId, knownClients.client],
      set: { lastUsedAt },
    })
}

/** Deletes every known browser and network of an account. */
export const forgetBrowsers = async ({ db }: Pick<ShopContext, 'db'>, role: Role, accountId: number): Promise<void> => {
  await db.delete(knownClients).where(ofAccount(role, accountId))
}

/**
 * Counts an attempt on an account. A browser that logged in to it before has a limit of its own, and so has each
 * network; all others share one. So strangers use up only the strangers' limit, never the owner's.
 */
export const countAttempt = async (
  shop: ShopContext,
  limits: { own: LimitName; strangers: LimitName },
  attempt: { subject: string; owner: Owner; client: Client },
): Promise<CountedAttempt[]> => {
  const { subject, owner, client } = attempt
  return countKnown(shop, limits, { subject, known: await recognise(shop, owner, client), client })
}

type Known = Awaited<ReturnType<typeof recognise>>

/** Counts an attempt of a client that was recognised. */
export const countKnown = async (
  shop: ShopContext,
  limits: { own: LimitName; strangers: LimitName },
  { subject, known, client }: { subject: string; known: Known; client: Client },
): Promise<CountedAttempt[]> => {
  if (known.browser) return [await consumeLimit(shop, limits.own, `${subject}@${requesterOf(shop, client)}`)]
  const own = await consumeLimit(shop, limits.own, `${subject}@${client.network ?? 'inside'}`)
  return known.network ? [own] : [own, await consumeLimit(shop, limits.strangers, subject)]
}
