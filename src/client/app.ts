import type { AnyCollection } from './sync/collection.ts'
import type { AnyChange, Mutator } from './sync/mutator.ts'

/** What distinguishes one app from another on the same spine; page and worker give it before they open the database. */
export interface App {
  /** The name of its database. Stored: it never changes. */
  database: string
  /** How the locks begin under which changes are sent. Page and worker of two builds share them. */
  lock: string
  /** How long one sender may hold it before it counts as frozen, where what is sent takes longer than a text. */
  lockMs?: number
  /** The path that its worker controls. */
  scope: string
  /** The browser fires it at the worker when the network is back. */
  syncTag: string
  /** Every kind of change that it can queue, by its stored name. */
  mutators: Readonly<Record<string, object>>
  /** Every list of an account that the phone mirrors. */
  collections: readonly AnyCollection[]
  /** Its client, which a worker does without. */
  call?: unknown
  /** What names the log-in on a page, beside the row in the database. */
  token?: { read: () => string | null; clear: () => void }
}

let opened: App | undefined
let report: (app: App) => void
const given = new Promise<App>((resolve) => (report = resolve))

/** Makes this page or worker one of that app. */
export const openApp = (next: App): void => {
  opened = next
  report(next)
}

/** Whoever has the database has an app: it is not opened before. */
export const app = (): App => {
  if (opened === undefined) throw new Error('No app is open')
  return opened
}

export const appGiven = (): Promise<App> => given

/** Whether this build knows the kind; a newer one may have queued another. */
export const isKnownOp = (op: string): boolean => Object.keys(app().mutators).includes(op)

/** The mutator of a change of a kind that this build knows. */
export const mutatorOf = <C extends AnyChange>(change: C): Mutator<C, unknown> =>
  // Safe: under each name stands the mutator of the changes of that name.
  app().mutators[change.op] as Mutator<C, unknown>
