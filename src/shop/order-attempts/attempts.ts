import { attemptsOf, isOpen, isUnpaid } from './order-attempts.shared.ts'
import type { Attempt } from '../../client/db/records.ts'
import { getDb } from '../../client/db/get-db.ts'
import { identity } from '../../client/session/identity.ts'
import { watchAccount } from '../../client/session/watch-account.ts'
import { useAttempts } from './attempts.store.ts'

const show = (attempts: readonly Attempt[]) =>
  useAttempts.setState({
    open: attempts.find(isOpen),
    ended: attempts.filter(({ news }) => news !== undefined),
    unpaid: attempts.filter(isUnpaid),
  })

watchAccount({ forget: () => useAttempts.setState(useAttempts.getInitialState(), true), read: attemptsOf, show })

/** At once: a live query would tell of a change only after the screen has gone on. */
export const rereadAttempts = async (): Promise<void> => {
  const who = identity()
  if (who === null) return
  const attempts = await attemptsOf(await getDb(), who.acct)
  if (identity()?.acct === who.acct) show(attempts)
}
