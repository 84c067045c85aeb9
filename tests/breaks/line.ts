/** A break that any failing test of the named files notices. */
export interface QueueBreak {
  name: string
  file: string
  from: string
  to: string
  /** Files of tests, one of which must fail. */
  tests: string[]
}

export const line = (name: string, file: string, from: string, to: string, tests: string[]): QueueBreak => ({
  name,
  file,
  from,
  to,
  tests,
})
