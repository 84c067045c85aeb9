import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { isLanguage, LANGUAGES } from '../../src/contract/languages.ts'
import { paise, rupees } from '../../src/contract/money.ts'
import { ConfigError } from './config-error.ts'
import { contactEntries, grievanceEntries, settingsOf, socialEntries } from './contact.ts'
import { weakSecret } from './secrets.ts'
import { DEFAULT_CAPS, REFUND_BY_ONE_PAISE, type OrderCaps } from '../shop/core/default-caps.ts'

/** The environment is read and checked here and nowhere else. */

const isProxy = (text: string): boolean => {
  const [network = '', prefix, ...more] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(network)] ?? -1
  return bits > 0 && more.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
}
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

/** A name, with `*.` for any before it, and with a port where it is not the usual one. */
const isPushHost = (text: string): boolean => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(text)

const url = (protocols: readonly string[], message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message),
  )
const webUrl = (name: string) =>
  v.optional(url(['http:', 'https:'], `${name} must be an address such as https://example.org`))

const databaseUrl = (name: string) =>
  v.optional(url(['postgres:', 'postgresql:'], `${name} must be an address such as postgres://user@host/database`))

const secret = (name: string, min: number, hint = '') =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(new RegExp(`^\\S{${min},200}$`), `${name} must have ${min} to 200 characters without spaces${hint}`),
    ),
  )
const dataKey = (name: string) => secret(name, 32, ': openssl rand -base64 32')

