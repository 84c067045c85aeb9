import { expect, test } from 'vitest'
import { readEnglish, sentencesIn } from '../texts/desk-sentences.ts'
import { allOf } from '../texts/sentences.ts'
import { readSource } from './sources.ts'

/** The handbooks of seller and operator name what stands on the screens. */

const boldIn = (page: string): string[] => [
  ...new Set([...readSource(page).matchAll(/\*\*(.+?)\*\*/g)].map(([, words = '']) => words)),
]

/** Before somebody comes to the desk the shop's own pages are named. */
const ofShop = await allOf('en')
const ofDesk = sentencesIn(await readEnglish(), 'en')

test.each(['docs/seller.md', 'docs/operator.md'])('each bold word of %s stands on a screen', (page) => {
  const said = new Set([...ofDesk.values(), ...ofShop.values()])
  const bold = boldIn(page).filter((words) => words !== 'bold')
  expect(bold.length).toBeGreaterThan(30)
  expect(bold.filter((words) => !said.has(words))).toEqual([])
})
