import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { DEMO_CUSTOMER, DEMO_PASSWORD, DEMO_SELLER } from '../../../server/shop/accounts/demo-accounts.ts'
import { startServer, stopServer } from '../support/process.ts'

/** The server as a process of its own, on a free port and a folder of its own. */

// A whole start on a busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 180_000 })

const dataDir = mkdtempSync(join(tmpdir(), 'haldhar-start-'))
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true })
})

const run = (environment: Record<string, string>) => startServer({ DATA_DIR: dataDir, ...environment })

test('a wrong value in the environment stops the start with one line', async () => {
  const wrong = run({ PORT: 'http' })
  expect(await wrong.ended).toBe(1)
  expect(wrong.output().trim().split('\n')).toEqual(['The shop cannot start: PORT must be a number from 0 to 65535'])
})

test('the shop starts, keeps others off its database, stops when told to, and starts again after being killed', async () => {
  const first = run({})
  const address = await first.address
  expect((await fetch(`${address}/api/health`)).status).toBe(200)
  const { data } = (await (await fetch(`${address}/api/products?limit=1`)).json()) as { data: unknown[] }
  expect(data).toHaveLength(1)
  expect(statSync(join(dataDir, 'admin-token')).mode & 0o777).toBe(0o600)

  const second = run({})
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`The database is in use by the process ${first.child.pid}`)
  expect(second.output().trim().split('\n')).toHaveLength(1)

  const token = readFileSync(join(dataDir, 'admin-token'), 'utf8').trim()
  const orders = await fetch(`${address}/api/admin/orders`, { headers: { Authorization: `Bearer ${token}` } })
  expect(orders.status).toBe(200)
  expect(await stopServer(first, 'SIGTERM')).toBe(0)

  const made = () => statSync(join(dataDir, 'db/PG_VERSION')).mtimeMs
  const before = made()
  const again = run({})
  await again.address
  expect(made(), 'what is there is not made again').toBe(before)
  await stopServer(again, 'SIGKILL')

  const survivor = run({})
  const taken = await survivor.address
  await expect.poll(survivor.output).toContain('Customer')
  const login = await fetch(`${taken}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(demoOf(survivor.output())),
  })
  expect(login.status, 'the printed demo account opens').toBe(200)
  expect(await stopServer(survivor, 'SIGINT')).toBe(0)
})

test('in production on a folder that was tried out the demo accounts are closed and named, and no code is printed', async () => {
  const tried = run({})
  await expect.poll(tried.output, { timeout: 60_000 }).toContain('Customer')
  expect(await stopServer(tried, 'SIGTERM')).toBe(0)
  const real = run({ NODE_ENV: 'production' })
  const address = await real.address
  const post = (path: string, body: object) =>
    fetch(`${address}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  await expect.poll(real.output).toContain('Without SENDER_URL')
  for (const { email, role } of [
    { email: DEMO_CUSTOMER.email, role: 'customer' },
    { email: DEMO_SELLER.email, role: 'seller' },
  ]) {
    await expect.poll(real.output).toContain(`"account":"${email}"`)
    expect((await post('login', { email, role, password: DEMO_PASSWORD })).status, email).toBe(401)
  }
  await post('request-code', { phone_number: DEMO_CUSTOMER.phoneNumber, purpose: 'login' })
  await expect.poll(real.output).toContain('A message was not sent')
  // Whatever it would print after it is printed then.
  expect(await stopServer(real, 'SIGTERM')).toBe(0)
  expect(real.output()).not.toMatch(/"msg":"[^"]*\d{6}/)
})

test('in production an empty folder becomes a shop of categories with nothing for sale, which says so until it is filled', async () => {
  const DATA_DIR = join(dataDir, 'of-its-own')
  const shop = run({ NODE_ENV: 'production', DATA_DIR })
  const address = await shop.address
  const listed = async (path: string) =>
    ((await (await fetch(`${address}/api/${path}`)).json()) as { data: unknown[] }).data.length
  expect(await listed('category-listing')).toBe(10)
  for (const path of ['products', 'vendors', 'brands']) expect(await listed(path), path).toBe(0)
  expect((await fetch(address)).status).toBe(200)
  expect(shop.output()).toContain('Nothing is for sale yet')
  expect(await stopServer(shop, 'SIGTERM')).toBe(0)

  const seed = promisify(execFile)(process.execPath, ['server/seed/main.ts', '--listings', '60'], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR },
  })
  expect((await seed).stdout).toContain('60 listings')
  const filled = run({ NODE_ENV: 'production', DATA_DIR })
  expect((await fetch(`${await filled.address}/api/products?limit=1`)).status).toBe(200)
  expect(filled.output()).not.toContain('Nothing is for sale yet')
  expect(await stopServer(filled, 'SIGTERM')).toBe(0)
})

/** What the start prints about the demo customer. */
const demoOf = (output: string) => {
  const [, email, password] = /Customer\s+(\S+) or \d+, password (\S+)/.exec(output) ?? []
  return { email, password }
}
