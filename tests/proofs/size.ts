/**
 * Every proof has two sizes: a lean one that runs with all tests, and the full one of `npm run proof -- <name>`, whose
 * figures stand in docs/proofs.md.
 */
const isFull = process.env['PROOF'] === 'full'

export const sized = (sizes: { lean: number; full: number }): number => (isFull ? sizes.full : sizes.lean)

/** Half a day for a full proof; a lean one has the time of every test. */
export const PATIENCE = isFull ? { timeout: 12 * 3_600_000 } : { timeout: 240_000 }

/** Where a random proof begins; `SEED=<it>` repeats it. */
export const seedOf = (): number => Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))

/** Prints what was measured, one line a proof. */
export const tell = (proof: string, figures: Record<string, string | number>): void =>
  console.warn(
    `PROOF ${proof}: ${Object.entries(figures)
      .map(([name, value]) => `${value} ${name}`)
      .join(', ')}`,
  )
