import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onNpmExit } from './exit-with-npm.mjs'

/** The folder of the repository, where every child works. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Grace period of a child that saves nothing. */
const GRACE_MS = 1_000

/** The running children, each with its grace period. */
const running = new Map()
let stopping = false

/** Asks every child to end, kills those that do not, and ends this process with the last of them. */
export const stop = () => {
  if (stopping) return
  stopping = true
  if (running.size === 0) process.exit(143)
  for (const [child, graceMs] of running) {
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), graceMs).unref()
  }
}

/** Passes a request to stop on to the children, once: Ctrl-C reaches them by the terminal as well as by npm. */
export const stopWithChildren = () => {
  // Not SIGHUP: a listener would undo nohup.
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop)
  if (process.env.npm_lifecycle_event !== undefined) onNpmExit(stop)
}

/**
 * Runs a command in this process group until it ends and returns its exit code; when this process has been asked to
 * stop meanwhile, it ends as well.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { graceMs?: number }} [options]
 * @returns {Promise<number>}
 */
export const run = (command, args, { graceMs = GRACE_MS, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
    running.set(child, graceMs)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      running.delete(child)
      if (stopping && running.size === 0) process.exit(code ?? (signal === 'SIGTERM' ? 143 : 137))
      resolve(code ?? 1)
    })
  })
