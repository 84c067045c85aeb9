import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { archiveAssets } from '../../../tools/start/previous-assets.mjs'

/** A folder into which one build after the other is deployed, as `npm run build` does under a running server. */
export interface Deployed {
  folder: string
  /** Puts a build in place that differs from all others in its name and in the name of each of its parts. */
  deploy: (tag: string, change?: (client: string) => void) => void
  /** Names of the parts of the build in place. */
  parts: () => string[]
  dispose: () => void
}

const TEXT = /\.(js|html|json|css|webmanifest)$/
const BUILD_NAME = /[`"']([0-9a-f]{12})[`"']/g
const md5 = (file: string): string => createHash('md5').update(readFileSync(file)).digest('hex')

const textsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && TEXT.test(file) && !file.includes('/pins/'))

/** The build's own name stands in the worker and in the renderer alike. */
const nameOf = (dist: string): string => {
  const worker = readFileSync(join(dist, 'client/sw.js'), 'utf8')
  const renderer = readFileSync(join(dist, 'server/entry-server.js'), 'utf8')
  const name = [...renderer.matchAll(BUILD_NAME)].map(([, found = '']) => found).find((found) => worker.includes(found))
  if (name === undefined) throw new Error('The build has no name')
  return name
}

/** Shop and desk under other names: what a phone sees of a new build. Packed twins would be the old ones. */
const rename = (dist: string, tag: string): void => {
  const client = join(dist, 'client')
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' }))
    if (/\.(br|gz)$/.test(name) && !name.startsWith('pins')) rmSync(join(client, name))
  const build = nameOf(dist)
  const apps = [client, join(client, 'desk')]
  const indices = apps.map((app) => md5(join(app, 'index.html')))
  const names = new Map([[build, `${tag}${build.slice(tag.length)}`]])
  const assets = apps.flatMap((app) => readdirSync(join(app, 'assets')).map((name) => ({ app, name })))
  for (const { name } of assets)
    names.set(
      name,
      name.replace(/-([\w-]{8})\.(\w+)$/, (_, hash: string, end: string) => `-${tag}${hash.slice(tag.length)}.${end}`),
    )
  for (const file of textsBelow(dist)) {
    let text = readFileSync(file, 'utf8')
    for (const [before, after] of names) text = text.replaceAll(before, after)
    writeFileSync(file, text)
  }
  for (const { app, name } of assets)
    renameSync(join(app, 'assets', name), join(app, 'assets', names.get(name) ?? name))
  for (const [at, app] of apps.entries()) {
    const worker = join(app, 'sw.js')
    const text = readFileSync(worker, 'utf8')
    writeFileSync(worker, text.replaceAll(indices[at] ?? '', md5(join(app, 'index.html'))))
  }
}

export const openDeployed = (): Deployed => {
  // Below node_modules, where the renderer finds its packages.
  mkdirSync('node_modules/.cache', { recursive: true })
  const folder = mkdtempSync('node_modules/.cache/deployed-')
  const drafts = mkdtempSync('node_modules/.cache/builds-')
  return {
    folder,
    deploy: (tag, change) => {
      const draft = join(drafts, tag)
      for (const part of ['client', 'server']) cpSync(join('dist', part), join(draft, part), { recursive: true })
      rename(draft, tag)
      change?.(join(draft, 'client'))
      archiveAssets(folder)
      for (const part of ['client', 'server']) {
        rmSync(join(folder, part), { recursive: true, force: true })
        renameSync(join(draft, part), join(folder, part))
      }
    },
    parts: () => readdirSync(join(folder, 'client/assets')).filter((name) => name.endsWith('.js')),
    dispose: () => [folder, drafts].forEach((path) => rmSync(path, { recursive: true, force: true })),
  }
}
