import { expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'

test('without any environment the shop has what it needs', () => {
  expect(readConfig({})).toMatchObject({
    port: 4173,
    databaseUrl: undefined,
    publicUrl: 'http://localhost:4173',
    trustedProxies: [],
    razorpay: undefined,
    production: false,
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
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/64' }],
  ['SENDER_URL', { SENDER_URL: 'gateway' }],
  ['RAZORPAY_KEY_SECRET', { RAZORPAY_KEY_ID: 'rzp_test_1' }],
  ['S3_SECRET_ACCESS_KEY', { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'a' }],
  ['S3_BUCKET', { S3_BUCKET: '../shop' }],
  ['S3_ENDPOINT', { S3_ENDPOINT: 's3.example' }],
  ['CORS_ORIGINS', { CORS_ORIGINS: 'https://farm.example/' }],
  ['CORS_ORIGINS', { CORS_ORIGINS: '*' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
])('a wrong %s is named in one line: %o', (name, environment) => {
  let message = ''
  try {
    readConfig(environment)
  } catch (error) {
    message = error instanceof Error ? error.message : ''
  }
  expect(message).toContain(name)
  expect(message).not.toContain('\n')
})
