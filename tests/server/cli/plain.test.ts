import { expect, test } from 'vitest'
import { plainLine, plainJson, plainValue } from '../../../server/cli/plain-text.ts'

const HOSTILE = [
  ['an escape sequence', '\u001B[2J\u001B]0;owned\u0007'],
  ['a C1 sequence', '\u009B31mred'],
  ['a line break and a carriage return', 'a\r\nfake row'],
  ['marks that turn the writing', 'invoice\u202Efdp.exe\u2066x\u2069'],
  ['invisible marks', 'a\u200Bb\u2060c\uFEFFd\u00AD'],
  ['other breaks of lines', 'a\u2028b\u2029c\u0085d'],
  ['tags beyond the first plane', 'a\u{E0041}b'],
  ['half of a character', 'a\uD800b'],
] as const
const OBEYED = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200C\u200D])\p{Cf}/u

test.each(HOSTILE)('%s reaches no terminal', async (_, text) => {
  expect(plainLine(text)).not.toMatch(OBEYED)
  const { name, inner } = plainValue({ name: text, inner: [{ deep: text, count: 1, none: null }] })
  expect(name).not.toMatch(OBEYED)
  expect(inner).toEqual([{ deep: name, count: 1, none: null }])
})

test.each(HOSTILE)('%s is escaped in JSON, which still says the very same', async (_, text) => {
  const json = plainJson({ text })
  expect(json.replaceAll('\n', '')).not.toMatch(OBEYED)
  expect(JSON.parse(json)).toEqual({ text })
})

test('Indic scripts keep their joiners, and plain words stay as they are', async () => {
  for (const text of ['क्\u200Dष यूरिया', 'ன்\u200Cபு', 'Asha Rao, ₹266.50 – 40 kg']) {
    expect(plainLine(text)).toBe(text)
    expect(JSON.parse(plainJson(text))).toBe(text)
  }
})
