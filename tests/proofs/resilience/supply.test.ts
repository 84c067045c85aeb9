import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow, readSource } from '../../unit/tooling/sources.ts'
import { atScale, report } from '../support/test-scale.ts'
import { keeps } from '../../support/keeps.ts'

/** The shop's dependencies have no known weakness, and neither repository nor build contains a secret. */

interface Entry {
  version?: string
  integrity?: string
  resolved?: string
  dev?: boolean
  link?: boolean
}
const { packages } = JSON.parse(readSource('package-lock.json')) as { packages: Record<string, Entry> }
const entries = Object.entries(packages).filter(([path]) => path !== '')
const versionOf = (name: string): string => packages[`node_modules/${name}`]?.version ?? 'none'

test('every package of the lockfile is held by its hash, and none by an address', async () => {
  await keeps('s25/hash', async () => {
    expect(entries.length).toBeGreaterThan(100)
    expect(
      entries.filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true).map(([path]) => path),
    ).toEqual([])
    expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  })
})

interface Bill {
  components: { name: string; version: string; hashes: { alg: string; content: string }[] }[]
}

test('the bill of materials names every package of the lockfile, with its version and its hash', async () => {
  // By the script that operators use; it reads the lockfile alone, without network.
  const offline = { ...process.env, npm_config_offline: 'true', npm_config_loglevel: 'silent' }
  const { components } = JSON.parse(
    execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', env: offline, stdio: 'pipe' }),
  ) as Bill
  const hashOf = (integrity = ''): string => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
  const billed = components.map(
    ({ name, version, hashes }) => `${name} ${version} ${hashes.find(({ alg }) => alg === 'SHA-512')?.content}`,
  )
  const locked = entries.map(
    ([path, { version, integrity }]) => `${path.split('node_modules/').pop()} ${version} ${hashOf(integrity)}`,
  )
  await keeps('s25/bill', () => expect(new Set(billed)).toEqual(new Set(locked)))
})

const isAtLeast = (version: string, least: string): boolean =>
  version.localeCompare(least, 'en', { numeric: true }) >= 0

/** The first versions without a weakness that was published. */
test.each([
  ['hono', '4.13.5'],
  ['@hono/node-server', '1.19.15'],
])('%s is at least %s', (name, least) => {
  expect(isAtLeast(versionOf(name), least), versionOf(name)).toBe(true)
})

test('what the browser gets is of the versions that the lockfile names', () => {
  const client = filesBelow('dist/client').filter((path) => path.endsWith('.js'))
  const built = client.map((path) => readSource(path)).join('\n')
  const found = (pattern: RegExp): string[] => [
    ...new Set([...built.matchAll(pattern)].map(([, version]) => version ?? '')),
  ]
  expect(client.length).toBeGreaterThan(15)
  // These say in the built files which version they are; the router and Dexie by name, React beside its own field.
  expect(found(/version[=:][`"'](19\.\d+\.\d+)[`"']/g)).toEqual([versionOf('react')])
  expect(found(/[`"'](7\.18\.\d+)[`"']/g)).toEqual([versionOf('react-router-dom')])
  expect(found(/[`"'](4\.\d+\.\d+)[`"']/g)).toContain(versionOf('dexie'))
  // Workbox writes down the version of its last change, which may be older than the package.
  const minor = (version: string) => version.split('.').slice(0, 2).join('.')
  expect(found(/workbox:[a-z-]+:(\d+\.\d+\.\d+)/g).map(minor)).toEqual([minor(versionOf('workbox-core'))])
})

interface Audit {
  metadata?: { vulnerabilities: Record<string, number> }
}

test.skipIf(atScale({ lean: 1, full: 0 }) === 1)('no known weakness in what the shop runs on', async ({ skip }) => {
  const text = await new Promise<string>((resolve) => {
    execFile('npm', ['audit', '--omit=dev', '--json'], (_, output) => resolve(output))
  })
  const audit = JSON.parse(text || '{}') as Audit
  if (audit.metadata === undefined) return skip('The package registry in use offers no list of known weaknesses')
  const { vulnerabilities } = audit.metadata
  report('advisories', { packages: entries.filter(([, { dev }]) => dev !== true).length, ...vulnerabilities })
  expect(vulnerabilities).toMatchObject({ high: 0, critical: 0 })
})

/** How keys and passwords of the services that people use look. */
const SECRETS: Record<string, RegExp> = {
  'private key': /-----BEGIN (?:RSA |EC |OPENSSH |PGP |DSA )?PRIVATE KEY/,
  'AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'AWS secret': /aws.{0,20}secret.{0,20}[`"'][0-9a-z/+]{40}[`"']/i,
  'Google key': /\bAIza[\w-]{35}\b/,
  'payment key': /\brzp_live_\w{14}\b/,
  'payment secret': /razorpay.{0,12}secret[`"']?\s*[:=]\s*[`"'][\w-]{16,}[`"']/i,
  'code host token': /\b(?:gh[pousr]_\w{36}|github_pat_\w{60,}|glpat-[\w-]{20})\b/,
  'chat token': /\bxox[abprs]-[\w-]{10,}/,
  'package token': /\bnpm_\w{36}\b/,
  'signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'address with a password': /\b[a-z][a-z+]+:\/\/[^\s:/@'"`${}]+:[^\s/@'"`${}]{3,}@[\w.-]+/,
}
const secretsIn = (text: string): string[] =>
  Object.entries(SECRETS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))

/** Put together here, so that this file itself holds none. */
test.each([
  ['private key', ['-----BEGIN ', 'PRIVATE KEY-----']],
  ['AWS key', ['AKIA', 'ABCDEFGHIJKLMNOP']],
  ['Google key', ['AIza', 'x'.repeat(35)]],
  ['payment key', ['rzp_live_', 'A1b2C3d4E5f6G7']],
  ['payment secret', ['RAZORPAY_KEY_SECRET = "', 'a'.repeat(24), '"']],
  ['code host token', ['ghp_', 'a'.repeat(36)]],
  ['signed token', ['eyJhbGciOiJIUzI1', '.eyJzdWIiOiIxMjM0', '.abcdefghijklmnop']],
  ['address with a password', ['postgres://shop:', 'hunter22@db.example/shop']],
])('a planted %s is found', (name, parts) => {
  expect(secretsIn(parts.join(''))).toEqual([name])
})

const isText = (path: string): boolean => !/\.(png|webp|avif|jpe?g|ico|br|gz|woff2?|bin|pdf)$/.test(path)

test('neither the sources nor what is built and served holds a secret', () => {
  const tracked = existsSync('.git')
    ? execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { encoding: 'utf8' }).split(
        '\0',
      )
    : filesBelow('src', 'sw', 'server', 'tests', 'tools', 'docs', 'public')
  const files = [...tracked, ...filesBelow('dist/client', 'dist/server')].filter(
    (path) => path !== '' && isText(path) && existsSync(path),
  )
  const found = files.flatMap((path) => secretsIn(readFileSync(path, 'utf8')).map((secret) => `${path}: ${secret}`))
  report('secrets', { 'files read': files.length, found: found.length })
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
