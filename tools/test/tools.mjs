import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../start/child.mjs'

const isRunnable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of these programs that is on the PATH, or in one of the other folders. */
export const findProgram = (names, folders = []) =>
  [...(process.env.PATH ?? '').split(delimiter), ...folders]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isRunnable)

export const isRoot = () => process.getuid?.() === 0

/** The number of a user of this machine, if there is such a user. */
export const userId = (name, group = false) => {
  try {
    return Number(
      execFileSync('id', [group ? '-g' : '-u', name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return undefined
  }
}

const ENV = { DEBIAN_FRONTEND: 'noninteractive' }
let listsAreFresh = false

/** Installs a Debian package, where that can be done. */
export const aptInstall = async (name, purpose) => {
  const apt = findProgram(['apt-get'])
  if (apt === undefined || !isRoot())
    throw new Error(`${purpose} is needed for the tests: install ${name}, or run them as root on Debian.`)
  console.log(`Installing ${name} …`)
  const env = { ...process.env, ...ENV }
  if (!listsAreFresh) await run(apt, ['update', '-qq'], { env })
  listsAreFresh = true
  const code = await run(apt, ['install', '-y', '-qq', '--no-install-recommends', name], { env })
  if (code !== 0) throw new Error(`${purpose} is needed for the tests, and apt-get install ${name} ended with ${code}.`)
}
