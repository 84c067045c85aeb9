import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** A window that stays open over a build asks for that build's parts for a while (fault 24). */
const KEPT_MS = 30 * 24 * 3_600_000

const filesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => ({ name, file: join(folder, name) })) : []

/**
 * Puts the assets of the build that is about to be replaced aside, and clears away what was replaced long ago. Their
 * names carry the hash of their content, so the assets of many builds lie together.
 *
 * @param {string} dist Folder of the build.
 * @param {Date} now
 */
export const keepReplaced = (dist, now = new Date()) => {
  const aside = join(dist, 'replaced/assets')
  mkdirSync(aside, { recursive: true })
  for (const { name, file } of filesIn(join(dist, 'client/assets'))) {
    copyFileSync(file, join(aside, name))
    utimesSync(join(aside, name), now, now)
  }
  for (const { file } of filesIn(aside)) if (now.getTime() - statSync(file).mtimeMs > KEPT_MS) rmSync(file)
}
