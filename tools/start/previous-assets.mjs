import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** A window that stays open over a new build still asks for the old build's assets, so they are kept for a while. */
const RETENTION_MS = 30 * 24 * 3_600_000

const filesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => ({ name, file: join(folder, name) })) : []

/** Where the files of a build lie whose names carry the hash of their content: those of many builds lie together. */
const NAMED_BY_CONTENT = ['assets', 'desk/assets']

const put = (folder, { name, file }, date) => {
  copyFileSync(file, join(folder, name))
  utimesSync(join(folder, name), date, date)
}

/**
 * Puts the assets of the build that is about to be replaced aside, with those that it has put aside itself, and clears away
 * what was replaced long ago.
 *
 * @param {string} dist Folder of the build.
 * @param {Date} now
 * @param {string} before Folder of the build that is replaced, where that is another one.
 */
export const archiveAssets = (dist, now = new Date(), before = dist) => {
  for (const path of NAMED_BY_CONTENT) {
    const archive = join(dist, 'replaced', path)
    mkdirSync(archive, { recursive: true })
    if (before !== dist)
      for (const kept of filesIn(join(before, 'replaced', path))) put(archive, kept, statSync(kept.file).mtime)
    for (const asset of filesIn(join(before, 'client', path))) put(archive, asset, now)
    for (const { file } of filesIn(archive)) if (now.getTime() - statSync(file).mtimeMs > RETENTION_MS) rmSync(file)
  }
}

/**
 * Puts a finished build in the place of the one in use, under a running server: the client's folder by two renames,
 * then the renderer by one, because a server that sees a new renderer reads the client's folder with it.
 *
 * @param {string} dist Folder of the build in use.
 * @param {string} next Folder of the finished build, on the same disk.
 */
export const replaceBuild = (dist, next) => {
  const [client, before] = [join(dist, 'client'), join(next, 'before')]
  mkdirSync(join(dist, 'server'), { recursive: true })
  rmSync(before, { recursive: true, force: true })
  if (existsSync(client)) renameSync(client, before)
  renameSync(join(next, 'client'), client)
  for (const { name, file } of filesIn(join(next, 'server'))) renameSync(file, join(dist, 'server', name))
  rmSync(next, { recursive: true })
}
