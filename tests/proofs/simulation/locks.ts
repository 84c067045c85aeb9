import type { World } from './world.ts'

/** The Web Locks shared by all tabs, as far as `withExclusiveLock` uses them: one at a time, with timeout, stolen. */
export class Locks {
  readonly #world: World
  readonly #held = new Map<string, { lose: (reason: Error) => void }>()

  constructor(world: World) {
    this.#world = world
  }

  async request<T>(
    name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    work: () => Promise<T>,
  ): Promise<T> {
    if (options.steal !== true) await this.#world.wait({ isReady: () => !this.#held.has(name), signal: options.signal })
    this.#held.get(name)?.lose(new DOMException('The lock was stolen', 'AbortError'))
    const { promise, reject } = Promise.withResolvers<never>()
    const mine = { lose: reject }
    this.#held.set(name, mine)
    try {
      return await Promise.race([work(), promise])
    } finally {
      if (this.#held.get(name) === mine) this.#held.delete(name)
    }
  }

  connect(): void {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: this })
  }
}
