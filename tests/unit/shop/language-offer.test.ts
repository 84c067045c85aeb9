// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { answerLanguageOffer, useLanguageOffer, watchLanguages } from '../../../src/shop/languages/language-offer.ts'

/** When another language is offered to a reader of the English page. */

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'language=; max-age=0'
  useLanguageOffer.setState({ code: null })
})

const offeredTo = (...languages: string[]) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  watchLanguages()
  return useLanguageOffer.getState().code
}

test.each([
  ['the second language of the browser', ['en-IN', 'mr-IN', 'hi'], 'mr'],
  ['the first of ours after one that we do not have', ['en-IN', 'ur-IN', 'ta-IN'], 'ta'],
  ['nothing where there is only this one', ['en-US', 'en'], null],
])('a reader is offered %s', (_what, languages, wanted) => {
  expect(offeredTo(...languages)).toBe(wanted)
})

test('who has answered, or has chosen a language, is not asked again', () => {
  expect(offeredTo('en', 'hi')).toBe('hi')
  answerLanguageOffer()
  expect(offeredTo('en', 'hi')).toBeNull()
  localStorage.clear()
  document.cookie = 'language=en'
  expect(offeredTo('en', 'hi')).toBeNull()
})
