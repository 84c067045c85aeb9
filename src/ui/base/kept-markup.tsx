import type { ComponentType, ReactNode } from 'react'

/** A part of pages whose markup a server may use again. */
export interface KeptPart {
  name: string
  props: object
  /** Names one of many on a page. */
  of?: string | undefined
}

type Keep = (part: KeptPart, element: ReactNode) => ReactNode

let keep: Keep = (_part, element) => element

/** Set by a server, which renders many pages with the same parts. */
export const keepMarkup = (by: Keep): void => {
  keep = by
}

/**
 * A part whose markup its props, the language and the data use decide, and nothing else: not the page's address, say.
 * With `of` it may stand anywhere, and has no id of `useId`.
 */
export const withKeptMarkup = <P extends object>(
  name: string,
  Part: ComponentType<P>,
  of?: (props: P) => string,
): ComponentType<P> => {
  const Kept = (props: P): ReactNode => keep({ name, props, of: of?.(props) }, <Part {...props} />)
  return import.meta.env.SSR ? Kept : Part
}
