import { readFileSync } from 'node:fs'

const CHECK_EVERY_MS = 250

const readProcess = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

const parentOf = (pid) => /\) \S (\d+)/.exec(readProcess(pid, 'stat'))?.[1]

/**
 * Calls back when the npm that runs this script has died, so that nobody is left holding the port. Between npm and the
 * script is a shell, which survives a killed npm: then the shell has lost its parent.
 */
export const onNpmExit = (whenGone) => {
  const parent = process.ppid
  const throughShell = readProcess(parent, 'comm').trim() === 'sh'
  const grandparent = parentOf(parent)
  const check = setInterval(() => {
    if (process.ppid === parent && (!throughShell || parentOf(parent) === grandparent)) return
    clearInterval(check)
    whenGone()
  }, CHECK_EVERY_MS)
  check.unref()
}
