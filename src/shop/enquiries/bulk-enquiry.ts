import * as v from 'valibot'
import { readPieces } from '../../contract/amounts.ts'
import { EnquiryForm, Pincode } from '../../contract/forms.ts'
import { fieldMessages } from '../../contract/field-messages.ts'
import { language } from '../../texts/texts.ts'

/** What somebody types to ask for a bulk price; all but the contact may be left out where no pack is chosen. */

/** The pack that is asked for. */
export interface AskedPack {
  sku: string
  title: string
  variantName: string
}

const { pincode: _pincode, lines: _lines, language: _language, ...contact } = EnquiryForm.entries

const PIECES_MAX = 999_999
/** How many pieces, or 0 where it is no such number. */
const piecesOf = (typed: string): number => {
  const read = readPieces(typed)
  return typeof read === 'number' && read <= PIECES_MAX ? Math.max(0, read) : 0
}

const typed = v.object({
  ...contact,
  pincode: v.pipe(v.string(), v.trim(), v.union([v.literal(''), Pincode], fieldMessages.notValid)),
  words: v.pipe(v.string(), v.trim(), v.maxLength(200, fieldMessages.tooLong('200'))),
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
        ({ quantity }) => quantity === '' || piecesOf(quantity) > 0,
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
      const pieces = piecesOf(quantity)
      const line = pack === undefined ? { words, quantity: pieces } : { sku: pack.sku, quantity: pieces }
      return {
        ...rest,
        ...(pincode !== '' && { pincode }),
        ...(quantity !== '' && { lines: [line], language }),
      }
    }),
  )
