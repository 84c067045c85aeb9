import type { Location } from 'react-router-dom'

/** The first page of every document has the same key, so its place on the screen is kept by its address. */
export const placeOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)
