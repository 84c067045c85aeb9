import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { paise, rupees } from '../../src/contract/money.ts'
import type { ShopSettings } from '../../src/contract/shop-settings.ts'
import { contactEntries, contactLines, EXAMPLE_CONTACT } from './contact.ts'
import { weakSecret } from './secrets.ts'
import { DEFAULT_CAPS, type OrderCaps } from '../shop/orders/order-caps.ts'

/** The environment is read and checked here and nowhere else. */

export class ConfigError extends Error {}

const isProxy = (text: string): boolean => {
  const [network = '', prefix, ...more] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(network)] ?? -1
  return bits > 0 && more.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
}

const url = (protocols: readonly string[], message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message),
  )
const webUrl = (name: string) => url(['http:', 'https:'], `${name} must be an address such as https://example.org`)

const dataKey = (name: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\S{32,200}$/, `${name} must have 32 to 200 characters without spaces: openssl rand -base64 32`),
  )

const ORDER_YEARS_MESSAGE = 'ORDER_YEARS must be a number of years from 1 to 50'
/** A whole number above zero. */
const amount = (name: string, most: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,9}$/, `${name} must be a whole number from 1 to ${most}`),
      v.transform(Number),
      v.maxValue(most, `${name} must be a whole number from 1 to ${most}`),
    ),
  )
const PIECES_MAX = 1_000_000
const RUPEES_MAX = 1_000_000_000

/** On this very site, unless another address is configured for sellers. */
const SELLERS_DESK = '/desk/'

const Environment = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'PORT must be a number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65_535, 'PORT must be a number from 0 to 65535'),
    ),
    '4173',
  ),
  DATA_DIR: v.optional(v.string(), './.data'),
  DATABASE_URL: v.optional(
    url(['postgres:', 'postgresql:'], 'DATABASE_URL must be an address such as postgres://user@host/database'),
  ),
  ADMIN_SITE_URL: v.optional(webUrl('ADMIN_SITE_URL')),
  PUBLIC_URL: v.optional(webUrl('PUBLIC_URL')),
  SHOP_ADMIN_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^\S{16,200}$/, 'SHOP_ADMIN_TOKEN must have 16 to 200 characters without spaces')),
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      v.check(
        (parts) => parts.every(isProxy),
        'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.1,172.16.0.0/12',
      ),
    ),
  ),
  SENDER_URL: v.optional(webUrl('SENDER_URL')),
  DATA_KEY: v.optional(dataKey('DATA_KEY')),
  DATA_KEY_OLD: v.optional(dataKey('DATA_KEY_OLD')),
  ORDER_YEARS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/, ORDER_YEARS_MESSAGE),
      v.transform(Number),
      v.minValue(1, ORDER_YEARS_MESSAGE),
      v.maxValue(50, ORDER_YEARS_MESSAGE),
    ),
    '8',
  ),
  MAPS_KEY: v.optional(v.string()),
  RAZORPAY_KEY_ID: v.optional(v.string()),
  RAZORPAY_KEY_SECRET: v.optional(v.string()),
  RAZORPAY_WEBHOOK_SECRET: v.optional(v.string()),
  RAZORPAY_WEBHOOK_SECRET_OLD: v.optional(v.string()),
  CORS_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      v.check(
        (parts) => parts.every((part) => URL.canParse(part) && new URL(part).origin === part),
        'CORS_ORIGINS must be origins such as https://farm.example,https://m.farm.example',
      ),
    ),
  ),
  S3_ENDPOINT: v.optional(webUrl('S3_ENDPOINT')),
  S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'S3_BUCKET is no name of a bucket')),
  ),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
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
  ...contactEntries,
  DIST_DIR: v.optional(v.string(), './dist'),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off'], 'SERVICE_WORKER must be on or off'), 'on'),
  NODE_ENV: v.optional(v.string(), 'development'),
})

