// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { LanguageOffer } from '../../../src/shop/languages/LanguageOffer.tsx'
import { mount } from './mount.tsx'

test.each([
  ['/', true],
  ['/product-details/urea', true],
  ['/address/add-new', false],
  ['/payment', false],
  ['/bulk-order-request', false],
])('on %s another language is offered: %s', async (path, isOffered) => {
  const { words } = await mount(<LanguageOffer code="mr" />, path)
  expect(words().includes('मराठी')).toBe(isOffered)
})
