import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import styles from './list.module.css'
import { text } from './texts.ts'

/** The parts of a list with what they are called, in their order; the first needs no name in the address. */
type Named<P extends string> = Readonly<Record<P, string>>

// The keys of the record are its own, and a list has parts.
const partsOf = <P extends string>(parts: Named<P>) => Object.keys(parts) as [P, ...P[]]

/** The part of a list that the address names, or the first. */
export const usePart = <P extends string>(parts: Named<P>): P => {
  const [query] = useSearchParams()
  const names = partsOf(parts)
  return names.find((part) => part === query.get('which')) ?? names[0]
}

interface PartsProps<P extends string> {
  parts: Named<P>
  chosen: P
  /** One that this reader does not see. */
  without?: P | undefined
}

/** The ways to the parts of a list; they lie in one row that is swiped. */
export const Parts = <P extends string>({ parts, chosen, without }: PartsProps<P>) => {
  const [query] = useSearchParams()
  const current = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  const [first] = partsOf(parts)
  const to = (part: P): string => {
    const next = new URLSearchParams(query)
    next.delete('which')
    if (part !== first) next.set('which', part)
    return `?${next}`
  }
  return (
    <nav aria-label={text.parts} className={styles.parts}>
      {partsOf(parts)
        .filter((part) => part !== without)
        .map((part) => (
          <Link
            key={part}
            ref={part === chosen ? current : undefined}
            to={to(part)}
            replace
            aria-current={part === chosen ? 'page' : undefined}
          >
            {parts[part]}
          </Link>
        ))}
    </nav>
  )
}
