import type { Failure } from '../api/failure.ts'
import type { LocalDb, TableName } from '../db/local-db.ts'
import type { ChangeRow } from '../db/records.ts'

/** Whose rows are asked for. Without a token the page's own is sent. */
export interface Asker {
  acct: number
  token: string | undefined
}

/** Rows as the server has them. */
export interface Source<Answer extends object, Call> {
  /** `call` is the page's client, so that the worker, which asks for nothing, does without. */
  fetch: (call: Call, who: Asker) => Promise<Answer | Failure>
  /** Writes the answer; runs in the transaction that has found it to be newer than what is there. */
  write: (local: LocalDb, acct: number, answer: Answer) => PromiseLike<unknown>
}

/** A list of an account that the phone mirrors: how it is fetched, and what a confirmed change makes of it. */
export interface Collection<Answer extends object, Call> extends Source<Answer, Call> {
  /** It stands in stored keys: it never changes. */
  name: string
  /** Where its rows lie; without tables of its own they lie in `meta`. */
  tables?: readonly TableName[]
  /** Adds a confirmed change; runs in the transaction that takes it out of the queue. */
  confirm?: (local: LocalDb, change: ChangeRow, answer: unknown) => PromiseLike<unknown>
  /** Writes what a refusal has told, in such a transaction too. */
  refuse?: (local: LocalDb, change: ChangeRow, data: unknown) => PromiseLike<unknown>
  /** Whether a confirmed change leaves nothing to be fetched: its answer carries its row, or it says all itself. */
  isKnown?: (local: LocalDb, acct: number) => Promise<boolean> | true
  /** The row of one target, where it can be fetched alone; all of them take `calls` calls. */
  one?: { source: (target: string) => Source<Answer, Call>; calls: number }
}

/** Infers the answer from `fetch`. */
export const defineCollection = <Answer extends object, Call>(
  collection: Collection<Answer, Call>,
): Collection<Answer, Call> => collection

/** Whatever it fetches is what it writes. */
export type AnyCollection = Omit<Collection<object, never>, 'write' | 'one'> & {
  write: (local: LocalDb, acct: number, answer: never) => PromiseLike<unknown>
  one?: { source: (target: string) => object; calls: number }
}
