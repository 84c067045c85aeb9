import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { TITLE_BAR_END } from './TitleBar.tsx'

/** A page's own content at the end of the phone's title bar; rendered after hydration. */
export const TitleBarSlot = ({ children }: { children: ReactNode }) => {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => setPlace(document.getElementById(TITLE_BAR_END)), [])
  return place && createPortal(children, place)
}
