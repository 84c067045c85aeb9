import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FIRST_FILES } from '../../src/client/worker/first-files.ts'
import { createStatic } from '../../server/http/routes/static.ts'

// Fetches every file that the two workers precache, as a phone would: with one missing or changed no phone could install
// this build.

const CLIENT = fileURLToPath(new URL(`../../${process.env['BUILD_INTO'] ?? 'dist'}/client/`, import.meta.url))
const serve = createStatic(CLIENT)

/** The shop's worker and the desk's: where they lie, how many files each lists at least, and which must be among them. */
const WORKERS = [
  { folder: '/', least: 10, first: FIRST_FILES },
  { folder: '/desk/', least: 3, first: [] },
]

const listOf = (folder: string) =>
  [
    ...readFileSync(`${CLIENT}${folder}sw.js`, 'utf8').matchAll(/\{"?revision"?:(null|"[^"]*"),"?url"?:"([^"]+)"\}/g),
  ].map(([, revision, url]) => ({
    url: `${folder}${url}`,
    revision: revision === 'null' ? undefined : revision?.slice(1, -1),
  }))

for (const { folder, least, first } of WORKERS) {
  const entries = listOf(folder)
  for (const name of first)
    if (!entries.some(({ url }) => url.startsWith(`${folder}assets/${name}-`)))
      throw new Error(`A first worker is to have ${name}, which the build has no more.`)
  if (entries.length < least) throw new Error(`Only ${entries.length} files were found in the worker's list.`)
  for (const { url, revision } of entries) {
    const answer = await serve(new Request(`http://shop.test${url}`))
    if (answer?.status !== 200) throw new Error(`The worker would ask for ${url}, which is not served.`)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (bytes.length === 0) throw new Error(`${url} is empty.`)
    const hash = createHash('md5').update(bytes).digest('hex')
    if (revision !== undefined && revision !== hash) throw new Error(`${url} is not the one that the worker lists.`)
  }
  console.log(`The ${entries.length} files of the worker of ${folder} are all served as it lists them.`)
}
