import { useEffect, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '../../contract/constants.ts'
import type { Product } from '../../contract/entities.ts'
import { isPart } from '../../offline/age.ts'
import { callApi } from '../../offline/call.ts'

export interface Found {
  text: string
  products: Product[]
  /** The shop did not answer: made of what this phone knows. */
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
      // A search that failed found nothing (spec section 8).
      if (!leaving.signal.aborted) setFound({ text, products: answer.status ? answer.data : [], isOwn: isPart(answer) })
    }
    const timer = setTimeout(() => void ask(), SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text])
  return found?.text === text ? found : null
}
