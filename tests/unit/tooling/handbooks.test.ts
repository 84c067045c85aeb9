import { expect, test } from 'vitest'
import { OWN_NAMES } from '../../../src/contract/language-choice.ts'
import { OFFERED } from '../../../src/desk/language/offered.ts'
import { readEnglish, readWords, sentencesIn } from '../texts/desk-sentences.ts'
import { allOf } from '../texts/sentences.ts'
import { readSource } from './sources.ts'

/** The handbooks of seller and operator name what stands on the screens, and a seller finds it in her own language. */

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

const others = OFFERED.filter((code) => code !== 'en')

/** Where several texts are the same in English, a screen's title comes first, and then what the whole desk says. */
const keyIn = (english: ReadonlyMap<string, string>, words: string): string => {
  const keys = [...english].flatMap(([key, text]) => (text === words ? [key] : []))
  const rank = (key: string): number => (/^\w+\.title$|^desk\.menu\./.test(key) ? 0 : key.startsWith('desk.') ? 1 : 2)
  return keys.toSorted((a, b) => rank(a) - rank(b))[0] ?? ''
}

/** The words of one language for these, under the same keys. */
const saidIn = async (code: (typeof others)[number], bold: readonly string[]): Promise<string[]> => {
  const [desk, shop] = [sentencesIn(await readWords(code), code), await allOf(code)]
  return bold.map((words) => desk.get(keyIn(ofDesk, words)) ?? shop.get(keyIn(ofShop, words)) ?? '')
}

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

test('docs/desk-words.md has each bold word of the seller’s handbook in the languages of the desk; -u writes it anew', async () => {
  const bold = boldIn('docs/seller.md').filter((words) => words !== 'bold')
  const columns: string[][] = []
  for (const code of others) columns.push(await saidIn(code, bold))
  expect(
    columns.flatMap((said, at) => said.flatMap((words, row) => (words === '' ? [`${others[at]}: ${bold[row]}`] : []))),
  ).toEqual([])
  const page = [
    '# The words of the seller’s handbook',
    '',
    'What [the handbook](seller.md) writes in bold, as it stands on the screens of each language.',
    '',
    lineOf(['English', ...others.map((code) => OWN_NAMES[code])]),
    lineOf(['English', ...others].map(() => '---')),
    ...bold.map((words, row) => lineOf([words, ...columns.map((said) => said[row] ?? '')])),
    '',
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../../docs/desk-words.md')
})
