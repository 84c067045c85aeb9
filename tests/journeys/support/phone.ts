import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type ConsoleMessage, type Page, type ViewportSize } from 'playwright-core'

/** A phone with a real Chromium and a profile that outlives closing the browser. */
export interface Phone {
  /** The open page; a new one after `reopen`. */
  page: () => Page
  context: () => BrowserContext
  reopen: () => Promise<void>
  /** Ends the browser as a dead battery does; `reopen` starts it again. */
  kill: () => Promise<void>
  /** What the console says that a farmer's phone should not: refusals as `404 /api/brands`, errors in their own words. */
  errors: string[]
  /** Such errors as this test provokes. */
  expects: (...errors: RegExp[]) => void
  /** The errors that nobody expected; from here on none is expected. */
  unexpected: () => string[]
  dispose: () => Promise<void>
}

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Longer than the slowest guarantee of the product, the 20 s in which a queue is sent. */
const WAIT_MS = 30_000

/** Requests that come to nothing while the network is away are what the journey is about, not faults. */
const isNetworkAway = (text: string): boolean =>
  /\bnet::ERR_|Failed to fetch|NetworkError|ERR_CONNECTION|error occurred when fetching the script/.test(text)

/** A refusal is told by its status and path, everything else in its own words. */
const toldBy = (message: ConsoleMessage): string => {
  const status = /the server responded with a status of (\d+)/.exec(message.text())?.[1]
  if (status === undefined) return message.text()
  const { pathname, search } = new URL(message.location().url)
  return `${status} ${pathname}${search}`
}

/** The browser that has this profile open. */
const browserOf = (profile: string): number => {
  const commandOf = (pid: string): string => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    } catch {
      return ''
    }
  }
  const pid = readdirSync('/proc').find((name) => {
    const command = /^\d+$/.test(name) ? commandOf(name) : ''
    return command.includes(profile) && !command.includes('--type=') && !command.includes('crashpad')
  })
  if (pid === undefined) throw new Error('The browser does not run')
  return Number(pid)
}

export const MOBILE = { width: 360, height: 740 }
export const DESK = { width: 1280, height: 900 }

export interface PhoneKind {
  viewport?: ViewportSize
  /** What the browser wishes to read; English as it is written in India unless said. */
  locale?: string
  /** A journey that mocks answers runs without the service worker, which might have cached them. */
  serviceWorkers?: 'allow' | 'block'
  /** Runs in every page before anything else. */
  before?: string
}

export const openPhone = async (
  url: string,
  { viewport = MOBILE, locale = 'en-IN', serviceWorkers = 'allow', before }: PhoneKind = {},
): Promise<Phone> => {
  const profile = await mkdtemp(join(tmpdir(), 'haldhar-phone-'))
  const errors: string[] = []
  const expected: RegExp[] = []
  const note = (text: string) => {
    if (!isNetworkAway(text) && !expected.some((pattern) => pattern.test(text))) errors.push(text)
  }
  const launch = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env['CHROME'] ?? '/usr/bin/chromium',
      args: CHROMIUM_FLAGS,
      viewport,
      serviceWorkers,
      locale,
      baseURL: url,
      hasTouch: true,
    })
    context.setDefaultTimeout(WAIT_MS)
    if (before !== undefined) await context.addInitScript(before)
    const page = context.pages()[0] ?? (await context.newPage())
    page.on('console', (message) => {
      if (message.type() === 'error') note(toldBy(message))
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    return { context, page }
  }
  let current = await launch()
  return {
    errors,
    expects: (...patterns) => void expected.push(...patterns),
    unexpected: () => {
      expected.length = 0
      return errors.splice(0)
    },
    page: () => current.page,
    context: () => current.context,
    kill: async () => {
      const pid = browserOf(profile)
      const { context } = current
      const closed = new Promise((ended) => context.once('close', ended))
      // The browser leads the group of all its processes.
      process.kill(-pid, 'SIGKILL')
      await closed
    },
    reopen: async () => {
      await current.context.close()
      current = await launch()
    },
    dispose: async () => {
      await current.context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
