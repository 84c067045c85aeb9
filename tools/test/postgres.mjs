import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { aptInstall, findProgram, isRoot, userId } from './tools.mjs'

const START_MS = 30_000
const DEBIAN = '/usr/lib/postgresql'
const CONNECTIONS = 'max_connections=400'
/** The cluster lives for one run of the tests: no power cut has to be survived. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const debianFolders = () => (existsSync(DEBIAN) ? readdirSync(DEBIAN).map((name) => join(DEBIAN, name, 'bin')) : [])
const findInitdb = () => findProgram(['initdb'], debianFolders())

const obtainInitdb = async () => {
  const here = findInitdb()
  if (here !== undefined) return here
  await aptInstall('postgresql', 'A PostgreSQL server')
  const installed = findInitdb()
  if (installed === undefined) throw new Error('PostgreSQL was installed and its initdb is still not to be found.')
  return installed
}

/** PostgreSQL refuses to run as root. */
const plainUser = () => {
  if (!isRoot()) return {}
  const name = ['postgres', 'nobody'].find((user) => userId(user) !== undefined)
  if (name === undefined)
    throw new Error('PostgreSQL does not run as root, and this machine has no user postgres or nobody.')
  return { uid: userId(name), gid: userId(name, true) }
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** A server in a temporary folder, whose files `fill` makes; it ends with this process. */
const serve = async (fill, settings) => {
  const initdb = await obtainInitdb()
  const bin = (name) => join(dirname(realpathSync(initdb)), name)
  const user = plainUser()
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  // The folder as home: the user may have none that it can enter.
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, HOME: folder } }
  const [program, ...given] = fill(data)
  execFileSync(bin(program), given, { ...options, stdio: ['ignore', 'ignore', 'inherit'] })

  const port = await freePort()
  const all = [...settings, CONNECTIONS, 'unix_socket_directories=', 'listen_addresses=127.0.0.1', `port=${port}`]
  const args = ['-D', data, ...all.flatMap((setting) => ['-c', setting])]
  let server
  let ended
  let log = ''
  const launch = async () => {
    log = ''
    server = spawn(bin('postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    ended = new Promise((resolve) => server.on('exit', resolve))
    server.stderr.setEncoding('utf8').on('data', (text) => (log = (log + text).slice(-4000)))
    const deadline = Date.now() + START_MS
    while (!/ready to accept (read-only )?connections/.test(log)) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${log}`)
      await wait(50)
    }
  }
  // This process is about to end, so nothing can be awaited: pg_ctl waits until nobody writes there any more.
  const abandon = () => {
    execFileSync(bin('pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-s'], options)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', abandon)
  const stop = async () => {
    process.off('exit', abandon)
    // Fast shutdown: open connections are closed.
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }

  // Its sessions end at once, as when the machine fails; the log brings it back.
  const restart = async () => {
    server.kill('SIGQUIT')
    await ended
    await launch()
  }
  try {
    await launch()
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://shop@127.0.0.1:${port}/postgres`, stop, restart, pid: () => server.pid }
}

const INITDB = ['initdb', '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '-D']

/** Starts a PostgreSQL server of its own in a temporary folder; a durable one would survive a power cut. */
export const startPostgres = ({ isDurable = false, settings = [] } = {}) =>
  serve((data) => [...INITDB, data], [...(isDurable ? [] : CARELESS), ...settings])

/** Starts a standby of the server at this address, which shows each change so long after it was made. */
export const startStandby = (url, { delayMs = 0 } = {}) =>
  serve(
    (data) => ['pg_basebackup', '-d', url, '-c', 'fast', '--no-sync', '-R', '-D', data],
    [...CARELESS, `recovery_min_apply_delay=${delayMs}ms`],
  )
