import { words } from '../../../src/desk/languages/hi.ts'
import { provideWords } from '../../../src/desk/language/spoken.ts'
import { speak } from '../../../src/texts/texts.ts'

/** The desk's words in Hindi, as its screens read them. */

speak('hi', {})
provideWords(words)

// Evaluated only now, so that they are read in Hindi.
export const { text: desk } = await import('../../../src/desk/texts.ts')
export const { text: cashBook } = await import('../../../src/desk/cash/book-texts.ts')
export const { text: file } = await import('../../../src/desk/listings/file/texts.ts')
export const { text: listings } = await import('../../../src/desk/listings/texts.ts')
export const { text: login } = await import('../../../src/desk/login/texts.ts')
export const { text: paper } = await import('../../../src/desk/paper/texts.ts')
export const { text: pictures } = await import('../../../src/desk/pictures/texts.ts')
export const { text: returns } = await import('../../../src/desk/returns/texts.ts')
export const { text: sales } = await import('../../../src/desk/sales/texts.ts')
export const { text: shop } = await import('../../../src/desk/shop/texts.ts')
export const { text: today } = await import('../../../src/desk/today/texts.ts')
export const { text: variants } = await import('../../../src/desk/variants/texts.ts')
export const { text: zones } = await import('../../../src/desk/zones/texts.ts')
