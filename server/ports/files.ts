import { randomBytes } from 'node:crypto'

export interface StoredFile {
  size: number
  /** The bytes from one place to another, both counted from 0 and included; nothing is opened before they are read. */
  read: (from: number, to: number) => ReadableStream<Uint8Array>
}

/** Files that people hand in, kept under names that nobody can guess. A store that cannot serve throws `Away`. */
export interface FileStore {
  /** Keeps the bytes as a whole or not at all; answers the name it gave them. */
  save: (bytes: Uint8Array, extension: string) => Promise<string>
  open: (name: string) => Promise<StoredFile | null>
  /** Forgets a file; one that is gone already is no error. */
  remove: (name: string) => Promise<void>
  /** Names of files that were kept before a moment. */
  namesBefore: (moment: Date) => AsyncIterable<string>
}

/** A name that nobody can guess. */
export const newFileName = (extension: string): string => `${randomBytes(16).toString('hex')}.${extension}`

/** No name that leads elsewhere, and none of a file that is still being written. */
export const isFileName = (name: string): boolean => /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/.test(name)
