import type { Browser } from './browser.ts'

/** How much script a page has had to read, and how much of it was of use. */

interface Coverage {
  url: string
  functions: readonly { ranges: readonly { startOffset: number; endOffset: number; count: number }[] }[]
}

export interface ScriptRun {
  /** Characters of all scripts that were evaluated, inline ones too; what was only fetched or preloaded is not in it. */
  evaluated: number
  /** Of them those in functions and branches that ran. */
  ran: number
}

/** Has to be asked for before the page is opened, and makes scripts slower: a visit that is timed goes without. */
export const watchScripts = async (browser: Browser, session: string): Promise<void> => {
  await browser.send('Profiler.enable', {}, session)
  await browser.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true }, session)
}

const runOf = ({ functions }: Coverage): ScriptRun => {
  // An inner range says more than those around it.
  const ranges = functions
    .flatMap((one) => one.ranges)
    .toSorted((one, other) => other.endOffset - other.startOffset - (one.endOffset - one.startOffset))
  const length = Math.max(0, ...ranges.map(({ endOffset }) => endOffset))
  const hasRun = new Uint8Array(length)
  for (const { startOffset, endOffset, count } of ranges) hasRun.fill(Math.min(count, 1), startOffset, endOffset)
  const ran = hasRun.reduce((sum, one) => sum + one, 0)
  return { evaluated: ran === 0 ? 0 : length, ran }
}

/** What has run of this origin's scripts since `watchScripts`. */
export const scriptsOf = async (browser: Browser, session: string, origin: string): Promise<ScriptRun> => {
  const answer = await browser.send('Profiler.takePreciseCoverage', {}, session)
  // Chromium's own shape.
  const scripts = (answer['result'] as readonly Coverage[]).filter(({ url }) => url.startsWith(origin))
  const runs = scripts.map(runOf)
  return {
    evaluated: runs.reduce((sum, { evaluated }) => sum + evaluated, 0),
    ran: runs.reduce((sum, { ran }) => sum + ran, 0),
  }
}
