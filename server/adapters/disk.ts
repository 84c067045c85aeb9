import { accessSync, constants, statfsSync } from 'node:fs'

/** The check costs microseconds, but it need not run for every request. */
const CHECK_EVERY_MS = 1_000

/**
 * Tells whether a folder is writable and has this many bytes free. The embedded database stops for good when its log
 * cannot grow, so writes are refused while there is still space for those in progress.
 */
export const diskHasSpace = (folder: string, bytes: number, now: () => number = Date.now): (() => boolean) => {
  const check = (): boolean => {
    try {
      // A file system mounted read-only reports it here, to root as well.
      accessSync(folder, constants.W_OK)
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize >= bytes
    } catch {
      return false
    }
  }
  let checkedAt = Number.NEGATIVE_INFINITY
  let hasSpace = true
  return () => {
    if (now() - checkedAt >= CHECK_EVERY_MS) {
      hasSpace = check()
      checkedAt = now()
    }
    return hasSpace
  }
}
