import type { ReactNode } from 'react'
import type { UIMatch } from 'react-router-dom'
import { language, text } from '../../texts/texts.ts'
import type { PageHandle } from './page.ts'

/** The matched entity's name or title; otherwise the path's words with dashes turned into spaces. */
export const titleOf = (path: string, handle: PageHandle | undefined, match: UIMatch | undefined): ReactNode =>
  handle?.heading?.(match?.loaderData, match?.params ?? {}) || decodeWords(path)

/** Of a page that is still on its way: what its address says, without the number behind a name. */
export const comingTitle = (path: string): string => {
  const words = decodeWords(path.replace(/^.*\/(?=.)/, '').replace(/-\d+$/, ''))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** An address is English: in another language the shop's name stands in for its words. */
export const decodeWords = (path: string): string => {
  if (language !== 'en') return text.layout.shop
  const words = path.split('/').filter(Boolean).join(' ').replaceAll('-', ' ')
  try {
    return decodeURIComponent(words)
  } catch {
    return words
  }
}
