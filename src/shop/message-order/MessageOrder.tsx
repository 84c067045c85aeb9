import { ORDER_LINES_MAX } from '../../contract/constants.ts'
import type { CartLine } from '../../client/db/records.ts'
import { formatNumber } from '../../texts/format.ts'
import { pageText } from '../../texts/texts.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import { Icon } from '../../ui/media/Icon.tsx'
import styles from './MessageOrder.module.css'
import { orderLinks, takesMessages } from './order-links.ts'

export interface MessageOrderProps {
  items: readonly CartLine[]
  /** What they come to. */
  amountPaise: number
  pincode: string | null
}

const ICONS = { sms: 'mail', whatsapp: 'chat' } as const

/** The cart as a message, for who has no data; nothing where the operator has set no number. */
export const MessageOrder = ({ items, amountPaise, pincode }: MessageOrderProps) => {
  if (items.length === 0 || !takesMessages()) return null
  const words = pageText.messageOrder
  const links = orderLinks(items, amountPaise, pincode)
  return (
    <div className={classes(layout.stack2, styles.message)}>
      <p>{words.lead}</p>
      {links === 'old' && <p className={layout.strong}>{words.old}</p>}
      {links === 'tooMany' && <p className={layout.strong}>{words.tooMany(formatNumber(ORDER_LINES_MAX))}</p>}
      {typeof links !== 'string' && (
        <ul className={styles.ways}>
          {links.map(({ kind, href }) => (
            <li key={kind}>
              <a className={layout.tap} href={href} rel="noreferrer">
                <span className={layout.row}>
                  <Icon name={ICONS[kind]} />
                  {words[kind]}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
