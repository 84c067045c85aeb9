import { and, eq, inArray } from 'drizzle-orm'
import { knownClients } from '../db/schema.ts'
import { keyedHash } from './data-keys.ts'
import type { Counted, LimitName } from './limits.ts'
import { count } from './limits.ts'
import type { Role } from './sessions.ts'
import type { Shop } from './shop.ts'

/** Where a request for an account comes from. */
export interface Client {
  /** IPv4 address or IPv6 /64; null for a call from inside this process. */
  network: string | null
  /** The number of its browser, if it says one; it proves nothing and opens nothing. */
  browser: string | null
  userAgent: string | null
  /** It carries a log-in of the very account that it is about. */
  hasLogIn: boolean
}

interface Owner {
  role: Role
  /** Null where there is no such account; the same is asked of the database then. */
  accountId: number | null
}

const NOBODY = 0

/** Nobody can tell from the database in which network or with which browser somebody logged in. */
const hashOf = ({ dataKeys }: Shop, kind: 'browser' | 'network', name: string | null): string | null =>
  name === null ? null : keyedHash(dataKeys, 'client', [kind, name])

const hashesOf = (shop: Shop, { browser, network }: Client) => ({
  browser: hashOf(shop, 'browser', browser),
  network: hashOf(shop, 'network', network),
})

/** Tells one who asks from another: browsers by their number, whatever names none by its network. */
export const requesterOf = (shop: Shop, client: Client): string => {
  const { browser, network } = hashesOf(shop, client)
  return browser ?? network ?? 'inside'
}

/** Which of both logged in to the account before. */
export const recognise = async (
  shop: Shop,
  { role, accountId }: Owner,
  client: Client,
): Promise<{ browser: boolean; network: boolean }> => {
  const { browser, network } = hashesOf(shop, client)
  const asked = [browser, network].filter((hash) => hash !== null)
  const rows = await shop.db
    .select({ client: knownClients.client })
    .from(knownClients)
    .where(
      and(
        eq(knownClients.role, role),
        eq(knownClients.accountId, accountId ?? NOBODY),
        inArray(knownClients.client, asked),
      ),
    )
  const isKnown = (hash: string | null) => rows.some((row) => row.client === hash)
  return { browser: client.hasLogIn || isKnown(browser), network: isKnown(network) }
}

/** Remembers that somebody logged in from here. */
export const rememberClient = async (
  shop: Shop,
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

export const forgetClients = async ({ db }: Shop, role: Role, accountId: number): Promise<void> => {
  await db.delete(knownClients).where(and(eq(knownClients.role, role), eq(knownClients.accountId, accountId)))
}

/**
 * Counts an attempt on an account. A browser that logged in to it before has a limit of its own, so has each network;
 * from all others together only so much is taken. So a stranger uses up what is left to strangers, never the owner's.
 */
export const countAttempt = async (
  shop: Shop,
  limits: { own: LimitName; strangers: LimitName },
  attempt: { subject: string; owner: Owner; client: Client },
): Promise<Counted[]> => {
  const { subject, owner, client } = attempt
  const known = await recognise(shop, owner, client)
  if (known.browser) return [await count(shop, limits.own, `${subject}@${requesterOf(shop, client)}`)]
  const own = await count(shop, limits.own, `${subject}@${client.network ?? 'inside'}`)
  return known.network ? [own] : [own, await count(shop, limits.strangers, subject)]
}
