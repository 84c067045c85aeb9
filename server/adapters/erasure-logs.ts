import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Erasure, ErasureLog } from '../ports/erasures.ts'
import { openBucket, type S3Place } from './s3.ts'

/** `7-1764000000000-1764100000000`: id, opened, erased. */
const write = ({ id, openedAt, at }: Erasure): string => `${id}-${openedAt}-${at}`

const parse = (lines: readonly string[]): Erasure[] =>
  lines.flatMap((line) => {
    const [, id, openedAt, at] = /^(\d+)-(\d+)-(\d+)$/.exec(line) ?? []
    return id === undefined ? [] : [{ id: Number(id), openedAt: Number(openedAt), at: Number(at) }]
  })

/** Keeps erasures in a file, one in a line. */
export const fileErasures = (path: string): ErasureLog => ({
  note: async (erasure) => {
    await mkdir(dirname(path), { recursive: true })
    const file = await open(path, 'a', 0o600)
    try {
      await file.writeFile(`${write(erasure)}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
  },
  read: async () => {
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
      throw error
    })
    return parse(text.split('\n'))
  },
})

const FOLDER = 'erasures/'

/** Keeps erasures in the bucket of the uploads, each as the name of an empty object. */
export const bucketErasures = (place: S3Place): ErasureLog => {
  const bucket = openBucket(place)
  return {
    note: (erasure) => bucket.put(FOLDER + write(erasure), new Uint8Array()),
    read: async () => {
      const names: string[] = []
      for await (const { name } of bucket.list(FOLDER)) names.push(name.slice(FOLDER.length))
      return parse(names)
    },
  }
}
