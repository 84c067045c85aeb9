import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, rmSync, statSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT, run, stopWithChildren } from './child.mjs'
import { findNode } from './node.mjs'
import { archiveAssets, replaceBuild } from './previous-assets.mjs'

const SOURCES = [
  'src',
  'sw',
  'public',
  'server/seed/pins',
  'index.html',
  'vite.config.ts',
  'vite.desk.config.ts',
  'package-lock.json',
]
const DIST = join(ROOT, 'dist')
/** Next to the build in use, which a server may be serving; read by the steps. */
const NEXT = 'dist/next'
const STAMP = join(DIST, 'sources.sha256')
const BUILT = ['dist/client/index.html', 'dist/client/pins/districts.json', 'dist/server/entry-server.js']

/** One process each, started without a shell between, so that a request to stop reaches the one that works. */
const STEPS = [['tools/start/bundle.mjs'], ['tools/start/compress.mjs'], ['server/seed/pins/main.ts']]
const CHECKS = [['tools/budget/first-load.ts'], ['tools/budget/precached.ts']]

const filesBelow = (path) =>
  statSync(join(ROOT, path)).isDirectory()
    ? readdirSync(join(ROOT, path))
        .toSorted()
        .flatMap((name) => filesBelow(`${path}/${name}`))
    : [path]

/** A hash of all build inputs, so that a checkout's new dates rebuild nothing. */
const hashSources = () => {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesBelow)) hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

const read = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Whether the last build was made of the same sources. */
export const isBuilt = () =>
  BUILT.every((file) => read(join(ROOT, file)) !== undefined) && read(STAMP) === hashSources()

const runStep = async (args) => {
  // A build is for production also where the shell says otherwise: a renderer made for development has no React to run on.
  const env = { ...process.env, NODE_ENV: 'production', BUILD_INTO: NEXT }
  const code = await run(findNode(), args, { env })
  if (code !== 0) throw new Error(`The build failed: ${args.join(' ')} ended with ${code}.`)
}

const build = async (checks = []) => {
  const sources = hashSources()
  rmSync(join(ROOT, NEXT), { recursive: true, force: true })
  for (const step of [...STEPS, ...checks]) await runStep(step)
  archiveAssets(DIST)
  rmSync(STAMP, { force: true })
  replaceBuild(DIST, join(ROOT, NEXT))
  writeFileSync(STAMP, sources)
}

/** Builds pages, worker, renderer and PIN directory, unless they are built. */
export const ensureBuilt = async () => {
  if (isBuilt()) return
  const begin = Date.now()
  console.log('Building the shop …')
  await build()
  console.log(`Built in ${Math.round((Date.now() - begin) / 1000)} s.`)
}

/** So long after the last saved file: an editor saves several at once. */
const SETTLE_MS = 300

/** Builds after every change of the sources; a build that fails leaves the one before in use. */
export const rebuildOnChange = () => {
  let timer
  let building = Promise.resolve()
  const rebuild = () => {
    building = building.then(ensureBuilt).catch((error) => console.error(error.message))
  }
  for (const path of SOURCES)
    watch(join(ROOT, path), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(rebuild, SETTLE_MS)
    })
}

/** `npm run build`: always builds; refuses a first load that is too heavy or a worker that could not install. */
const main = async () => {
  stopWithChildren()
  await build(CHECKS)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  main().catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
