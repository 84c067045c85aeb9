import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../../server/db/database.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { dice, type Dice } from '../simulation/prng.ts'
import type { OwnPlace } from '../../server/support/temp-databases.ts'
import { startServer, type ServerProcess } from '../../server/support/process.ts'
import { compare, type Findings } from './reconcile-results.ts'
import { openMarket } from './fixtures.ts'
import { emptyBook, work, type Book, type Phone } from './phone.ts'

/** Phones that send changes to one shop while its server is killed and restarted. */

const PHONES = 8
/** So many that no account comes near the limit of orders a minute. */
const ACCOUNTS_PER_PHONE = 30

export interface Campaign {
  book: Book
  /** Starts a server; phones go to the newest one. */
  begin: () => ServerProcess
  /** Sets all phones to work. */
  launch: () => void
  /** Waits until so many more changes were acknowledged. */
  acknowledge: (more: number) => Promise<void>
  /** Waits until every phone has finished what it is doing. */
  rest: () => Promise<void>
  /** Compares record and database; no server may have the embedded one open, and no phone may be running. */
  findings: () => Promise<Findings>
}

const isAlive = ({ child }: ServerProcess): boolean => child.exitCode === null && child.signalCode === null

export const openCampaign = async (
  { databaseUrl, dataDir }: OwnPlace,
  { fate, forgets }: { fate: Dice } & Pick<Phone, 'forgets'>,
): Promise<Campaign> => {
  const looking = async <T>(look: (db: Db) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ databaseUrl, dataDir })
    try {
      return await look(database.db)
    } finally {
      await database.close()
    }
  }
  const market = await looking((db) => openMarket(db, { goods: 20, accounts: PHONES * ACCOUNTS_PER_PHONE }))
  const book = emptyBook()
  let server: ServerProcess | undefined
  let resting = false
  let atWork: Promise<unknown> = Promise.resolve()

  /** Tries the newest server until one answers. */
  const reach = async (): Promise<string> => {
    for (;;) {
      const address = await server?.address.catch(() => undefined)
      if (address !== undefined && server !== undefined && isAlive(server)) return address
      await pause(20)
    }
  }
  return {
    book,
    begin: () => (server = startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error' })),
    launch: () => {
      resting = false
      const phones = Array.from({ length: PHONES }, (_, index) => {
        const accounts = market.accounts.slice(index * ACCOUNTS_PER_PHONE, (index + 1) * ACCOUNTS_PER_PHONE)
        return work({ market, accounts, book, dice: dice(fate.below(2 ** 31)), forgets, reach, goesOn: () => !resting })
      })
      atWork = Promise.all(phones)
      // `acknowledge` and `rest` report its failure.
      atWork.catch(() => undefined)
    },
    acknowledge: async (more) => {
      const until = book.acknowledged + more
      while (book.acknowledged < until) await Promise.race([pause(5), atWork])
    },
    rest: async () => {
      resting = true
      await atWork
    },
    findings: () => looking((db) => compare(db, market, book)),
  }
}
