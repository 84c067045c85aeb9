import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { TITLE_BAR_END } from './TitleBar.tsx'

/** What a page puts at the end of the phone's bar with Back and the title; it comes once the page is alive. */
export const TitleBarEnd = ({ children }: { children: ReactNode }) => {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => setPlace(document.getElementById(TITLE_BAR_END)), [])
  return place && createPortal(children, place)
}
