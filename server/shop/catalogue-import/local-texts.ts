import { LOCAL_LANGUAGES, type LocalText } from '../../../src/contract/product/local.ts'
import type { CsvRow } from './csv.ts'
import type { Fault } from './report.ts'

/** What a file calls a product in other languages: the columns `Title (hi)` and `Short Description (hi)`. */

const TITLE_MAX = 200
const SHORT_MAX = 300

const cell = (row: CsvRow, name: string): string =>
  (row.cells[name] ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** The texts of a product's first row, or what is wrong with them. */
export const readLocalTexts = (row: CsvRow): LocalText[] | Fault => {
  const texts: LocalText[] = []
  for (const language of LOCAL_LANGUAGES) {
    const [titleColumn, shortColumn] = [`Title (${language})`, `Short Description (${language})`]
    const [title, short] = [cell(row, titleColumn), cell(row, shortColumn)]
    if (title === '' && short === '') continue
    if (title === '') return { field: titleColumn, reason: 'A short description needs a title in its language' }
    if (title.length > TITLE_MAX) return { field: titleColumn, reason: `Use at most ${TITLE_MAX} characters` }
    if (short.length > SHORT_MAX) return { field: shortColumn, reason: `Use at most ${SHORT_MAX} characters` }
    texts.push({ language, title, short_description: short })
  }
  return texts
}
