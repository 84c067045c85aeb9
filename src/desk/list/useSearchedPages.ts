import { useSearchParams } from 'react-router-dom'
import { usePart } from './Parts.tsx'
import { usePages } from './usePages.ts'

interface Asked<P extends string> {
  which: P | undefined
  /** The text that is searched for. */
  q: string | undefined
  cursor: string | undefined
}

/** The pages of a list as its address names them: one part of it, or what holds a text. */
export const useSearchedPages = <P extends string, Row>(
  parts: readonly P[],
  ask: (asked: Asked<P>) => ReturnType<Parameters<typeof usePages<Row>>[0]>,
) => {
  const which = usePart(parts)
  const [query] = useSearchParams()
  const q = query.get('q') || undefined
  return { which, pages: usePages((cursor) => ask({ which, q, cursor }), `${which} ${q}`) }
}
