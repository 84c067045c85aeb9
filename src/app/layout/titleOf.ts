import type { UIMatch } from 'react-router-dom'
import type { PageHandle } from '../page.ts'

/** The matched entity's name or title; otherwise the path's words with dashes turned into spaces (spec 2.2). */
export const titleOf = (path: string, handle: PageHandle | undefined, match: UIMatch | undefined): string =>
  handle?.heading?.(match?.loaderData, match?.params ?? {}) || decodeWords(path)

const decodeWords = (path: string): string => {
  const words = path.split('/').filter(Boolean).join(' ').replaceAll('-', ' ')
  try {
    return decodeURIComponent(words)
  } catch {
    return words
  }
}
