import type { Location } from 'react-router-dom'

/** The first page of every document has the same key, so its scroll position is stored by its URL. */
export const scrollKeyOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)
