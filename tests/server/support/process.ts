import { spawn, type ChildProcess } from 'node:child_process'
import { afterAll } from 'vitest'
import { NODE_FLAGS } from '../../../tools/start/node-flags.mjs'

/** The server as a process of its own, on a free port. */
export interface ServerProcess {
  child: ChildProcess
  output: () => string
  /** Its exit code, null when a signal ended it. */
  ended: Promise<number | null>
  /** Its address, once it is open. */
  address: Promise<string>
}

/** Ended after the tests of the file, however those end. */
const started = new Set<ChildProcess>()
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
})

/** Starts `server/main.ts` as `npm start` does, with these settings alone; `sources`: the folder of another version. */
export const startServer = (environment: Record<string, string | undefined>, sources?: string): ServerProcess => {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [...NODE_FLAGS, 'server/main.ts'], {
    ...(sources === undefined ? {} : { cwd: sources }),
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  let output = ''
  let open: (address: string) => void
  let fail: (error: Error) => void
  const address = new Promise<string>((resolve, reject) => {
    open = resolve
    fail = reject
  })
  // Callers that do not wait for the address must not fail when there is none.
  address.catch(() => undefined)
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /open at (http:\/\/localhost:\d+)\n/.exec(output)?.[1]
      if (found !== undefined) open(found)
    })
  const ended = new Promise<number | null>((resolve) =>
    child.on('exit', (code) => {
      started.delete(child)
      fail(new Error(`The server ended: ${output}`))
      resolve(code)
    }),
  )
  return { child, output: () => output, ended, address }
}

export const stopServer = ({ child, ended }: ServerProcess, signal: NodeJS.Signals): Promise<number | null> => {
  child.kill(signal)
  return ended
}
