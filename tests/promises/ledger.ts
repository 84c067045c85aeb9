import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A test that named a promise. */
export interface Witness {
  file: string
  /** Of the test alone, without its suites. */
  title: string
}

/** What the runs on this machine have shown, by the promise's id. */
export interface Ledger {
  /** Asserted in a test that passed. */
  kept: Record<string, Witness[]>
  /** The assertion itself failed. */
  broken: Record<string, Witness[]>
}

/** A run of deliberate breaks writes beside, so that it cannot be taken for a run of the product. */
const ledgerPath = (): string => process.env['PROMISES_LEDGER'] ?? 'node_modules/.cache/promises.json'

export const readLedger = (): Ledger => {
  try {
    // Written by `writeLedger` alone.
    return JSON.parse(readFileSync(ledgerPath(), 'utf8')) as Ledger
  } catch {
    return { kept: {}, broken: {} }
  }
}

export const writeLedger = (ledger: Ledger): void => {
  mkdirSync(dirname(ledgerPath()), { recursive: true })
  writeFileSync(ledgerPath(), `${JSON.stringify(ledger, null, 2)}\n`)
}

export const clearLedger = (): void => rmSync(ledgerPath(), { force: true })