const integer = (name: string, min: number, max: number) => {
  const message = `${name} must be a number from ${min} to ${max}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,10}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  )
}
const amount = (name: string, max: number) => v.optional(integer(name, 1, max))
const PIECES_MAX = 1_000_000
const RUPEES_MAX = 1_000_000_000

const list = (isEntry: (text: string) => boolean, message: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((entries) => entries.split(',').flatMap((entry) => entry.trim() || [])),
      v.check((entries) => entries.every(isEntry), message),
    ),
    '',
  )
const text = v.optional(v.string())

/** Not passed over in silence: whoever sets it expects what travels to be encrypted. */
const ofProxy = (name: string) =>
  v.optional(v.never(`${name} belongs to a proxy in front of the shop: see "A proxy in front" in docs/operations.md`))

/** The variables by their names. */
export const Environment = v.object({
  PORT: v.optional(integer('PORT', 0, 65_535), '4173'),
  METRICS_PORT: v.optional(integer('METRICS_PORT', 0, 65_535)),
  DATA_DIR: v.optional(v.string(), './.data'),
  DATABASE_URL: databaseUrl('DATABASE_URL'),
  DATABASE_MIGRATE_URL: databaseUrl('DATABASE_MIGRATE_URL'),
  DATABASE_READ_URL: databaseUrl('DATABASE_READ_URL'),
  DATABASE_SEARCH_URL: databaseUrl('DATABASE_SEARCH_URL'),
  DATABASE_NAMED_STATEMENTS: v.optional(v.picklist(['on', 'off'], 'DATABASE_NAMED_STATEMENTS must be on or off'), 'on'),
  ROLE: v.optional(v.picklist(['all', 'web', 'worker'], 'ROLE must be all, web or worker'), 'all'),
  ADMIN_SITE_URL: webUrl('ADMIN_SITE_URL'),
  PUBLIC_URL: webUrl('PUBLIC_URL'),
  SHOP_ADMIN_TOKEN: secret('SHOP_ADMIN_TOKEN', 16),
  TRUSTED_PROXIES: list(isProxy, 'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.1,172.16.0.0/12'),
  SENDER_URL: webUrl('SENDER_URL'),
  SMS_PER_DAY: v.optional(integer('SMS_PER_DAY', 100, 10_000_000)),
  SMS_PER_NUMBER: v.optional(integer('SMS_PER_NUMBER', 10, 100_000)),
  CASH_NEEDS_PROVEN_PHONE: v.optional(v.picklist(['on', 'off'], 'CASH_NEEDS_PROVEN_PHONE must be on or off'), 'off'),
  SENDER_LANGUAGES: list(isLanguage, `SENDER_LANGUAGES must be of ${LANGUAGES.join(',')}`),
  TLS_CERT: ofProxy('TLS_CERT'),
  TLS_KEY: ofProxy('TLS_KEY'),
  DATA_KEY: dataKey('DATA_KEY'),
  DATA_KEY_OLD: dataKey('DATA_KEY_OLD'),
  ORDER_YEARS: v.optional(integer('ORDER_YEARS', 1, 50), '8'),
  MAPS_KEY: text,
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET_OLD: text,
  CORS_ORIGINS: list(isOrigin, 'CORS_ORIGINS must be origins such as https://farm.example,https://m.farm.example'),
  S3_ENDPOINT: webUrl('S3_ENDPOINT'),
  S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'S3_BUCKET is no name of a bucket')),
  ),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  PUSH_KEYS: text,
  PUSH_HOSTS: list(isPushHost, 'PUSH_HOSTS must be names of hosts such as push.example,*.push.example'),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'LOG_LEVEL must be debug, info, warn, error or silent'),
    'info',
  ),
  ORDER_PIECES_MAX: amount('ORDER_PIECES_MAX', PIECES_MAX),
  UNPAID_PIECES_MAX: amount('UNPAID_PIECES_MAX', PIECES_MAX),
  UNPAID_RUPEES_MAX: amount('UNPAID_RUPEES_MAX', RUPEES_MAX),
  UNPAID_ORDERS_MAX: amount('UNPAID_ORDERS_MAX', PIECES_MAX),
  // The law allows no more; a shop may take less.
  CASH_RUPEES_BELOW: amount('CASH_RUPEES_BELOW', rupees(DEFAULT_CAPS.cashBelowPaise)),
  REFUND_RUPEES_BY_ONE: v.optional(integer('REFUND_RUPEES_BY_ONE', 0, RUPEES_MAX), String(rupees(REFUND_BY_ONE_PAISE))),
  ...contactEntries,
  ...socialEntries,
  ...grievanceEntries,
  DIST_DIR: v.optional(v.string(), './dist'),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off'], 'SERVICE_WORKER must be on or off'), 'on'),
  NODE_ENV: v.optional(v.string(), 'development'),
})
type Environment = v.InferOutput<typeof Environment>

/** The named values, or nothing when none of them is set. Half a configuration would fail only when a farmer needs it. */
const allOrNone = <N extends keyof Environment>(env: Environment, names: readonly N[]) => {
  const set = names.filter((name) => env[name] !== undefined)
  if (set.length === 0) return undefined
  if (set.length < names.length)
    throw new ConfigError(`${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be set together`)
  // All of them were found to be set.
  return env as { [K in N]: NonNullable<Environment[K]> }
}

/** Without provider keys payments run on the simulator. */
const razorpayOf = (env: Environment) => {
  const keys = allOrNone(env, ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'])
  return keys && { keyId: keys.RAZORPAY_KEY_ID, keySecret: keys.RAZORPAY_KEY_SECRET }
}

/** Where uploaded files are stored; without it in a local folder. */
const s3Of = (env: Environment) => {
  const s3 = allOrNone(env, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
  if (s3 === undefined) return undefined
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = s3
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = s3
  return { endpoint, bucket, accessKeyId, secretAccessKey, region: env.S3_REGION }
}

const capsOf = (env: Environment): OrderCaps => ({
  piecesPerSku: env.ORDER_PIECES_MAX ?? DEFAULT_CAPS.piecesPerSku,
  unpaidPieces: env.UNPAID_PIECES_MAX ?? DEFAULT_CAPS.unpaidPieces,
  unpaidPaise: paise(env.UNPAID_RUPEES_MAX ?? rupees(DEFAULT_CAPS.unpaidPaise)),
  unpaidOrders: env.UNPAID_ORDERS_MAX ?? DEFAULT_CAPS.unpaidOrders,
  cashBelowPaise: paise(env.CASH_RUPEES_BELOW ?? rupees(DEFAULT_CAPS.cashBelowPaise)),
})

/** Reads the environment, or throws one line that names what is wrong with it. An empty value counts as none. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>) => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const read = v.safeParse(Environment, given)
  if (!read.success) throw new ConfigError(read.issues[0].message)
  const env = read.output
  const production = env.NODE_ENV === 'production'
  const weak = production ? weakSecret(env) : undefined
  if (weak !== undefined) throw new ConfigError(weak)
  if (env.ROLE !== 'all' && env.DATABASE_URL === undefined)
    throw new ConfigError('ROLE must be all without DATABASE_URL: the embedded database belongs to one process')
  if (env.DATABASE_READ_URL !== undefined && env.DATABASE_URL === undefined)
    throw new ConfigError('DATABASE_READ_URL is a standby of the database of DATABASE_URL, which is not set')
  if (env.DATABASE_SEARCH_URL !== undefined && env.DATABASE_URL === undefined)
    throw new ConfigError('DATABASE_SEARCH_URL leads to the database of DATABASE_URL, which is not set')
  const caps = capsOf(env)
  return {
    port: env.PORT,
    /** Where metrics are told; nowhere without it. */
    metricsPort: env.METRICS_PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    /** The same database past a pooler, or as a user that may make tables. */
    migrateUrl: env.DATABASE_MIGRATE_URL,
    /** A standby of the same database, for what anybody may read. */
    readUrl: env.DATABASE_READ_URL,
    /** The same database again, for searches. */
    searchUrl: env.DATABASE_SEARCH_URL,
    /** Off where a pooler before the database mixes up the statements of its clients. */
    namedStatements: env.DATABASE_NAMED_STATEMENTS === 'on',
    /** What this process does: answers, runs the jobs, or both. */
    role: env.ROLE,
    /** On this very site, unless another address is configured for sellers. */
    adminSiteUrl: env.ADMIN_SITE_URL ?? '/desk/',
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    adminToken: env.SHOP_ADMIN_TOKEN,
    trustedProxies: env.TRUSTED_PROXIES,
    senderUrl: env.SENDER_URL,
    /** In which codes may be sent; English always. */
    senderLanguages: env.SENDER_LANGUAGES.filter(isLanguage),
    /** Messages that the gateway may be given a day. */
    smsPerDay: env.SMS_PER_DAY,
    smsPerNumber: env.SMS_PER_NUMBER,
    cashNeedsProvenPhone: env.CASH_NEEDS_PROVEN_PHONE === 'on',
    /** Push services beside those of the common browsers. */
    pushHosts: env.PUSH_HOSTS,
    /** By which push services know the shop; without them a pair is kept in the data folder. */
    pushKeys: env.PUSH_KEYS,
    mapsKey: env.MAPS_KEY,
    /** Encrypts bank data; without it a key is kept in the data folder. */
    dataKey: env.DATA_KEY,
    /** The key before a rotation: still decrypts what it encrypted. */
    oldDataKey: env.DATA_KEY_OLD,
    /** How long orders of an erased account are kept for the books. */
    orderYears: env.ORDER_YEARS,
    razorpay: razorpayOf(env),
    webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
    /** The webhook secret before a rotation: still accepted for a day. */
    oldWebhookSecret: env.RAZORPAY_WEBHOOK_SECRET_OLD,
    /** Pages of other origins that may call the API. */
    corsOrigins: env.CORS_ORIGINS,
    s3: s3Of(env),
    /** How much may be ordered before money has come in. */
    caps,
    /** What one person alone may send back and say that it is done. */
    refundByOnePaise: paise(env.REFUND_RUPEES_BY_ONE),
    /** What every page shows about the shop. */
    settings: settingsOf(env, { maxPieces: caps.piecesPerSku, production }),
    logLevel: env.LOG_LEVEL,
    production,
    /** Folder of the build. */
    distDir: resolve(env.DIST_DIR),
    /** Replaces the service worker by one that removes itself, when a broken one was released. */
    workerOff: env.SERVICE_WORKER === 'off',
  }
}

export type Config = ReturnType<typeof readConfig>
