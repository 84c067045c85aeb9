import { useEffect } from 'react'
import layout from '../../ui/base/layout.module.css'
import { useNetwork } from '../../client/page/network.store.ts'
import { useDesk } from '../desk.store.ts'
import { text } from '../texts.ts'

/** The page's heading, which also names the document, and how fresh what it lists is. */
export const PageTitle = ({ title, isList = false }: { title: string; isList?: boolean }) => {
  const askedAt = useDesk((desk) => desk.askedAt)
  const online = useNetwork((network) => network.online)
  useEffect(() => {
    document.title = `${title} | ${text.name}`
  }, [title])
  return (
    <div className={layout.below3}>
      <h1>{title}</h1>
      {isList && askedAt !== null && !online && <p className={layout.small}>{text.network.asOf(askedAt)}</p>}
    </div>
  )
}
