import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import * as v from 'valibot'
import { readExpectation } from './expectation.ts'

/** The searches that judge the shop's search, with what each must find. */

const expectation = v.pipe(v.string(), v.nonEmpty(), v.transform(readExpectation))

const Row = v.object({
  query: v.pipe(v.string(), v.nonEmpty()),
  script: v.picklist([
    'latin',
    'devanagari',
    'bengali',
    'gurmukhi',
    'gujarati',
    'odia',
    'tamil',
    'telugu',
    'kannada',
    'malayalam',
  ]),
  /** For romanised words the language that they come from. */
  language: v.picklist(['en', 'hi', 'mr', 'bn', 'pa', 'gu', 'or', 'ta', 'te', 'kn', 'ml']),
  kind: v.picklist([
    'crop',
    'seed',
    'fertiliser',
    'pesticide-name',
    'class',
    'pest',
    'tool',
    'machine',
    'irrigation',
    'pump',
    'sprayer',
    'animal',
    'solar',
    'sentence',
    'number',
    'typo',
    'unsold-pesticide',
    'nothing',
  ]),
  first: expectation,
  never: expectation,
})
export type Row = v.InferOutput<typeof Row>

/** All rows; one that the grammar does not know stops the reading. */
export const readTable = (): Row[] =>
  v.parse(v.array(Row), parse(readFileSync(new URL('queries.csv', import.meta.url)), { columns: true }))
