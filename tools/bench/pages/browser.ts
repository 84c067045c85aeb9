import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A Chromium that is driven over its own protocol: Playwright throttles pages, but not their service workers. */

type Params = Record<string, unknown>
type OnEvent = (method: string, params: Params, session: string) => void

export interface Browser {
  /** Sends a command to a target's session, or without one to the browser itself. */
  send: (method: string, params?: Params, session?: string) => Promise<Params>
  onEvent: (listener: OnEvent) => void
  close: () => Promise<void>
}

/** A profile folder that outlives a browser, as a phone's does. */
export const makeProfile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'haldhar-bench-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-component-extensions-with-background-pages',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-features=Translate,OptimizationHints,MediaRouter,HttpsUpgrades',
  '--hide-scrollbars',
  '--remote-debugging-port=0',
]

interface Message {
  id?: number
  method?: string
  params?: Params
  result?: Params
  error?: { message: string }
  sessionId?: string
}

export const openBrowser = async (profile: string): Promise<Browser> => {
  const child = spawn(
    process.env['CHROME'] ?? '/usr/bin/chromium',
    [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const endpoint = await new Promise<string>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      const found = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error('Chromium ended before it could be driven')))
  })
  const socket = new WebSocket(endpoint)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const waiting = new Map<number, PromiseWithResolvers<Params>>()
  const listeners: OnEvent[] = []
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    // Written by Chromium.
    const { id, method, params = {}, result = {}, error, sessionId = '' } = JSON.parse(String(data)) as Message
    if (id === undefined) {
      for (const listener of listeners) listener(method ?? '', params, sessionId)
      return
    }
    const answer = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) answer?.resolve(result)
    else answer?.reject(new Error(error.message))
  })
  const send = (method: string, params: Params = {}, session?: string): Promise<Params> => {
    const answer = Promise.withResolvers<Params>()
    waiting.set(++last, answer)
    socket.send(JSON.stringify({ id: last, method, params, ...(session ? { sessionId: session } : {}) }))
    return answer.promise
  }
  return {
    send,
    onEvent: (listener) => void listeners.push(listener),
    close: async () => {
      // The connection may close before the answer comes.
      void send('Browser.close').catch(() => undefined)
      await ended
      socket.close()
    },
  }
}
