import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'

/** Customers, and the log-ins of customers and staff. */

export const customers = pgTable(
  'customers',
  {
    id: id(),
    name: text('name').notNull(),
    /** Null once the account is erased, like the email. */
    phoneNumber: text('phone_number').unique(),
    /** When a code sent to the phone was entered; a number that was never verified owns nothing. */
    phoneProvenAt: moment('phone_proven_at'),
    whatsAppNumber: text('whats_app_number').notNull(),
    email: text('email').unique(),
    /** Argon2id, PHC string; null until a farmer whose account was opened for them sets one. */
    passwordHash: text('password_hash'),
    /** Set while the operator blocks its log-ins. */
    blockedAt: moment('blocked_at'),
    /** Why, for the operator's people alone. */
    blockedReason: text('blocked_reason'),
    createdAt: createdAt(),
    /** Null before the first: after long silence the number may be somebody else's. */
    lastLoginAt: moment('last_login_at'),
    /** The row of an erased account stays without a name as long as its orders have to be kept. */
    erasedAt: moment('erased_at'),
  },
  (t) => [
    index('customers_newest').on(t.createdAt, t.id).concurrently(),
    index('customers_found')
      .using('gin', sql`${t.name} gin_trgm_ops`, sql`${t.phoneNumber} gin_trgm_ops`, sql`${t.email} gin_trgm_ops`)
      .concurrently(),
  ],
)

/** Log-ins. Only the hash of the bearer token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What the customer names a log-in by. */
    id: uuid('id').notNull().unique().defaultRandom(),
    role: text('role', { enum: ['customer', 'staff'] }).notNull(),
    accountId: integer('account_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** Names of the browser and its system, as far as they could be read. */
    browser: text('browser'),
    system: text('system'),
  },
  (t) => [index('sessions_account').on(t.role, t.accountId), index('sessions_age').on(t.expiresAt).concurrently()],
)

/** Keyed hashes of browsers and networks that logged in to an account: strangers cannot use up their limits. */
export const knownClients = pgTable(
  'known_clients',
  {
    role: text('role', { enum: ['customer', 'seller', 'staff'] }).notNull(),
    accountId: integer('account_id').notNull(),
    client: text('client').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.role, t.accountId, t.client] }),
    index('known_clients_age').on(t.lastUsedAt),
    index('known_clients_client').on(t.client),
  ],
)

/** Six-digit codes for log-in, a new password or erasing the account. */
export const loginCodes = pgTable(
  'login_codes',
  {
    role: text('role', { enum: ['customer', 'seller', 'staff'] }).notNull(),
    phoneNumber: text('phone_number').notNull(),
    /** What the code may be used for; a code for log-in sets no password. */
    purpose: text('purpose', { enum: ['login', 'password', 'erase'] }).notNull(),
    /** Keyed hash of the only browser that may enter it, so nobody uses up another's attempts; or `shop`. */
    requester: text('browser').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.role, t.phoneNumber, t.purpose, t.requester] })],
)
