import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { ROOT } from '../../unit/tooling/sources.ts'
import { readLedger, writeLedger, type Ledger, type Witness } from './ledger.ts'

const nameOf = (test: TestCase): Witness => ({ file: relative(ROOT, test.module.moduleId), title: test.name })

const isSkipped = (test: TestCase): boolean => test.result().state === 'skipped'

const add = (ledger: Ledger, id: string, { file, title }: Witness): void => {
  const known = (ledger[id] ??= [])
  // The same test may run on two databases.
  if (!known.some((one) => one.file === file && one.title === title)) known.push({ file, title })
}

/** Notes which promises the passed tests have asserted; a test that ran or is gone replaces what was known of it. */
export default class PromiseReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const all = modules.flatMap((module) => [...module.children.allTests()])
    const skipped = new Set(all.filter(isSkipped).map((test) => JSON.stringify(nameOf(test))))
    const files = new Set(all.map((test) => nameOf(test).file))
    const isOld = ({ file, title }: Witness) =>
      files.has(file) ? !skipped.has(JSON.stringify({ file, title })) : !existsSync(join(ROOT, file))
    const ledger: Ledger = {}
    for (const [id, witnesses] of Object.entries(readLedger()))
      for (const witness of witnesses) if (!isOld(witness)) add(ledger, id, witness)
    for (const test of all)
      if (test.result().state === 'passed') for (const id of test.meta().promises ?? []) add(ledger, id, nameOf(test))
    writeLedger(ledger)
  }
}
