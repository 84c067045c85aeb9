import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { sellerMessage, type SellerNews } from '../../../src/contract/seller-messages.ts'

const LINK = 'https://haldhar.example/desk/'
const KINDS: readonly SellerNews[] = [
  'form',
  'licenceReturned',
  'accepted',
  'resumed',
  'changeApproved',
  'changeRefused',
  'licenceApproved',
  'licenceRefused',
]

test.each(LANGUAGES)(
  'what a seller is told in %s is in its own letters, with Latin digits, and ends with the link',
  (language) => {
    for (const kind of KINDS) {
      const text = sellerMessage(language, kind, LINK)
      expect(text).toBe(text.normalize('NFC').trim())
      expect(text.endsWith(` ${LINK}`), text).toBe(true)
      expect(text).not.toMatch(/ {2}|undefined/)
      expect(text.replaceAll(/\d/g, '')).not.toMatch(/\p{Nd}/u)
      const words = text.replace(LINK, '').replaceAll('Haldhar', '')
      expect(/[A-Za-z]/.test(words), text).toBe(language === 'en')
    }
  },
)
