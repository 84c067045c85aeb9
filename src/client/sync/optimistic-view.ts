import { mutatorOf } from '../app.ts'
import type { ChangeRow } from '../db/records.ts'
import { isSupportedVersion } from './changes.ts'

/** What the screen shows: the mirror with all pending changes applied. Pure. */

/** A collection as its owner left it. What only a newer build understands changes nothing. */
export const withPending = <View>(collection: string, saved: readonly View[], pending: readonly ChangeRow[]): View[] =>
  pending.reduce<View[]>(
    (shown, record) => {
      if (!isSupportedVersion(record)) return shown
      const { collection: of, apply } = mutatorOf(record)
      if (apply === undefined || of?.(record) !== collection) return shown
      // Safe: what names a collection applies to the views of that collection.
      return apply(shown, record) as View[]
    },
    [...saved],
  )
