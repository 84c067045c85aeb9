import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Product } from '../../../contract/entities.ts'
import { inWords, text } from '../../../texts/texts.ts'
import type { ProductPage } from '../loaders.ts'
import { scrollKeyOf } from '../../page/scroll-key.ts'

interface Rest {
  /** The cursor after the first page; another list has another. */
  from: string | null
  products: Product[]
  next: string | null
  state: 'idle' | 'loading' | { message: string }
}

/** What was loaded in each entry of the history, so that Back finds as much as was left: the newest of them. */
const left = new Map<string, Rest>()
const LEFT_MAX = 10

const leave = (place: string, rest: Rest): void => {
  left.delete(place)
  left.set(place, rest)
  for (const oldest of [...left.keys()].slice(0, -LEFT_MAX)) left.delete(oldest)
}

/** The pages of a list after its first, one at a time. They are forgotten when the first one changes its end. */
export const usePagination = (first: ProductPage, load: (cursor: string) => Promise<ProductPage>) => {
  const place = scrollKeyOf(useLocation())
  const begin: Rest = { from: first.next, products: [], next: first.next, state: 'idle' }
  const [kept, keep] = useState(() => left.get(place) ?? begin)
  const rest = kept.from === first.next ? kept : begin
  const busy = useRef(false)
  const more = async () => {
    if (rest.next === null || busy.current) return
    busy.current = true
    keep({ ...rest, state: 'loading' })
    const page = await load(rest.next)
    busy.current = false
    if (page.error !== undefined) return keep({ ...rest, state: { message: text.messages.error(inWords(page.error)) } })
    const longer: Rest = { ...rest, products: [...rest.products, ...page.products], next: page.next, state: 'idle' }
    leave(place, longer)
    keep(longer)
  }
  return { rest: rest.products, next: rest.next, state: rest.state, more }
}
