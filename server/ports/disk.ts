import { accessSync, constants, statfsSync } from 'node:fs'

/** Asking the kernel costs microseconds, and still not every request has to. */
const ASK_EVERY_MS = 1_000

/**
 * Tells whether a folder can be written to and has so many bytes left. The embedded database stops for ever when its log
 * cannot grow, so writing is refused while there is still room for what is under way.
 */
export const roomOnDisk = (folder: string, bytes: number, now: () => number = Date.now): (() => boolean) => {
  const look = (): boolean => {
    try {
      // A file system that is mounted read-only says so here, to root as well.
      accessSync(folder, constants.W_OK)
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize >= bytes
    } catch {
      return false
    }
  }
  let askedAt = Number.NEGATIVE_INFINITY
  let hasRoom = true
  return () => {
    if (now() - askedAt >= ASK_EVERY_MS) {
      hasRoom = look()
      askedAt = now()
    }
    return hasRoom
  }
}
