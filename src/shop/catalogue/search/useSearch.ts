import { useEffect, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '../../../contract/constants.ts'
import type { Product } from '../../../contract/entities.ts'
import { isPartial } from '../../../client/api/freshness.ts'
import { callApi } from '../../../client/api/call.ts'

export interface Found {
  text: string
  products: Product[]
  /** The server did not answer: made from the offline catalogue. */
  isOwn: boolean
}

/** What the shop finds for a text, asked half a second after the last letter; null while the answer is on its way. */
export const useSearch = (text: string): Found | null => {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (text === '') return
    const leaving = new AbortController()
    const ask = async () => {
      const answer = await callApi('search', { params: { text }, signal: leaving.signal })
      // A search that failed shows as one that found nothing.
      if (!leaving.signal.aborted)
        setFound({ text, products: answer.status ? answer.data : [], isOwn: isPartial(answer) })
    }
    const timer = setTimeout(() => void ask(), SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text])
  return found?.text === text ? found : null
}
