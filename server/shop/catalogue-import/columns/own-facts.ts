import { latinDigits } from '../../../../src/contract/digits.ts'
import { listingSentences as say } from '../../../../src/contract/product/listing-sentences.ts'
import { readFacts } from '../../../../src/contract/product/own-facts.ts'
import type { SaidFact } from '../../../db/schema/own-facts.ts'
import { valueCalled, type FindFact, type StoredFact } from '../../core/fact-book.ts'

/** The longest that is said of one fact. */
const VALUE_MAX = 200

/** As it is stored, or what is wrong with it. */
const readValue = (fact: StoredFact, value: string): string | number | { reason: string } => {
  if (fact.kind === 'choice') {
    const listed = valueCalled(fact, value)?.id
    return listed ?? { reason: say.noValue(fact.name, value.slice(0, 40)) }
  }
  if (fact.kind === 'text') return value.length <= VALUE_MAX ? value : { reason: `Use at most ${VALUE_MAX} characters` }
  const digits = latinDigits(value)
  return /^-?\d{1,9}(\.\d{1,6})?$/.test(digits) ? Number(digits) : { reason: say.noNumber(fact.name) }
}

/** Reads `Seed colour: Red; Germination: 80`, or says what is wrong with it. Of a fact that stands twice the last counts. */
export const saidFactsIn = (cell: string, find: FindFact): SaidFact[] | string => {
  const said = new Map<number, SaidFact['value']>()
  for (const { name, value } of readFacts(cell)) {
    const fact = find(name)
    const typed = value.trim()
    if (fact === undefined || typed === '') return say.noFact(name.slice(0, 40))
    const read = readValue(fact, typed)
    if (typeof read === 'object') return read.reason
    said.set(fact.id, read)
  }
  return [...said].map(([fact, value]) => ({ fact, value }))
}
