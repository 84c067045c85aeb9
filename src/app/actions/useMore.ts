import { useRef, useState } from 'react'
import type { Product } from '../../contract/entities.ts'
import { messages } from '../../contract/messages.ts'
import type { Shelf } from '../../features/catalogue/load.ts'

interface Rest {
  /** The cursor behind which this rest begins; another list begins elsewhere. */
  from: string | null
  products: Product[]
  next: string | null
  state: 'idle' | 'loading' | { message: string }
}

/** The pages of a list after its first, one at a time. They are forgotten when the first one changes its end. */
export const useMore = (first: Shelf, load: (cursor: string) => Promise<Shelf>) => {
  const begin: Rest = { from: first.next, products: [], next: first.next, state: 'idle' }
  const [kept, keep] = useState(begin)
  const rest = kept.from === first.next ? kept : begin
  const busy = useRef(false)
  const more = async () => {
    if (rest.next === null || busy.current) return
    busy.current = true
    keep({ ...rest, state: 'loading' })
    const page = await load(rest.next)
    busy.current = false
    if (page.error !== undefined) keep({ ...rest, state: { message: messages.error(page.error) } })
    else keep({ ...rest, products: [...rest.products, ...page.products], next: page.next, state: 'idle' })
  }
  return { rest: rest.products, next: rest.next, state: rest.state, more }
}
