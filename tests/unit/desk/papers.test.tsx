import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { Label } from '../../../src/desk/paper/Label.tsx'
import { PRINTED } from '../../../src/desk/paper/printed.ts'
import { Note, Slip } from '../../../src/desk/paper/sheets.tsx'
import { speak } from '../../../src/texts/texts.ts'
import { line, parcel } from '../../support/parcels.ts'
import { SCRIPTS, LATIN, wordsBeside } from '../texts/letters.ts'

/** In which languages papers of a parcel come. */

const OUT = parcel('HD23456789AB-1', { state: 'out', language: 'ta' })
const wordsOf = (paper: React.JSX.Element) => renderToStaticMarkup(paper).replaceAll(/<[^>]*>/g, '')

describe('at a desk in Hindi', () => {
  beforeAll(() => speak('hi', {}))

  test('the note speaks to its customer in Tamil, and English beside it', () => {
    const words = wordsOf(<Note parcel={OUT} />)
    expect(words).toContain(`${PRINTED.ta.received} / ${PRINTED.en.received}`)
    expect(words).toContain(`${PRINTED.ta.cash} / CASH ₹130`)
    expect(words).not.toContain(PRINTED.hi.received)
  })

  test('a customer who has ordered in English reads each word once', () => {
    expect(wordsOf(<Note parcel={{ ...OUT, language: 'en' }} />)).not.toContain(' / ')
  })

  test('the note of a parcel of which an older build has stored no language speaks that of the desk', () => {
    expect(wordsOf(<Note parcel={{ ...OUT, language: null }} />)).toContain(`${PRINTED.hi.received} / `)
  })

  test('the note breaks up what is to be paid without what was cancelled, and names a licence as its reader does', () => {
    const gone = { ...line(3, 1, 999), title: 'Cancelled pack', cancelled: true }
    const seed = { ...line(1, 1, 30), licence_kind: 'seed' }
    const other = { ...line(2, 1, 100), licence_kind: 'a kind of old' }
    const paper = <Note parcel={{ ...OUT, cash_due: 170, delivery_charge: 40, lines: [gone, seed, other] }} />
    const words = wordsOf(paper)
    const { ta, en } = PRINTED
    expect(words).toContain(
      `${ta.goods} / ${en.goods} ₹130.00 + ${ta.delivery} / ${en.delivery} ₹40.00 = ₹170.00${ta.cash} / CASH ₹170`,
    )
    expect(words).not.toContain('Cancelled pack')
    expect(words).toContain(`${ta.licences.seed} / ${en.licences.seed}: `)
    expect(words).toContain('a kind of old: ')
    expect(renderToStaticMarkup(paper)).toContain(`<span lang="ta">${ta.goods}</span> / <span lang="en">`)
  })

  test('papers of a parcel that is paid ask for no cash', () => {
    const paid = { ...OUT, cash_due: 0 }
    const cash = [PRINTED.ta, PRINTED.en, PRINTED.hi].map((printed) => printed.cash)
    for (const Paper of [Note, Label, Slip])
      expect(wordsOf(<Paper parcel={paid} />)).not.toMatch(new RegExp(['₹', ...cash].join('|')))
    expect(wordsOf(<Note parcel={paid} />)).toContain(`${PRINTED.ta.paid} / ${PRINTED.en.paid}`)
  })

  test('a carrier reads the label in English, the shop’s people in Hindi; the slip is theirs alone', () => {
    const label = wordsOf(<Label parcel={OUT} />)
    expect(label).toContain(`From / ${PRINTED.hi.from}`)
    expect(label).toContain(`CASH / ${PRINTED.hi.cash} ₹130`)
    const slip = wordsOf(<Slip parcel={OUT} />)
    expect(slip).toContain(PRINTED.hi.packedBy)
    expect(slip).not.toContain(PRINTED.en.packedBy)
  })
})

test.each(LANGUAGES.filter((code) => code !== 'en'))('what is printed in %s is written in its own letters', (code) => {
  const said = (words: object): string[] =>
    Object.values(words).flatMap((one: unknown) =>
      typeof one === 'string' ? [one] : typeof one === 'object' && one !== null ? said(one) : [],
    )
  const words = said(PRINTED[code])
  expect(words.filter((one) => one === '' || one !== one.normalize('NFC'))).toEqual([])
  expect(words.flatMap((one) => wordsBeside(one, SCRIPTS[code])).filter((word) => !LATIN.has(word))).toEqual([])
})
