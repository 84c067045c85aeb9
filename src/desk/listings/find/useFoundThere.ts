import { useEffect, useState } from 'react'
import type { KnownProduct } from '../../../contract/product/known-product.ts'
import { isFailure } from '../../../client/api/call.ts'
import { useNetwork } from '../../../client/page/network.store.ts'
import { ask } from '../../ask.ts'
import { pageLanguage } from '../../language/offered.ts'

/** Between two letters of a word that is typed. */
const TYPING_MS = 400

/**
 * What the shop finds for a text among all that it knows, of which a phone keeps a part; nothing while it is asked, none
 * where it cannot be.
 */
export const useFoundThere = (wanted: string): KnownProduct[] | undefined => {
  const online = useNetwork((network) => network.online)
  const [answer, setAnswer] = useState<{ of: string; found: KnownProduct[] }>()
  useEffect(() => {
    if (wanted === '' || !online) return undefined
    let gone = false
    const timer = setTimeout(() => {
      void ask('deskKnownFind', { query: { q: wanted, lang: pageLanguage() } }).then(
        (told) => gone || setAnswer({ of: wanted, found: isFailure(told) ? [] : told.data }),
      )
    }, TYPING_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [wanted, online])
  if (wanted === '' || !online) return []
  return answer?.of === wanted ? answer.found : undefined
}
