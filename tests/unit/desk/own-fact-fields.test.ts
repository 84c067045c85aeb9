import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OwnFact } from '../../../src/contract/product/own-facts.ts'
import { OwnFactFields } from '../../../src/desk/products/OwnFactFields.tsx'

const COLOUR: OwnFact = { id: 1, name: 'Seed colour', kind: 'text', values: [] }

const shownWith = (error: string): number => {
  const line = { name: 'more_facts', error }
  const props = { asked: [COLOUR], typed: 'Seed colour: Red', onType: () => undefined, line }
  return renderToStaticMarkup(createElement(OwnFactFields, props)).split(error).length - 1
}

test('what is wrong with the operator’s facts is shown once, also where it names none of them', () => {
  expect(shownWith('endosulfan is banned in India: it may not be sold')).toBe(1)
  expect(shownWith('Seed colour wants a number, such as 12.5')).toBe(1)
})
