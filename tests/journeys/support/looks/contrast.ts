import type { Page } from 'playwright-core'

/** The look's promise for every text. */
const LEAST = 7

/** Runs in the page: texts whose contrast with the ground below them is lower. Over a picture nothing can be told. */
const faintTexts = (least: number): string[] => {
  type Colour = [red: number, green: number, blue: number, alpha: number]
  const read = (text: string): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = text.match(/[\d.]+/g)?.map(Number) ?? []
    return [red, green, blue, alpha]
  }
  const luminance = ([...colour]: Colour): number => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const groundOf = (element: Element): Colour => {
    const ground = read(getComputedStyle(element).backgroundColor)
    return ground[3] === 1 || element.parentElement === null ? ground : groundOf(element.parentElement)
  }
  const faint = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (text === '' || element === null || element.closest('script, style, svg') !== null) continue
    const box = element.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1) continue
    const [one, other] = [luminance(read(getComputedStyle(element).color)), luminance(groundOf(element))]
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    if (ratio < least) faint.add(`“${text.slice(0, 40)}” has ${ratio.toFixed(2)}`)
  }
  return [...faint]
}

export const faintTextsOf = (page: Page): Promise<string[]> => page.evaluate(faintTexts, LEAST)
