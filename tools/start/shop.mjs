import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, isBuilt, rebuildOnChange } from './build.mjs'
import { ROOT, run, stop, stopWithChildren } from './child.mjs'
import { ensureInstalled, ensureTestsInstalled } from './install.mjs'
import { findNode } from './node.mjs'
import { NODE_FLAGS } from './node-flags.mjs'

const followParent = `${new URL('exit-with-parent.mjs', import.meta.url).href}?${process.pid}`

/** The server first finishes its open requests; killed after this, all is gone within eleven seconds of the signal. */
const SERVER_GRACE_MS = 10_400

/** What goes wrong here the server says, which makes what is missing by itself. */
const makeDemonstration = () =>
  run(findNode(), ['--import', followParent, 'server/demonstration.ts'], { stdio: 'ignore' })

const serve = async () => {
  // A new clone has neither build nor database, and a machine more than one processor.
  if (!isBuilt()) await Promise.all([ensureBuilt(), makeDemonstration()])
  return run(findNode(), [...NODE_FLAGS, '--import', followParent, 'server/main.ts'], { graceMs: SERVER_GRACE_MS })
}

/** Vite holds the port and proxies calls and pictures to a server that restarts with every saved file. */
const develop = async () => {
  const port = Number(process.env.PORT ?? 4173)
  if (!existsSync(join(ROOT, 'dist/client/pins'))) await run(findNode(), ['server/seed/pins/main.ts'])
  const env = {
    ...process.env,
    PORT: String(port + 1),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  }
  const first = await Promise.race([
    run(findNode(), ['--watch', '--watch-preserve-output', 'server/main.ts'], { env }),
    run(findNode(), ['--import', followParent, 'server/dev.ts', String(port)]),
  ])
  stop()
  return first
}

/** The built shop with its worker, which Vite's server does not have: built again, and loaded by a reload of the page. */
const developOffline = async () => {
  await ensureBuilt()
  rebuildOnChange()
  return run(findNode(), ['--watch', '--watch-preserve-output', 'server/main.ts'])
}

const MODES = { '--dev': develop, '--dev-offline': developOffline }

/**
 * `npm start`, `npm run dev` and `npm run dev:offline`: what is missing is installed and built first, what is there is
 * not done again.
 *
 * @param {string} [mode]
 */
export const start = async (mode = '') => {
  stopWithChildren()
  try {
    // An editor beside it wants the types, too.
    await (mode in MODES ? ensureTestsInstalled() : ensureInstalled())
    process.exitCode = await (MODES[mode] ?? serve)()
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
