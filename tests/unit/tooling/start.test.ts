import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from './sources.ts'

// The first start may have to build, on a machine that is busy with other tests.
const FIRST_MS = 240_000
const GONE_MS = 11_000

const folder = mkdtempSync(join(tmpdir(), 'shop-start-'))
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** `npm start` without npm between; returns when the shop prints its address. */
const startShop = async () => {
  const child = spawn(process.execPath, ['server/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let said = ''
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += text
    const url = /open at (http:\S+)/.exec(said)?.[1]
    if (url !== undefined) return { child, url }
  }
  throw new Error(`The shop did not open:\n${said}`)
}

const isOpen = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )

const timeUntilClosed = async (url: string): Promise<number> => {
  const begin = Date.now()
  while (await isOpen(url)) await wait(50)
  return Date.now() - begin
}

test('asked to stop, the shop and whoever started it are gone within 11 seconds', { timeout: FIRST_MS }, async () => {
  const { child, url } = await startShop()
  expect(await isOpen(url)).toBe(true)
  // Also where it was built just now, in the environment of a test.
  expect((await fetch(url)).status).toBe(200)
  const exited = once(child, 'exit')
  const begin = Date.now()
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(Date.now() - begin).toBeLessThan(GONE_MS)
  expect(await isOpen(url)).toBe(false)
})

test('killed, it leaves no server behind and opens again on the same data', { timeout: FIRST_MS }, async () => {
  const first = await startShop()
  first.child.kill('SIGKILL')
  expect(await timeUntilClosed(first.url)).toBeLessThan(GONE_MS)
  const second = await startShop()
  expect(await isOpen(second.url)).toBe(true)
  const exited = once(second.child, 'exit')
  second.child.kill('SIGTERM')
  await exited
})

test('a port that is taken ends the start with one line and an error', { timeout: FIRST_MS }, async () => {
  const { child, url } = await startShop()
  const exited = once(child, 'exit')
  const port = new URL(url).port
  // The port is taken, so the second start cannot open.
  const other = spawn(process.execPath, ['server/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: port, DATA_DIR: join(folder, 'other'), DATABASE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  other.stderr.setEncoding('utf8').on('data', (text) => (said += String(text)))
  expect((await once(other, 'exit'))[0]).toBe(1)
  expect(said).toMatch(/port is in use/)
  child.kill('SIGTERM')
  await exited
})
