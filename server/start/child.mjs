import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, where every child works. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Decision 60: gone within 11 seconds. */
const LAST_WORD_MS = 10_400
const NPM_LOOK_MS = 250

const running = new Set()
let stopping = false

/** Asks every child to end, kills what will not, and ends this process with the last of them. */
export const stop = () => {
  if (stopping) return
  stopping = true
  if (running.size === 0) process.exit(143)
  for (const child of running) child.kill('SIGTERM')
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL')
  }, LAST_WORD_MS).unref()
}

/**
 * Passes a request to stop on to the children, once: Ctrl-C reaches them by the terminal as well as by npm.
 * Under npm it also stops when npm itself was killed, so that nobody is left holding the port.
 */
export const stopWithChildren = () => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
  const parent = process.ppid
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => {
      if (process.ppid !== parent) stop()
    }, NPM_LOOK_MS).unref()
}

/**
 * Runs a command in this process group until it ends and answers its exit code; when this process has been asked to
 * stop meanwhile, it ends as well.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
    running.add(child)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      running.delete(child)
      if (stopping && running.size === 0) process.exit(code ?? (signal === 'SIGTERM' ? 143 : 137))
      resolve(code ?? 1)
    })
  })
