import { setTimeout as pause } from 'node:timers/promises'
import { dice, type Dice } from '../simulation/prng.ts'
import type { Market } from './fixtures.ts'
import { emptyBook, work, type Book } from './phone.ts'

/** Phones that order from a shop that may go away at any moment. */

const LOOK_MS = 20

interface AtWork {
  book: Book
  /** Waits until so many more changes were acknowledged. */
  acknowledge: (more: number) => Promise<void>
  /** Waits until every phone has finished what it is doing; no phone begins anything more. */
  rest: () => Promise<void>
}

/** The accounts are shared out among the phones; `url` is where all of them ask. */
export const setToWork = (market: Market, phones: number, url: string, fate: Dice): AtWork => {
  const book = emptyBook()
  const over = new AbortController()
  // A phone that has met an outage asks whether the shop is there before it sends again.
  const reach = async (): Promise<string> => {
    for (;;) {
      const answer = await fetch(`${url}/api/health`).catch(() => null)
      await answer?.text()
      if (answer?.status === 200) return url
      await pause(LOOK_MS)
    }
  }
  const share = Math.floor(market.accounts.length / phones)
  const atWork = Promise.all(
    Array.from({ length: phones }, (_, index) =>
      work({
        market,
        accounts: market.accounts.slice(index * share, (index + 1) * share),
        book,
        dice: dice(fate.below(2 ** 31)),
        forgets: 0,
        reach,
        goesOn: () => !over.signal.aborted,
      }),
    ),
  )
  // `acknowledge` and `rest` report its failure.
  atWork.catch(() => undefined)
  return {
    book,
    acknowledge: async (more) => {
      for (const goal = book.acknowledged + more; book.acknowledged < goal;)
        await Promise.race([pause(LOOK_MS), atWork])
    },
    rest: async () => {
      over.abort()
      await atWork
    },
  }
}
