import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { AUDIT_ACTIONS, AUDIT_KINDS } from '../../../src/contract/audit.ts'
import { STEPS } from '../../../src/contract/shipment-steps.ts'
import { words as english } from '../../../src/desk/audit/texts.ts'
import { WRITTEN, readWords } from '../texts/desk-sentences.ts'

/** The log is told in words, whatever was done and whoever reads it. */

const ACTIONS = [...AUDIT_ACTIONS, ...Object.keys(STEPS).map((verb) => `shipment.${verb}`)]

const Named = v.record(v.string(), v.string())
const Words = v.object({ audit: v.object({ actions: Named, entities: Named }) })

describe.each(WRITTEN.filter((code) => code !== 'en'))('%s', (language) => {
  test('has words for everything that the server logs', async () => {
    const { audit } = v.parse(Words, await readWords(language))
    expect(ACTIONS.filter((action) => !audit.actions[action])).toEqual([])
    expect(AUDIT_KINDS.filter((kind) => !audit.entities[kind])).toEqual([])
  })
})

test('English has them too', () => {
  expect(ACTIONS.filter((action) => !english.actions[action])).toEqual([])
  expect(AUDIT_KINDS.filter((kind) => !english.entities[kind])).toEqual([])
})
