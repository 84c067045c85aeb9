/**
 * Every test here has two sizes: a lean one that runs with all tests, and the full one of
 * `npm run test:soak -- <name>`, whose figures are in docs/test-results.md.
 */
const isFull = process.env['PROOF'] === 'full'

export const atScale = (sizes: { lean: number; full: number }): number => (isFull ? sizes.full : sizes.lean)

/** Half a day for a full run; a lean one has the time limit of every test. */
export const TEST_TIMEOUT = isFull ? { timeout: 12 * 3_600_000 } : { timeout: 240_000 }

/** The seed of a random test; `SEED=<it>` repeats it. */
export const seedOf = (): number => Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))

/** Prints what was measured, one line a test. */
export const report = (proof: string, figures: Record<string, string | number>): void =>
  console.warn(
    `PROOF ${proof}: ${Object.entries(figures)
      .map(([name, value]) => `${value} ${name}`)
      .join(', ')}`,
  )
