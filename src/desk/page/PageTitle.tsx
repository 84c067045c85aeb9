import { useEffect, useRef, useState } from 'react'
import layout from '../../ui/base/layout.module.css'
import { useNetwork } from '../../client/page/network.store.ts'
import { useDesk } from '../desk.store.ts'
import { text } from '../texts.ts'
import { usePane } from './pane.ts'
import { WholeIds } from './WholeIds.tsx'

/**
 * The page's heading, which also names the document, and how fresh what it lists is. Beside a detail the list's heading
 * is a lesser one, and that of a detail which was just opened has the focus.
 */
export const PageTitle = ({ title, isList = false }: { title: string; isList?: boolean }) => {
  const askedAt = useDesk((desk) => desk.askedAt)
  const online = useNetwork((network) => network.online)
  const pane = usePane()
  const heading = useRef<HTMLHeadingElement>(null)
  const isBeside = pane?.pane === 'list'
  // As it came: a window that is made wider takes the focus from nothing.
  const [takesFocus] = useState(pane?.pane === 'detail' && pane.takesFocus)
  const Heading = isBeside ? 'h2' : 'h1'
  useEffect(() => {
    if (!isBeside) document.title = `${title} | ${text.name}`
  }, [title, isBeside])
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className={layout.below3}>
      <Heading ref={heading} tabIndex={takesFocus ? -1 : undefined}>
        <WholeIds text={title} />
      </Heading>
      {isList && askedAt !== null && !online && <p className={layout.small}>{text.network.asOf(askedAt)}</p>}
    </div>
  )
}
