/** One account that was erased. Of its owner it says nothing. */
export interface Erasure {
  id: number
  /** When the account was opened, in ms: after a restore an id may be given to somebody else. */
  openedAt: number
  /** When it was erased, in ms. */
  at: number
}

/** Erasures, kept outside the database: a backup from before would bring the accounts back. */
export interface ErasureLog {
  /** On the disk or in the bucket once it resolves. */
  note: (erasure: Erasure) => Promise<void>
  read: () => Promise<Erasure[]>
}
