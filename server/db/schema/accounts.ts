import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'

/** Customers, and the log-ins of customers and sellers. */

export const customers = pgTable('customers', {
  id: id(),
  name: text('name').notNull(),
  phoneNumber: text('phone_number').notNull().unique(),
  whatsAppNumber: text('whats_app_number').notNull(),
  email: text('email').notNull().unique(),
  /** Argon2id, PHC string; null until a farmer whose account was opened for them sets one. */
  passwordHash: text('password_hash'),
  createdAt: createdAt(),
})

/** Log-ins. Only the hash of the bearer token is kept (decision 4). */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    role: text('role', { enum: ['customer', 'seller'] }).notNull(),
    accountId: integer('account_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('sessions_account').on(t.role, t.accountId)],
)

/** Six-digit codes for log-in and a new password (decision 7). */
export const loginCodes = pgTable(
  'login_codes',
  {
    role: text('role', { enum: ['customer', 'seller'] }).notNull(),
    phoneNumber: text('phone_number').notNull(),
    /** What the code may be used for; a code for log-in sets no password. */
    purpose: text('purpose', { enum: ['login', 'password'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.role, t.phoneNumber, t.purpose] })],
)
