import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * A small S3 server with what the shop uses. It accepts only requests that are signed as AWS describes Signature
 * Version 4, computed here independently of the library that signs.
 */

export const KEYS = { region: 'ap-south-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/EXAMPLEKEY' }
export const BUCKET = 'handed-in'
/** Names per page of a listing. */
const PAGE = 2

const hash = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

const signatureOf = (request: IncomingMessage, signed: readonly string[]): string => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store.test')
  const header = (name: string): string => String(request.headers[name] ?? '').trim()
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted()
  const canonical = [
    request.method,
    pathname,
    query.join('&'),
    ...signed.map((name) => `${name}:${header(name)}`),
    '',
    signed.join(';'),
    header('x-amz-content-sha256'),
  ].join('\n')
  const moment = header('x-amz-date')
  const day = moment.slice(0, 8)
  const scope = `${day}/${KEYS.region}/s3/aws4_request`
  const key = [day, KEYS.region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${KEYS.secretAccessKey}`)
  return hmac(key, ['AWS4-HMAC-SHA256', moment, scope, hash(canonical)].join('\n')).toString('hex')
}

const isSigned = (request: IncomingMessage, body: Buffer): boolean => {
  const [, id, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\S+, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? []
  const content = request.headers['x-amz-content-sha256']
  const isWhole = content === 'UNSIGNED-PAYLOAD' ? body.length === 0 : content === hash(body)
  const signed = names.split(';')
  return isWhole && id === KEYS.accessKeyId && signed.includes('host') && signature === signatureOf(request, signed)
}

interface Kept {
  bytes: Buffer
  at: Date
}

const list = (kept: ReadonlyMap<string, Kept>, query: URLSearchParams): string => {
  const token = query.get('continuation-token')
  const names = [...kept.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '')).toSorted()
  const from = token === null ? 0 : names.indexOf(token)
  const next = names[from + PAGE]
  const entries = names
    .slice(from, from + PAGE)
    .map(
      (name) =>
        `<Contents><Key>${name}</Key><LastModified>${kept.get(name)?.at.toISOString()}</LastModified></Contents>`,
    )
  const more = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${more}</ListBucketResult>`
}

export const openStore = async () => {
  const kept = new Map<string, Kept>()
  const refused: string[] = []
  /** How many answers still succeed, and how many fail after them before the next one succeeds. */
  let successes = 0
  let failures = 0

  const answer = (request: IncomingMessage, body: Buffer, response: ServerResponse): void => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store.test')
    const [, bucket, ...path] = pathname.split('/')
    const name = path.join('/')
    const file = kept.get(name)
    const end = (status: number, bytes: string | Buffer = '') => void response.writeHead(status).end(bytes)
    if (successes > 0) successes -= 1
    else if (failures > 0) {
      failures -= 1
      return end(503)
    }
    if (!isSigned(request, body)) {
      refused.push(`${request.method} ${request.url}`)
      return end(403)
    }
    if (bucket !== BUCKET) return end(404)
    if (name === '') return end(200, list(kept, searchParams))
    if (request.method === 'PUT') {
      kept.set(name, { bytes: body, at: new Date() })
      return end(200)
    }
    if (request.method === 'DELETE') {
      kept.delete(name)
      return end(204)
    }
    if (file === undefined) return end(404)
    if (request.method === 'HEAD') {
      response.writeHead(200, { 'Content-Length': file.bytes.length }).end()
      return
    }
    if (request.headers.range === undefined) return end(200, file.bytes)
    const [, from = '0', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range) ?? []
    end(206, file.bytes.subarray(Number(from), Number(to) + 1))
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answer(request, Buffer.concat(chunks), response))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    refused,
    /** The stored files by name. */
    names: () => [...kept.keys()],
    /** Fails so often, at once or after a few answers that succeed. */
    fail: (times: number, after = 0) => {
      successes = after
      failures = times
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
