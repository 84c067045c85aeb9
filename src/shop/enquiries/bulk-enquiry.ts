import * as v from 'valibot'
import { readPieces } from '../../contract/amounts.ts'
import { EnquiryForm, Pincode } from '../../contract/forms.ts'
import { fieldMessages } from '../../contract/field-messages.ts'
import { localPack } from '../../texts/packs.ts'
import { language } from '../../texts/texts.ts'

/** What somebody types to ask for a bulk price; all but the contact may be left out where no pack is chosen. */

/** The pack that is asked for. */
export interface AskedPack {
  sku: string
  title: string
  variantName: string
}

const { pincode: _pincode, lines: _lines, language: _language, ...contact } = EnquiryForm.entries

/** "50 bags" as a number and what stands behind it. */
const splitUnit = (typed: string): { figure: string; unit: string } => {
  const [, figure = typed, unit = ''] = /^([\p{Nd},]+)\s*(\p{L}[^]*)$/u.exec(typed) ?? []
  return { figure, unit }
}

/** What a pack is packed in, in English and in the language of the page: the last word of "20 kg bag". */
const containersOf = ({ variantName }: AskedPack): string[] =>
  variantName.split(' ').length < 3
    ? []
    : [variantName, `${variantName}s`, localPack(variantName).text].map(
        (name) => name.toLowerCase().split(' ').pop() ?? '',
      )

/** The number in "50 bags"; all that was typed where it counts something else, as 50 kg are not 50 bags. */
const figureOf = (typed: string, pack: AskedPack | undefined): string => {
  const { figure, unit } = splitUnit(typed)
  return pack === undefined || containersOf(pack).includes(unit.trim().toLowerCase()) ? figure : typed
}

const WORDS_MAX = 200
const PIECES_MAX = 999_999
/** How many pieces, or 0 where it is no such number. */
const piecesOf = (typed: string): number => {
  const read = readPieces(typed)
  return typeof read === 'number' && read <= PIECES_MAX ? Math.max(0, read) : 0
}

const typed = v.object({
  ...contact,
  pincode: v.pipe(v.string(), v.trim(), v.union([v.literal(''), Pincode], fieldMessages.notValid)),
  words: v.pipe(v.string(), v.trim(), v.maxLength(WORDS_MAX, fieldMessages.tooLong(String(WORDS_MAX)))),
  quantity: v.pipe(v.string(), v.trim()),
})

/** The schema of the form, which makes of it what is sent. */
export const bulkEnquiry = (pack: AskedPack | undefined) =>
  v.pipe(
    typed,
    v.forward(
      v.partialCheck(
        [['words'], ['quantity']],
        ({ words, quantity }) => quantity !== '' || (pack === undefined && words === ''),
        fieldMessages.piecesRequired,
      ),
      ['quantity'],
    ),
    v.forward(
      v.partialCheck(
        [['quantity']],
        ({ quantity }) => quantity === '' || piecesOf(figureOf(quantity, pack)) > 0,
        fieldMessages.piecesWhole,
      ),
      ['quantity'],
    ),
    v.forward(
      v.partialCheck(
        [['words'], ['quantity']],
        ({ words, quantity }) => pack !== undefined || words !== '' || quantity === '',
        fieldMessages.wordsRequired,
      ),
      ['words'],
    ),
    v.transform(({ pincode, words, quantity, ...rest }): EnquiryForm => {
      const { figure, unit } = splitUnit(quantity)
      const line =
        pack === undefined
          ? { words: [words, unit].filter(Boolean).join(', ').slice(0, WORDS_MAX), quantity: piecesOf(figure) }
          : { sku: pack.sku, quantity: piecesOf(figureOf(quantity, pack)) }
      return {
        ...rest,
        ...(pincode !== '' && { pincode }),
        ...(quantity !== '' && { lines: [line], language }),
      }
    }),
  )
