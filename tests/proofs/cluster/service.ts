import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** A program of the cluster that runs until it is ended, and can be started again. */

interface Command {
  program: string
  args?: readonly string[]
  env?: Record<string, string>
  user?: { uid?: number; gid?: number }
  /** Asked at each start where it is another one then. */
  cwd?: string | (() => string)
  /** A process that it starts and does not keep as its child. */
  detached?: () => number | undefined
}

export interface Service {
  name: string
  /** False once it has ended, whoever ended it. */
  isRunning: () => boolean
  /** Its own process, undefined while none runs, and all that it has started. */
  pid: () => number | undefined
  family: () => number[]
  /** The end of what it has said. */
  log: () => string
  start: () => void
  /** Ends it, and whatever it has started, with this signal. */
  end: (signal: NodeJS.Signals) => Promise<void>
  /** How often it has ended without being told to. */
  ownEnds: () => number
}

const LOG_KEPT = 20_000

const parentOf = (pid: string): number => {
  try {
    // Behind the name in brackets, which may hold anything.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    )
  } catch {
    return 0
  }
}

/** A process and all that it and they have started. */
export const familyOf = (pid: number): number[] => {
  const children = new Map<number, number[]>()
  for (const one of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = parentOf(one)
    children.set(parent, [...(children.get(parent) ?? []), Number(one)])
  }
  const family = [pid]
  for (const member of family) family.push(...(children.get(member) ?? []))
  return family
}

/** Sends a signal to those of them that are still there. */
export const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended meanwhile.
    }
}

export const openService = (name: string, command: Command): Service => {
  const { program, args = [], env = {}, user = {}, cwd, detached = () => undefined } = command
  let child: ChildProcess | undefined
  let gone: Promise<void> = Promise.resolve()
  let said = ''
  let isTold = false
  let ownEnds = 0
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const pid = () => (isRunning() ? child?.pid : undefined)
  const family = () => [pid(), detached()].flatMap((one) => (one === undefined ? [] : familyOf(one)))
  return {
    name,
    isRunning,
    pid,
    family,
    log: () => said,
    ownEnds: () => ownEnds,
    start: () => {
      isTold = false
      const { PATH = '' } = process.env
      const folder = typeof cwd === 'function' ? cwd() : cwd
      const started = spawn(program, args, {
        ...user,
        ...(folder === undefined ? {} : { cwd: folder }),
        env: { PATH, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      for (const stream of [started.stdout, started.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-LOG_KEPT)))
      gone = new Promise((resolve) => {
        started.once('exit', () => {
          if (!isTold) ownEnds++
          resolve()
        })
      })
    },
    end: async (signal) => {
      isTold = true
      // A machine that dies takes all with it at once; one that is told to stop tells its own.
      const told = pid()
      if (signal === 'SIGKILL') signalAll(family(), signal)
      else if (told !== undefined) signalAll([told], signal)
      await gone
    },
  }
}

/** Waits until something is true; what it waits for is named in the error. */
export const until = async (what: string, isTrue: () => boolean | Promise<boolean>, ms = 60_000): Promise<void> => {
  for (const end = Date.now() + ms; !(await isTrue()); await pause(100))
    if (Date.now() > end) throw new Error(`Waited ${ms / 1000} s in vain: ${what}`)
}
