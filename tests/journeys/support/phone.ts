import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page, ViewportSize } from 'playwright-core'
import { chromium } from 'playwright-core'

/** A phone with a real Chromium and a profile that outlives closing the browser. */
export interface Phone {
  /** The open page; a new one after `reopen`. */
  page: () => Page
  context: () => BrowserContext
  reopen: () => Promise<void>
  /** Ends the browser as a dead battery does; `reopen` starts it again. */
  kill: () => Promise<void>
  /** Messages on the console that a farmer's phone should not log. */
  errors: string[]
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
const PATIENCE_MS = 30_000

/** Fetches that fail while the network is away are what the journey is about, not faults. */
const isExpected = (text: string): boolean =>
  /ERR_CONNECTION|ERR_FAILED|Failed to load resource|net::|fetch/i.test(text)

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
  /** A journey that mocks answers runs without the service worker, which might have cached them. */
  serviceWorkers?: 'allow' | 'block'
  /** Runs in every page before anything else. */
  before?: string
}

export const openPhone = async (
  url: string,
  { viewport = MOBILE, serviceWorkers = 'allow', before }: PhoneKind = {},
): Promise<Phone> => {
  const profile = await mkdtemp(join(tmpdir(), 'haldhar-phone-'))
  const errors: string[] = []
  const launch = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env['CHROME'] ?? '/usr/bin/chromium',
      args: CHROMIUM_FLAGS,
      viewport,
      serviceWorkers,
      locale: 'en-IN',
      baseURL: url,
      hasTouch: true,
    })
    context.setDefaultTimeout(PATIENCE_MS)
    if (before !== undefined) await context.addInitScript(before)
    const page = context.pages()[0] ?? (await context.newPage())
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    return { context, page }
  }
  let current = await launch()
  return {
    errors,
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
