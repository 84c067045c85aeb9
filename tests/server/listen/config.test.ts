import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { ConfigError } from '../../../server/config/config-error.ts'
import { keeps } from '../../support/keeps.ts'

/** Why the shop does not start with this; empty when it does. */
const refusalOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
    return ''
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message
  }
}

test('without any environment the shop has what it needs', () => {
  expect(readConfig({})).toMatchObject({
    port: 4173,
    databaseUrl: undefined,
    publicUrl: 'http://localhost:4173',
    trustedProxies: [],
    razorpay: undefined,
    production: false,
    orderYears: 8,
  })
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' }), 'an empty value counts as none').toMatchObject({ port: 4173 })
})

test.each([
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '70000' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/shop' }],
  ['ADMIN_SITE_URL', { ADMIN_SITE_URL: 'admin' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
  ['SHOP_ADMIN_TOKEN', { SHOP_ADMIN_TOKEN: 'short' }],
  ['DATA_KEY', { DATA_KEY: 'short' }],
  ['ORDER_YEARS', { ORDER_YEARS: '0' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/64' }],
  ['TLS_CERT', { TLS_CERT: '/etc/ssl/shop.pem' }],
  ['TLS_KEY', { TLS_KEY: '/etc/ssl/shop.key' }],
  ['SENDER_URL', { SENDER_URL: 'gateway' }],
  ['SENDER_LANGUAGES', { SENDER_LANGUAGES: 'hi,tamil' }],
  ['PUSH_HOSTS', { PUSH_HOSTS: 'https://push.example' }],
  ['PUSH_HOSTS', { PUSH_HOSTS: 'push.example,*' }],
  ['RAZORPAY_KEY_SECRET', { RAZORPAY_KEY_ID: 'rzp_test_1' }],
  ['S3_SECRET_ACCESS_KEY', { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'a' }],
  ['S3_BUCKET', { S3_BUCKET: '../shop' }],
  ['S3_ENDPOINT', { S3_ENDPOINT: 's3.example' }],
  ['CORS_ORIGINS', { CORS_ORIGINS: 'https://farm.example/' }],
  ['CORS_ORIGINS', { CORS_ORIGINS: '*' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['SHOP_PHONE', { SHOP_PHONE: 'call us' }],
  ['SHOP_WHATSAPP', { SHOP_WHATSAPP: 'https://wa.me/919822012345' }],
  ['SHOP_EMAIL', { SHOP_EMAIL: 'help at farm' }],
  ['SHOP_FACEBOOK', { SHOP_FACEBOOK: 'javascript:alert(1)' }],
  ['SHOP_INSTAGRAM', { SHOP_INSTAGRAM: '@our_shop' }],
  ['SHOP_YOUTUBE', { SHOP_YOUTUBE: 'http://youtube.com/@shop' }],
  ['SHOP_ADDRESS', { SHOP_ADDRESS: 'Market Yard\nPune' }],
])('a wrong %s is named in one line: %o', async (name, environment) => {
  const message = refusalOf(environment)
  expect(message).toContain(name)
  expect(message).not.toContain('\n')
})

test('every page tells how the shop is reached: what is set, examples without a link, in production nothing untrue', async () => {
  const told = (environment: Record<string, string>) => readConfig(environment).settings
  expect(told({ SHOP_PHONE: '1800 123 4567', SHOP_WHATSAPP: '98220-12345', ORDER_PIECES_MAX: '9' })).toEqual({
    contact: [
      { kind: 'phone', text: '1800 123 4567', href: 'tel:18001234567' },
      { kind: 'whatsapp', text: 'WhatsApp 98220-12345', href: 'https://wa.me/919822012345' },
    ],
    maxPieces: 9,
  })
  const example = told({})
  expect(example).toMatchObject({ isExample: true, maxPieces: 200 })
  expect(example.contact.filter(({ href }) => href !== undefined)).toEqual([])
  expect(told({ NODE_ENV: 'production' })).toEqual({ contact: [], maxPieces: 200 })
})

test('a page elsewhere is told where it is set', () => {
  const SHOP_YOUTUBE = 'https://www.youtube.com/@haldhar'
  expect(readConfig({ SHOP_YOUTUBE, SHOP_FACEBOOK: ' ' }).settings.social).toEqual({ youtube: SHOP_YOUTUBE })
})

const GOOD = 'k7Qp2vXz9Lm4Rt8W'
const razorpay = (secret: string) => ({ RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: secret })
const s3 = (secret: string) => ({
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'shop',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: secret,
})
const database = (password: string) => ({
  DATABASE_URL: `postgres://shop:${encodeURIComponent(password)}@db.farm.example/shop`,
})

/** Each secret that the environment may hold, in an environment that has no other fault. */
const SECRETS: Record<string, (secret: string) => Record<string, string>> = {
  SHOP_ADMIN_TOKEN: (secret) => ({ SHOP_ADMIN_TOKEN: secret }),
  RAZORPAY_KEY_SECRET: razorpay,
  RAZORPAY_WEBHOOK_SECRET: (secret) => ({ RAZORPAY_WEBHOOK_SECRET: secret }),
  RAZORPAY_WEBHOOK_SECRET_OLD: (secret) => ({ RAZORPAY_WEBHOOK_SECRET_OLD: secret }),
  S3_SECRET_ACCESS_KEY: s3,
  DATABASE_URL: database,
}
const WEAK = [
  'farm-24',
  'change-me-change-me',
  'your-secret-goes-here',
  'PLACEHOLDER-00-1f2e3d4c',
  'wJalrXUtnFEMI/EXAMPLEKEY',
  'aaaaaaaaaaaaaaaaaaaaaaaa',
  '1234567890123456',
  'correct-default-value-9',
]

test.each(Object.entries(SECRETS))(
  'in production a weak %s is named in one line that does not tell it',
  async (name, set) => {
    await keeps('s24/weak', async () => {
      for (const weak of WEAK) {
        const message = refusalOf({ NODE_ENV: 'production', ...set(weak) })
        expect(message, weak).toContain(name)
        expect(message).not.toContain('\n')
        expect(message).not.toContain(weak)
      }
    })
    expect(refusalOf({ NODE_ENV: 'production', ...set(GOOD) })).toBe('')
    expect(refusalOf(set('a-secret-for-development')), 'elsewhere it serves').toBe('')
  },
)

test('a random secret of the shortest length is never taken for a weak one', () => {
  for (let round = 0; round < 2_000; round++)
    for (const alphabet of ['hex', 'base64url'] as const) {
      const secret = createHash('sha256').update(String(round)).digest(alphabet).slice(0, 16)
      expect(refusalOf({ NODE_ENV: 'production', ...razorpay(secret) }), secret).toBe('')
    }
})

test('a database without a password, or on this machine, is its operator’s to guard', () => {
  const message = ({ password = '', host = 'db.farm.example' }) => {
    const owner = `farm-shop-owner${password === '' ? '' : `:${password}`}`
    return refusalOf({ NODE_ENV: 'production', DATABASE_URL: `postgres://${owner}@${host}/shop` })
  }
  expect(message({})).toBe('')
  expect(message({ password: 'postgres', host: 'localhost' })).toBe('')
  expect(message({ password: 'farm-shop-owner' })).toContain('DATABASE_URL')
})
