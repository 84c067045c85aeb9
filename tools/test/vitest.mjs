import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT, run } from '../start/child.mjs'
import { findNode } from '../start/node.mjs'

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A file that could not be read or set up has failed too, though none of its tests did. */
const failuresOf = ({ numFailedTests, testResults }) =>
  numFailedTests +
  testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length

const SLOWEST = 15

/** The files that took longest, so that whoever makes the tests slower sees it. */
const printSlowest = ({ testResults }) => {
  const files = testResults.map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }))
  console.log(`\nThe ${SLOWEST} slowest files, in seconds:`)
  for (const { name, ms } of files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    console.log(`${(ms / 1000).toFixed(1).padStart(7)}  ${relative(ROOT, name)}`)
}

/**
 * Runs vitest, prints the slowest files and counts by its own report.
 *
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<{ code: number, passed: number, failed: number, skipped: number }>}
 */
export const runVitest = async (args, env) => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-tests-'))
  const file = join(folder, 'report.json')
  try {
    const reporters = [
      '--reporter=default',
      '--reporter=./tests/proofs/promises/reporter.ts',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]
    const code = await run(findNode(), ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], {
      env: { ...process.env, ...env },
    })
    const report = readReport(file)
    if (report !== undefined) printSlowest(report)
    return {
      code,
      passed: report?.numPassedTests ?? 0,
      failed: report === undefined ? 0 : failuresOf(report),
      skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
