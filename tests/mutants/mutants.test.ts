import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutants } from './mutants.ts'

test('every line that `npm run test:mutants` takes out is there, once', () => {
  const wrong = mutants.filter(({ file, from }) => readFileSync(file, 'utf8').split(from).length !== 2)
  expect(wrong.map(({ name }) => name)).toEqual([])
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
})
