import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A test that asserted a promise and passed. */
export interface Witness {
  file: string
  /** Of the test alone, without its suites. */
  title: string
}

/** What the last runs on this machine have shown, by the promise's id. */
export type Ledger = Record<string, Witness[]>

const PATH = 'node_modules/.cache/witnesses.json'

export const readLedger = (): Ledger => {
  try {
    // Written by `writeLedger` alone.
    return JSON.parse(readFileSync(PATH, 'utf8')) as Ledger
  } catch {
    return {}
  }
}

export const writeLedger = (ledger: Ledger): void => {
  mkdirSync(dirname(PATH), { recursive: true })
  writeFileSync(PATH, `${JSON.stringify(ledger, null, 2)}\n`)
}
