/**
 * Tests with many cases have sizes: `quick` in `npm test`, `lean` in `npm run test:ci` and `npm run test:full`, and `full` in
 * `npm run test:soak -- <name>`, whose figures are in docs/test-results.md.
 */
type Size = 'quick' | 'lean' | 'full'

const isSize = (word: string | undefined): word is Size => word === 'quick' || word === 'full'
const given = process.env['TEST_SIZE']
const size: Size = isSize(given) ? given : 'lean'

/** Where no `quick` size is named, it is the lean one. */
export const atScale = (sizes: { quick?: number; lean: number; full: number }): number => sizes[size] ?? sizes.lean

/** Half a day for a full run; a lean one has the time limit of every test. */
export const TEST_TIMEOUT = size === 'full' ? { timeout: 12 * 3_600_000 } : { timeout: 240_000 }
/** The seed of a random test; `SEED=<it>` repeats it. */
export const seedOf = (): number => Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))

/** Prints what was measured, one line a test. */
export const report = (proof: string, figures: Record<string, string | number>): void =>
  console.warn(
    `PROOF ${proof}: ${Object.entries(figures)
      .map(([name, value]) => `${value} ${name}`)
      .join(', ')}`,
  )
