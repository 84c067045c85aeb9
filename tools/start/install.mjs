import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './child.mjs'

const packagesOf = (lockfile) => {
  try {
    return JSON.parse(readFileSync(join(ROOT, lockfile), 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Compares with npm's own record of what it put there, which it writes last: half an installation does not count. */
const isInstalled = () => {
  const found = packagesOf('node_modules/.package-lock.json')
  const wanted = packagesOf('package-lock.json')
  if (found === undefined || wanted === undefined) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const there = found[path]
    return there === undefined ? entry.optional === true : there.integrity === entry.integrity
  })
}

/** Installs the packages of the lockfile, unless they are there already. */
export const ensureInstalled = async () => {
  if (isInstalled()) return
  const begin = Date.now()
  console.log('Installing the packages, about a minute …')
  // On Windows npm is a script with another name, which a shell finds; elsewhere a shell would stand between in a stop.
  const shell = process.platform === 'win32'
  const code = await run('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { shell })
  if (code !== 0) throw new Error(`The packages could not be installed: npm ci ended with ${code}.`)
  console.log(`Installed in ${Math.round((Date.now() - begin) / 1000)} s.`)
}
