import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createStatic } from '../../server/http/routes/static.ts'

// Fetches every file that the worker precaches, as a phone would: with one missing or changed no phone could install
// this build.

const CLIENT = fileURLToPath(new URL(`../../${process.env['BUILD_INTO'] ?? 'dist'}/client/`, import.meta.url))
const serve = createStatic(CLIENT)

const worker = readFileSync(`${CLIENT}sw.js`, 'utf8')
const entries = [...worker.matchAll(/\{"?revision"?:(null|"[^"]*"),"?url"?:"([^"]+)"\}/g)].map(([, revision, url]) => ({
  url: `/${url}`,
  revision: revision === 'null' ? undefined : revision?.slice(1, -1),
}))
if (entries.length < 10) throw new Error(`Only ${entries.length} files were found in the worker's list.`)

for (const { url, revision } of entries) {
  const answer = await serve(new Request(`http://shop.test${url}`))
  if (answer?.status !== 200) throw new Error(`The worker would ask for ${url}, which is not served.`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (bytes.length === 0) throw new Error(`${url} is empty.`)
  const hash = createHash('md5').update(bytes).digest('hex')
  if (revision !== undefined && revision !== hash) throw new Error(`${url} is not the one that the worker lists.`)
}
console.log(`The worker's ${entries.length} files are all served as it lists them.`)
