import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { isFileName, newFileName, OWNER_FILE, type FileStore } from '../ports/files.ts'
import { DependencyUnavailable } from '../ports/unavailable.ts'
import { lazyStream } from './lazy-stream.ts'

export interface S3Place {
  /** Such as `https://s3.ap-south-1.amazonaws.com`; the bucket is the first part of the path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Enough for a 30 MB video over a slow line between two servers. */
const TIMEOUT_MS = 60_000
const RETRIES = 2

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const textOf = (xml: string, tag: string): string | undefined => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]

/** A bucket of any S3-compatible store, which writes an object as a whole or not at all. */
export const openBucket = ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Place) => {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await client
      .fetch(`${base}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .catch((cause: unknown) => {
        throw new DependencyUnavailable('The file store did not answer', { cause })
      })
    if (!answer.ok && answer.status !== 404) {
      await answer.body?.cancel()
      throw new DependencyUnavailable(`The file store answered ${answer.status}`)
    }
    return answer
  }
  const sendExisting = async (path: string, init?: RequestInit): Promise<Response> => {
    const answer = await send(path, init)
    if (answer.status === 404) throw new DependencyUnavailable('The file store has lost a file or the bucket')
    return answer
  }
  return {
    send,
    sendExisting,
    put: async (name: string, bytes: Uint8Array): Promise<void> => {
      await sendExisting(`/${name}`, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        // The store compares the content with what was signed.
        headers: { 'X-Amz-Content-Sha256': sha256(bytes), 'Content-Type': 'application/octet-stream' },
      })
    },
    /** Names and times of the objects whose names begin so. */
    async *list(prefix = '') {
      for (let token: string | undefined = ''; token !== undefined;) {
        const from = token === '' ? '' : `&continuation-token=${encodeURIComponent(token)}`
        const of = prefix === '' ? '' : `&prefix=${encodeURIComponent(prefix)}`
        const xml = await (await sendExisting(`/?list-type=2${from}${of}`)).text()
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          yield { name: textOf(entry, 'Key') ?? '', modified: Date.parse(textOf(entry, 'LastModified') ?? '') }
        token = textOf(xml, 'NextContinuationToken')
      }
    },
  }
}

/** Stores files in a bucket. */
export const s3Files = (place: S3Place): FileStore => {
  const bucket = openBucket(place)
  const { send, sendExisting, put } = bucket
  return {
    save: async (bytes, extension) => {
      const name = newFileName(extension)
      await put(name, bytes)
      return name
    },
    open: async (name) => {
      if (!isFileName(name)) return null
      const head = await send(`/${name}`, { method: 'HEAD' })
      if (head.status === 404) return null
      return {
        size: Number(head.headers.get('Content-Length')),
        read: (from, to) =>
          lazyStream(async () => {
            const { body } = await sendExisting(`/${name}`, { headers: { Range: `bytes=${from}-${to}` } })
            return body ?? new Blob([]).stream()
          }),
      }
    },
    remove: async (name) => {
      if (isFileName(name)) await send(`/${name}`, { method: 'DELETE' })
    },
    async *namesBefore(moment) {
      for await (const { name, modified } of bucket.list())
        if (isFileName(name) && modified < moment.getTime()) yield name
    },
    readOwner: async () => {
      const answer = await send(`/${OWNER_FILE}`)
      const text = await answer.text()
      return answer.ok ? text : undefined
    },
    writeOwner: (id) => put(OWNER_FILE, Buffer.from(id)),
  }
}
