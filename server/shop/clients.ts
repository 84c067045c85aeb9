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
  /** The number that this browser was given; it proves nothing and opens nothing. */
  browser: string
  /** The browser sent it back, so it keeps it. */
  keepsBrowser: boolean
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
export const browserHash = ({ dataKeys }: Shop, { browser }: Client): string =>
  keyedHash(dataKeys, 'client', ['browser', browser])
export const networkHash = ({ dataKeys }: Shop, { network }: Client): string | null =>
  network === null ? null : keyedHash(dataKeys, 'client', ['network', network])

/** Which of both logged in to the account before. */
export const recognise = async (
  shop: Shop,
  { role, accountId }: Owner,
  client: Client,
): Promise<{ browser: boolean; network: boolean }> => {
  const [browser, network] = [browserHash(shop, client), networkHash(shop, client)]
  const rows = await shop.db
    .select({ client: knownClients.client })
    .from(knownClients)
    .where(
      and(
        eq(knownClients.role, role),
        eq(knownClients.accountId, accountId ?? NOBODY),
        inArray(knownClients.client, network === null ? [browser] : [browser, network]),
      ),
    )
  const known = rows.map((row) => row.client)
  return { browser: client.hasLogIn || known.includes(browser), network: network !== null && known.includes(network) }
}

/** Remembers that somebody logged in from here. */
export const rememberClient = async (
  shop: Shop,
  { role, accountId }: { role: Role; accountId: number },
  client: Client,
): Promise<void> => {
  const network = networkHash(shop, client)
  const lastUsedAt = shop.clock()
  const rows = [browserHash(shop, client), ...(network === null ? [] : [network])]
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
  if (known.browser) return [await count(shop, limits.own, `${subject}@${browserHash(shop, client)}`)]
  const own = await count(shop, limits.own, `${subject}@${client.network ?? 'inside'}`)
  return known.network ? [own] : [own, await count(shop, limits.strangers, subject)]
}
