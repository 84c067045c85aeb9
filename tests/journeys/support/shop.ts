import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { NODE_FLAGS } from '../../../tools/start/node-flags.mjs'
import { openOnPort } from '../../support/open-on-port.ts'

/** A real shop process on its own folder and port, which a journey can stop and start again. */
export interface Shop {
  url: string
  /** Its data folder. */
  folder: string
  /** The environment of the shop and of its operator's command line. */
  env: NodeJS.ProcessEnv
  /** Of the running server. */
  pid: () => number
  start: () => Promise<void>
  stop: () => Promise<void>
  /** Accepts connections and sends nothing until it thaws. */
  freeze: () => void
  thaw: () => void
  /** The operator's command line; returns what `--json` printed. */
  admin: (...args: string[]) => Promise<unknown>
  /** Stops it and deletes its folder. */
  dispose: () => Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer()
  const port = await openOnPort(server)
  server.close()
  return port
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  )

/** Ends a shop whose test was killed. */
const FOLLOW_PARENT = new URL('../../../tools/start/exit-with-parent.mjs', import.meta.url).href

/** So long a first start may take on a busy machine. */
const START_MS = 120_000

/** A shop that is not started yet; given the folder of a stopped one, it begins with all that is in it. */
export const openShop = async (seeded?: string): Promise<Shop> => {
  const folder = await mkdtemp(join(tmpdir(), 'haldhar-'))
  if (seeded !== undefined) await cp(seeded, folder, { recursive: true, verbatimSymlinks: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, SHOP_URL: url, DATABASE_URL: '' }
  let child: ChildProcess | undefined

  const stop = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    // A frozen process receives it once it thaws.
    child.kill('SIGCONT')
    await exited
    child = undefined
  }
  return {
    url,
    folder,
    env,
    pid: () => child?.pid ?? 0,
    stop,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    start: async () => {
      const deadline = Date.now() + START_MS
      const follow = `--import=${FOLLOW_PARENT}?${process.pid}`
      const started = spawn(process.execPath, [...NODE_FLAGS, follow, 'server/main.ts'], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      child = started
      while (!(await isHealthy(url)))
        if (started.exitCode !== null) throw new Error(`The shop ended with ${started.exitCode}`)
        else if (Date.now() > deadline) throw new Error(`The shop did not open within ${START_MS} ms`)
        else await new Promise((again) => setTimeout(again, 50))
    },
    admin: async (...args) => {
      const { stdout } = await promisify(execFile)(process.execPath, ['server/cli/main.ts', ...args, '--json'], {
        env,
      })
      return JSON.parse(stdout) as unknown
    },
    dispose: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
