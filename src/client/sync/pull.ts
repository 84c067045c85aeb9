import { messages } from '../../contract/messages.ts'
import { isFailure, type Failure } from '../api/failure.ts'
import { app } from '../app.ts'
import type { LocalDb } from '../db/local-db.ts'
import { identity } from '../session/identity.ts'
import { readSession } from '../session/session.ts'
import type { Collection, Source } from './collection.ts'
import { confirmedCount, takeNumber, writeAnswer } from './mirror.ts'
import type { FlushResult } from './replay.ts'

/** Fetches an account's collections and replaces its mirror with them. */

/** How often a snapshot is asked for anew because a change was confirmed while it was under way. */
const ROUNDS_MAX = 3

/**
 * Fetches a collection, or a part of it. It is asked for with the token of the account it is written under: this page may
 * not know yet of another tab's log-in.
 */
export const pull = async <Answer extends object, Call>(
  local: LocalDb,
  collection: Collection<Answer, Call>,
  part?: Source<Answer, Call>,
): Promise<Answer | Failure> => {
  const { name } = collection
  const { fetch, write } = part ?? collection
  for (let round = 1; ; round++) {
    const { acct, epoch, token } = await local.read(() => readSession(local))
    const confirmed = acct === null ? 0 : await local.read(() => confirmedCount(local, acct, name))
    const number = acct === null || part !== undefined ? undefined : await takeNumber(local, acct, name)
    // The browser may have evicted the row while the page still knows who is logged in: asked for, but not written.
    const asker = acct ?? identity()?.acct
    if (asker === undefined) return { status: false, message: messages.noToken }
    // Safe: the collections of an app are fetched through its own client.
    const answer = await fetch(app().call as Call, { acct: asker, token: token ?? undefined })
    if (isFailure(answer) || acct === null) return answer
    const asked = { acct, epoch, confirmed, ...(number !== undefined && { number }) }
    const isWritten = await writeAnswer(local, name, asked, { said: answer, write: () => write(local, acct, answer) })
    if (isWritten || round >= ROUNDS_MAX) return answer
  }
}

// Safe: what a collection fetches is what it writes.
const collections = () => app().collections as readonly Collection<object, never>[]

/** Fetches all that is mirrored, after the browser has evicted it. */
export const pullMirror = (local: LocalDb): Promise<unknown> =>
  Promise.all(collections().map((collection) => pull(local, collection)))

/** Fetches what confirmed changes name: their rows where these come alone in fewer calls, else their collections. */
export const pullChanged = async (local: LocalDb, changed: FlushResult['changed']): Promise<Failure | undefined> => {
  const { acct } = await local.read(() => readSession(local))
  const answers = await Promise.all(
    collections().map(async (collection) => {
      const targets = new Set(changed.filter((one) => one.collection === collection.name).map(({ target }) => target))
      if (targets.size === 0 || (acct !== null && (await collection.isKnown?.(local, acct)))) return []
      const { one } = collection
      if (one === undefined || targets.size > one.calls) return [await pull(local, collection)]
      return Promise.all([...targets].map((target) => pull(local, collection, one.source(target))))
    }),
  )
  return answers.flat().find(isFailure)
}
