import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'
import type { Dice } from './prng.ts'

/**
 * A scheduler in which several tabs run as if concurrently. Whatever waits (for a turn at the database, for the
 * network, for the lock) is resumed in a random order, so that one seed always makes the same scenario.
 */

/** Who runs: a tab or the worker. */
export interface Runner {
  name: string
  isDead: boolean
  /** A page in the background gets no turns, but is not gone. */
  isFrozen: boolean
}

export class Killed extends Error {
  override name = 'Killed'
}

interface Waiter {
  runner: Runner
  isReady: () => boolean
  go: () => void
  fail: (reason: Error) => void
}

/** Turns of the event loop after which a scenario that does not come to rest is a fault of the test. */
const TURNS_MAX = 20_000

/** Turns in which an answer is read, where others of the same job are still under way. */
const READING_TURNS = 3

/** Something that a tab does by itself; parts of it may wait side by side. */
interface Job {
  runner: Runner
  waits: number
}

const running = new AsyncLocalStorage<Job>()

const currentJob = (): Job => {
  const job = running.getStore()
  if (job === undefined) throw new Error('Nobody runs')
  return job
}

/** The tab on whose behalf this code runs. */
export const currentRunner = (): Runner => currentJob().runner

export class World {
  /** The violations, in words. */
  readonly problems: string[] = []
  readonly dice: Dice
  /** The real time; each phone's clock may differ from it. */
  time = Date.parse('2026-11-20T06:00:00Z')
  /** Jobs of which no part waits. */
  #active = 0
  /** Whether a part of a job went on while others of it wait. */
  #isPartly = false
  #waiters: Waiter[] = []

  constructor(dice: Dice) {
    this.dice = dice
  }

  blame(problem: string): void {
    if (!this.problems.includes(problem)) this.problems.push(problem)
  }

  /** Starts something that a tab does by itself. Only being killed and an exceeded quota may end it early. */
  start(runner: Runner, work: () => Promise<unknown>): void {
    this.#active++
    void running
      .run({ runner, waits: 0 }, async () => {
        try {
          await work()
        } catch (error) {
          if (!runner.isDead && !isNoRoom(error)) this.blame(`${runner.name} threw ${String(error)}`)
        }
      })
      .finally(() => this.#active--)
  }

  /** Waits until it is resumed at random; fails when the tab is killed or `signal` fires. */
  async wait(options: { isReady?: () => boolean; signal?: AbortSignal | null | undefined } = {}): Promise<void> {
    const job = currentJob()
    const { runner } = job
    if (runner.isDead) throw new Killed()
    if (options.signal?.aborted === true) throw reasonOf(options.signal)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = (): boolean => {
      const stood = this.#waiters.includes(waiter)
      if (stood) this.#isPartly = --job.waits > 0
      if (stood && job.waits === 0) this.#active++
      this.#waiters = this.#waiters.filter((other) => other !== waiter)
      return stood
    }
    const waiter: Waiter = {
      runner,
      isReady: options.isReady ?? (() => true),
      go: () => leave() && resolve(),
      fail: (reason) => leave() && reject(reason),
    }
    const { signal } = options
    signal?.addEventListener('abort', () => waiter.fail(reasonOf(signal)), { once: true })
    this.#waiters.push(waiter)
    if (job.waits++ === 0) this.#active--
    return promise
  }

  /** Resumes one of those who wait. False when nobody can go on. */
  async step(): Promise<boolean> {
    const ready = this.#waiters.filter(({ runner, isReady }) => !runner.isFrozen && isReady())
    if (ready.length === 0) return false
    this.dice.pick(ready).go()
    await this.rest()
    return true
  }

  /** Until everybody waits or is done. */
  async rest(): Promise<void> {
    const least = this.#isPartly ? READING_TURNS : 0
    this.#isPartly = false
    for (let turn = 0; this.#active > 0 || turn < least; turn++) {
      if (turn > TURNS_MAX) throw new Error(`The story does not come to rest: ${this.#active} still running`)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  /** The tab is gone: nothing of it goes on. */
  async kill(runner: Runner): Promise<void> {
    runner.isDead = true
    for (const waiter of this.#waiters) if (waiter.runner === runner) waiter.fail(new Killed())
    await this.rest()
  }

  async later(ms: number): Promise<void> {
    this.time += ms
    vi.advanceTimersByTime(ms)
    await this.rest()
  }
}

const isNoRoom = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError'

const reasonOf = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError')
