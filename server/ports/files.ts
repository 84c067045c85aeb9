export interface StoredFile {
  size: number
  /** The bytes from one place to another, both counted from 0 and included. */
  read: (from: number, to: number) => ReadableStream<Uint8Array>
}

/** Files that people hand in, kept under names that nobody can guess. */
export interface FileStore {
  /** Keeps the bytes as a whole or not at all; answers the name it gave them. */
  save: (bytes: Uint8Array, extension: string) => Promise<string>
  open: (name: string) => Promise<StoredFile | null>
  /** Forgets a file; one that is gone already is no error. */
  remove: (name: string) => Promise<void>
}
