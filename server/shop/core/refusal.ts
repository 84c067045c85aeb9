import { answers } from '../../../src/contract/answers.ts'
import type { RefusalCode, RefusedLine } from '../../../src/contract/refusals.ts'

export interface RefusalFacts {
  /** Messages by field. */
  fields?: Record<string, string>
  /** Fresh facts for the caller, such as changed prices. */
  data?: unknown
  /** When another attempt makes sense. */
  retryAfterSeconds?: number
}

/** An expected refusal, by the contract's codes. Turned into a response in one place, `http/rpc/answer.ts`. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly facts: RefusalFacts
  constructor(code: RefusalCode, message: string, facts: RefusalFacts = {}) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.facts = facts
  }
}

/** A form with wrong fields; a single wrong field's message is the message of the whole answer. */
export const invalid = (fields: Record<string, string>): Refusal => {
  const [only, ...others] = Object.values(fields)
  const message = only !== undefined && others.length === 0 ? only : answers.checkFields
  return new Refusal('INVALID', message, { fields })
}

/** Refuses an order for some of its lines, if there are any. */
export const refuseLines = (code: RefusalCode, message: string, lines: readonly RefusedLine[]): void => {
  if (lines.length > 0) throw new Refusal(code, message, { data: { lines } })
}

/** Refuses what does not exist, or not for this caller. */
export const notFound = (message: string): Refusal => new Refusal('NOT_FOUND', message)

/** The first row of a statement's answer; without one it is refused as not found. */
export const firstOf = <Row>([row]: readonly Row[], message: string): Row => {
  if (row === undefined) throw notFound(message)
  return row
}
