import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import styles from './list.module.css'
import { text } from './texts.ts'

/** The part of a list that the address names. */
export const usePart = <P extends string>(parts: readonly P[]): P | undefined => {
  const [query] = useSearchParams()
  return parts.find((part) => part === query.get('which'))
}

interface PartsProps<P extends string> {
  /** With their names, in their order. */
  parts: readonly { part: P | undefined; label: string }[]
  chosen: P | undefined
}

/** The ways to the parts of a list; they lie in one row that is swiped. */
export const Parts = <P extends string>({ parts, chosen }: PartsProps<P>) => {
  const [query] = useSearchParams()
  const current = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  const to = (part: P | undefined): string => {
    const next = new URLSearchParams(query)
    next.delete('which')
    if (part !== undefined) next.set('which', part)
    return `?${next}`
  }
  return (
    <nav aria-label={text.parts} className={styles.parts}>
      {parts.map(({ part, label }) => (
        <Link
          key={label}
          ref={part === chosen ? current : undefined}
          to={to(part)}
          replace
          aria-current={part === chosen ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
