import type { ReactNode } from 'react'
import type { RefusedLine } from '../../contract/refusals.ts'
import { formatRupees, plural } from '../../texts/format.ts'
import { pageText } from '../../texts/page-texts.ts'
import type { OrderLineView } from './OrderLines.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './RefusedLines.module.css'

interface RefusedLinesProps {
  lines: readonly RefusedLine[]
  items: readonly OrderLineView[]
}

const Line = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className={classes(layout.entry, styles.line)}>
    <b>{title}</b>
    <span>{children}</span>
  </li>
)

const titleOf = (items: readonly OrderLineView[], sku: string): string =>
  items.find((item) => item.sku === sku)?.title ?? sku

/** Every price that changed, old and new. */
export const ChangedPrices = ({ lines, items }: RefusedLinesProps) => {
  const { was, now } = pageText.checkout.payment
  return (
    <ul>
      {lines.map(({ sku, sent, current }) => (
        <Line key={sku} title={titleOf(items, sku)}>
          {sent !== undefined && (
            <>
              {was} <s>{formatRupees(sent)}</s>{' '}
            </>
          )}
          {current !== undefined && (
            <>
              {now} <b>{formatRupees(current)}</b>
            </>
          )}
        </Line>
      ))}
    </ul>
  )
}

/** How many may be had of every line that asks for too many: what is left, or what one order takes. */
export const QuantityLimits = ({
  limits,
  lines,
  items,
}: RefusedLinesProps & { limits: Parameters<typeof plural>[1] }) => {
  const { noneLeft } = pageText.checkout.payment
  return (
    <ul>
      {lines.map(({ sku, available = 0 }) => (
        <Line key={sku} title={titleOf(items, sku)}>
          {available === 0 ? noneLeft : plural(available, limits)}
        </Line>
      ))}
    </ul>
  )
}
