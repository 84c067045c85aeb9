import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { DatabaseInUse } from '../db/lock.ts'
import { openDatabase } from '../db/open.ts'
import { LISTINGS } from './generate.ts'
import { isEmpty, SEED, seedIfEmpty } from './seed.ts'

/** `npm run seed -- --listings 50000 [--seed 7]`: fills the configured, still empty database. */

class Refused extends Error {}

const LISTINGS_MAX = 100_000
const SEED_MAX = 2_147_483_647

const wholeNumber = (name: string, text: string | undefined, otherwise: number, most: number): number => {
  if (text === undefined) return otherwise
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < 1 || value > most)
    throw new Refused(`--${name} must be a whole number from 1 to ${most}`)
  return value
}

const readArguments = (): { listings: number; seed: number } => {
  try {
    const { values } = parseArgs({ options: { listings: { type: 'string' }, seed: { type: 'string' } } })
    return {
      listings: wholeNumber('listings', values.listings, LISTINGS, LISTINGS_MAX),
      seed: wholeNumber('seed', values.seed, SEED, SEED_MAX),
    }
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused('Usage: npm run seed -- [--listings 50000] [--seed 7]')
  }
}

const run = async (): Promise<void> => {
  const options = readArguments()
  const { db, close } = await openDatabase(readConfig(process.env))
  try {
    if (!(await isEmpty(db)))
      throw new Refused('The database has a catalogue already. Choose an empty DATA_DIR or database.')
    const started = performance.now()
    await seedIfEmpty(db, options)
    console.log(`${options.listings} listings in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  } finally {
    await close()
  }
}

try {
  await run()
} catch (error) {
  const expected = error instanceof Refused || error instanceof ConfigError || error instanceof DatabaseInUse
  console.error(expected || (error instanceof Error && 'code' in error) ? error.message : error)
  process.exitCode = 1
}