export interface S3Config {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface Config {
  port: number
  dataDir: string
  databaseUrl: string | undefined
  adminSiteUrl: string
  publicUrl: string
  adminToken: string | undefined
  trustedProxies: string[]
  senderUrl: string | undefined
  mapsKey: string | undefined
  /** Encrypts bank data; without it a key is kept in the data folder. */
  dataKey: string | undefined
  /** The key before a rotation: still decrypts what it encrypted. */
  oldDataKey: string | undefined
  /** How long orders of an erased account are kept for the books. */
  orderYears: number
  /** Without provider keys payments run on the simulator. */
  razorpay: { keyId: string; keySecret: string } | undefined
  webhookSecret: string | undefined
  /** The webhook secret before a rotation: still accepted for a day. */
  oldWebhookSecret: string | undefined
  /** Pages of other origins that may call the API. */
  corsOrigins: string[]
  /** Where uploaded files are stored; without it in a local folder. */
  s3: S3Config | undefined
  /** How much may be ordered before money has come in. */
  caps: OrderCaps
  /** What every page shows about the shop. */
  settings: ShopSettings
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  production: boolean
  /** Folder of the build. */
  distDir: string
  /** Replaces the service worker by one that removes itself, when a broken one was released. */
  workerOff: boolean
}

type Parsed = v.InferOutput<typeof Environment>

/** Both keys or none: half a payment provider would fail only when a farmer pays. */
const razorpayOf = (env: Parsed): Config['razorpay'] => {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env
  if (keyId && keySecret) return { keyId, keySecret }
  if (!keyId && !keySecret) return undefined
  throw new ConfigError('RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET must be set together')
}

/** All of them or none: a half-configured store would be noticed only when a farmer uploads a picture. */
const s3Of = (env: Parsed): S3Config | undefined => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey }
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined
  throw new ConfigError('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together')
}

const capsOf = (env: Parsed): OrderCaps => ({
  piecesPerSku: env.ORDER_PIECES_MAX ?? DEFAULT_CAPS.piecesPerSku,
  unpaidPieces: env.UNPAID_PIECES_MAX ?? DEFAULT_CAPS.unpaidPieces,
  unpaidPaise: env.UNPAID_RUPEES_MAX === undefined ? DEFAULT_CAPS.unpaidPaise : paise(env.UNPAID_RUPEES_MAX),
  unpaidOrders: env.UNPAID_ORDERS_MAX ?? DEFAULT_CAPS.unpaidOrders,
  cashBelowPaise: env.CASH_RUPEES_BELOW === undefined ? DEFAULT_CAPS.cashBelowPaise : paise(env.CASH_RUPEES_BELOW),
})

/** A shop that is tried out shows what the footer will look like; one in production names nothing that is not true. */
const settingsOf = (env: Parsed, { piecesPerSku: maxPieces }: OrderCaps, production: boolean): ShopSettings => {
  const contact = contactLines(env)
  return contact.length === 0 && !production
    ? { contact: EXAMPLE_CONTACT, isExample: true, maxPieces }
    : { contact, maxPieces }
}

/** Reads the environment, or throws one line that names what is wrong with it. An empty value counts as none. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const read = v.safeParse(Environment, given)
  if (!read.success) throw new ConfigError(read.issues[0].message)
  const env = read.output
  const production = env.NODE_ENV === 'production'
  const weak = production ? weakSecret(env) : undefined
  if (weak !== undefined) throw new ConfigError(weak)
  const caps = capsOf(env)
  return {
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    adminSiteUrl: env.ADMIN_SITE_URL ?? SELLERS_DESK,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    adminToken: env.SHOP_ADMIN_TOKEN,
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    senderUrl: env.SENDER_URL,
    mapsKey: env.MAPS_KEY,
    dataKey: env.DATA_KEY,
    oldDataKey: env.DATA_KEY_OLD,
    orderYears: env.ORDER_YEARS,
    razorpay: razorpayOf(env),
    webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
    oldWebhookSecret: env.RAZORPAY_WEBHOOK_SECRET_OLD,
    corsOrigins: env.CORS_ORIGINS ?? [],
    s3: s3Of(env),
    caps,
    settings: settingsOf(env, caps, production),
    logLevel: env.LOG_LEVEL,
    production,
    distDir: resolve(env.DIST_DIR),
    workerOff: env.SERVICE_WORKER === 'off',
  }
}
