import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * An exclusive lock on the embedded database: two processes on one PGlite folder silently lose rows, and PGlite itself
 * does not look. The file names the holder and when the holder started, because after a restart of a machine or a
 * container another process may have the same pid.
 */

/** Another process holds the embedded database. */
export class DatabaseInUse extends Error {
  readonly pid: number
  constructor(pid: number, file: string) {
    super(`The database is in use by the process ${pid} (${file}). Stop it first, or choose another DATA_DIR.`)
    this.name = 'DatabaseInUse'
    this.pid = pid
  }
}

/** When a process started, in the kernel's ticks; null on systems other than Linux, which do not say. */
const startOf = (pid: number): string | null => {
  const stat = read(`/proc/${pid}/stat`)
  // The command's name may hold spaces and brackets, so count from its end; the start is field 22.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

const create = (file: string, content: string): boolean => {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** The holder's pid while it lives, null for what a killed process left behind. */
const holderOf = (content: string): number | null => {
  const [pidText = '', start = ''] = content.trim().split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid < 1 || pid === process.pid || !isAlive(pid)) return null
  const startNow = startOf(pid)
  return startNow === null || start === '' || startNow === start ? pid : null
}

/** Takes the lock or throws `DatabaseInUse`. Returns a function that releases it. */
export const takeLock = (file: string): (() => void) => {
  mkdirSync(dirname(file), { recursive: true })
  const own = `${process.pid} ${startOf(process.pid) ?? ''}\n`
  for (let round = 0; round < 5; round++) {
    if (create(file, own)) return () => read(file) === own && rmSync(file, { force: true })
    const found = read(file)
    if (found === null) continue
    const holder = holderOf(found)
    if (holder !== null) throw new DatabaseInUse(holder, file)
    // Renamed first and read again: another process may have replaced the stale file in between.
    const aside = `${file}.${process.pid}.stale`
    try {
      renameSync(file, aside)
    } catch {
      continue
    }
    if (read(aside) !== found) linkSync(aside, file)
    rmSync(aside, { force: true })
  }
  throw new Error(`The lock ${file} could not be taken`)
}
