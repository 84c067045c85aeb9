import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll } from 'vitest'

/** A folder with shop and desk in a language that no text of ours but theirs is written in; gone after the file's tests. */
export const buildPseudo = (): string => {
  const dist = mkdtempSync('node_modules/.cache/pseudo-')
  execFileSync(process.execPath, ['tests/support/pseudo-build.ts'], {
    env: { ...process.env, NODE_ENV: 'production', BUILD_INTO: dist },
  })
  cpSync('dist/client/pins', `${dist}/client/pins`, { recursive: true })
  afterAll(() => rmSync(dist, { recursive: true, force: true }))
  return dist
}

/** What is written so everywhere. */
export const AS_IT_IS = /^(kg|ml|kB|MB|GB|km|GST|IFSC|UPI|SMS|OTP|PIN|MRP|NPK|JPEG|PNG|WebP|WhatsApp|Razorpay)$/

/** Latin words that are shown or read out, and not marked as English. */
export const latinWords = (on: Page): Promise<string[]> =>
  on.evaluate(() => {
    const isMarked = (element: Element | null): boolean => element?.closest('[lang]')?.getAttribute('lang') !== 'hi'
    const isShown = (element: Element): boolean => element.checkVisibility({ checkVisibilityCSS: true })
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement
      if (parent === null || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName) || isMarked(parent) || !isShown(parent))
        continue
      found.push(node.textContent ?? '')
    }
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (!isMarked(element) && isShown(element)) found.push(element.getAttribute(name) ?? '')
    // A title cannot say that its name of a product, shop or brand is English.
    if (!/product-details|seller\/|brand\//.test(location.pathname)) found.push(document.title)
    return found
  })
