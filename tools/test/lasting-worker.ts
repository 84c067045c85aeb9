import { ThreadsPoolWorker, type PoolOptions, type PoolWorker, type TestProject } from 'vitest/node'

/** vitest ends its worker after each run, and each mutant is one: loading the server again takes longer than its tests. */

type Hear = (...said: unknown[]) => void

/** One thread for all runs of a project: it is told of each start and of no stop, which vitest hears of at once. */
const createLasting = () => {
  let thread: ThreadsPoolWorker | undefined
  const createPoolWorker = (options: PoolOptions): PoolWorker => {
    const hearing: [event: string, hear: Hear][] = []
    const started = (): ThreadsPoolWorker => {
      if (thread === undefined) throw new Error('The worker has not started')
      return thread
    }
    return {
      name: 'lasting',
      start: async () => {
        if (thread !== undefined) return
        thread = new ThreadsPoolWorker(options)
        await thread.start()
      },
      stop: async () => {
        for (const [event, hear] of hearing) thread?.off(event, hear)
      },
      on: (event, hear: Hear) => {
        hearing.push([event, hear])
        started().on(event, hear)
      },
      off: (event, hear: Hear) => started().off(event, hear),
      send: (message) => {
        if (message.type !== 'stop') return started().send(message)
        const stopped = { type: 'stopped', __vitest_worker_response__: true }
        setImmediate(() => hearing.filter(([event]) => event === 'message').forEach(([, hear]) => hear(stopped)))
      },
      deserialize: (data) => data,
    }
  }
  return { createPoolWorker, end: async () => thread?.stop() }
}

/** Stryker names the pool on vitest's command line, so a plugin has to say that it is another. */
export const lastingWorker = {
  name: 'lasting-worker',
  configureVitest: ({ project }: { project: TestProject }) => {
    const { createPoolWorker, end } = createLasting()
    project.config.pool = 'lasting'
    project.config.poolRunner = { name: 'lasting', createPoolWorker }
    project.vitest.onClose(end)
  },
}
