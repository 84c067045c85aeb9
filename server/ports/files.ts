import { randomBytes } from 'node:crypto'

interface StoredFile {
  size: number
  /** The bytes between two positions, both counted from 0 and included; nothing is opened before they are read. */
  read: (from: number, to: number) => ReadableStream<Uint8Array>
}

/** Uploaded files, stored under unguessable names. A store that cannot serve throws `DependencyUnavailable`. */
export interface FileStore {
  /** Stores the bytes as a whole or not at all; returns the name it gave them. */
  save: (bytes: Uint8Array, extension: string) => Promise<string>
  open: (name: string) => Promise<StoredFile | null>
  /** Deletes a file; one that is gone already is no error. */
  remove: (name: string) => Promise<void>
  /** Names of files that were stored before a moment. */
  namesBefore: (moment: Date) => AsyncIterable<string>
  /** The id of the database whose files these are; undefined while none has claimed them. */
  readOwner: () => Promise<string | undefined>
  writeOwner: (id: string) => Promise<void>
}

/** Under this name, which no upload gets, the store keeps its owner. */
export const OWNER_FILE = 'shop-id'

/** An unguessable name. */
export const newFileName = (extension: string): string => `${randomBytes(16).toString('hex')}.${extension}`

/** False for a name that leads elsewhere, or of a file that is still being written. */
export const isFileName = (name: string): boolean => /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/.test(name)
