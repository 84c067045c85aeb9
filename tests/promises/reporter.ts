import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { ROOT } from '../tooling/sources.ts'
import { readLedger, writeLedger } from './ledger.ts'
import type { Ledger, Witness } from './ledger.ts'

type Entries = Ledger['kept']

const without = (entries: Entries, isGone: (witness: Witness) => boolean): Entries =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([id, witnesses]) => {
      const left = witnesses.filter((witness) => !isGone(witness))
      return left.length === 0 ? [] : [[id, left]]
    }),
  )

const add = (entries: Entries, id: string, { file, title }: Witness): void => {
  const known = (entries[id] ??= [])
  // The same test may run on two databases.
  if (!known.some((one) => one.file === file && one.title === title)) known.push({ file, title })
}

const nameOf = (test: TestCase): Witness => ({ file: relative(ROOT, test.module.moduleId), title: test.name })

/** Notes which promises the passed tests have asserted; a test that ran replaces what was known of it. */
export default class PromiseReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.result().state !== 'skipped')
    const ran = new Set(tests.map((test) => JSON.stringify(nameOf(test))))
    const before = readLedger()
    const isAgain = ({ file, title }: Witness) => ran.has(JSON.stringify({ file, title }))
    const kept = without(before.kept, isAgain)
    const broken = without(before.broken, isAgain)
    for (const test of tests)
      for (const [id, state] of Object.entries(test.meta().promises ?? {}))
        if (state === 'broken') add(broken, id, nameOf(test))
        else if (test.result().state === 'passed') add(kept, id, nameOf(test))
    writeLedger({ kept, broken })
  }
}
