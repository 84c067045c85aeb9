import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
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

const isSkipped = (test: TestCase): boolean => test.result().state === 'skipped'

/** Notes which promises the passed tests have asserted; a test that ran or is gone replaces what was known of it. */
export default class PromiseReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const all = modules.flatMap((module) => [...module.children.allTests()])
    const tests = all.filter((test) => !isSkipped(test))
    const skipped = new Set(all.filter(isSkipped).map((test) => JSON.stringify(nameOf(test))))
    const files = new Set(all.map((test) => nameOf(test).file))
    const isOld = ({ file, title }: Witness) =>
      files.has(file) ? !skipped.has(JSON.stringify({ file, title })) : !existsSync(join(ROOT, file))
    const before = readLedger()
    const kept = without(before.kept, isOld)
    const broken = without(before.broken, isOld)
    for (const test of tests)
      for (const [id, state] of Object.entries(test.meta().promises ?? {}))
        if (state === 'broken') add(broken, id, nameOf(test))
        else if (test.result().state === 'passed') add(kept, id, nameOf(test))
    writeLedger({ kept, broken })
  }
}
