import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT, run, stopWithChildren } from './child.mjs'

const packagesOf = (lockfile) => {
  try {
    return JSON.parse(readFileSync(join(ROOT, lockfile), 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Compares with npm's own record of what it put there, which it writes last: half an installation does not count. */
const isInstalled = (withTests) => {
  const found = packagesOf('node_modules/.package-lock.json')
  const wanted = packagesOf('package-lock.json')
  if (found === undefined || wanted === undefined) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || (entry.dev === true && !withTests)) return true
    const there = found[path]
    return there === undefined ? entry.optional === true : there.integrity === entry.integrity
  })
}

// What npm has fetched before it need not ask the registry for again; the lockfile's hashes hold either way.
const FLAGS = ['--ignore-scripts', '--prefer-offline', '--loglevel=error']

const install = async (args) => {
  const begin = Date.now()
  console.log('Installing the packages, about a minute …')
  // On Windows npm is a script with another name, which a shell finds; elsewhere a shell would stand between in a stop.
  const shell = process.platform === 'win32'
  const code = await run('npm', [...args, ...FLAGS], { shell })
  if (code !== 0) throw new Error(`The packages could not be installed: npm ${args[0]} ended with ${code}.`)
  console.log(`Installed in ${Math.round((Date.now() - begin) / 1000)} s.`)
}

/** Installs the packages of the lockfile that the shop is built of and runs on, unless they are there already. */
export const ensureInstalled = async () => {
  if (!isInstalled(false)) await install(['ci', '--omit=dev'])
}

/** The same with those that a change is made and tested with. */
export const ensureTestsInstalled = async () => {
  if (isInstalled(true)) return
  // `npm ci` begins by deleting, and a shop may be running.
  await install([...(isInstalled(false) ? ['install', '--no-save'] : ['ci']), '--include=dev'])
}

/** Before `npm run check`. */
const main = async () => {
  stopWithChildren()
  await ensureTestsInstalled()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  main().catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
