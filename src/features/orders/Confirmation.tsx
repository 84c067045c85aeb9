import { useId, type ReactNode } from 'react'
import type { OrderItem } from '../../contract/entities.ts'
import { formatWeekday } from '../../texts/days.ts'
import { formatRupees } from '../../texts/format.ts'
import { pageText } from '../../texts/page-texts.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import { CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { dismissConfirmation } from './confirmation.store.ts'
import styles from './Confirmation.module.css'
import { payableOf, promisedBy } from './order-groups.ts'
import { shareOrder } from './share-order.ts'

interface ConfirmationProps {
  orderId: string
  /** The order's items; none until the history has come. */
  items: readonly OrderItem[]
  /** The way to help, where there is one. */
  help: ReactNode
}

/** The order that was just placed: what to keep ready, when it comes, what comes next. */
export const Confirmation = ({ orderId, items, help }: ConfirmationProps) => {
  const titleId = useId()
  const words = pageText.checkout.orders
  const { state, amount } = payableOf(items)
  const by = promisedBy(items)
  const pay = state === 'none' ? undefined : words.confirmed.pay[state](formatRupees(amount))
  const coming = by === undefined ? undefined : pageText.delivery.promised(formatWeekday(by))
  const shared = [words.confirmed.shared(orderId), pay, coming].filter(Boolean).join('\n')
  return (
    <section aria-labelledby={titleId} className={classes(layout.card, layout.below6, styles.confirmation)}>
      <CardBody>
        <div className={layout.stack2}>
          <h2 id={titleId} className={classes(layout.row, styles.title)}>
            <Icon name="check" />
            {words.confirmed.title}
          </h2>
          <p>{words.number(orderId)}</p>
          {pay !== undefined && (
            <p className={classes(layout.row, layout.strong)}>
              <Icon name={state === 'paid' || state === 'due' ? 'card' : 'cash'} small />
              {pay}
            </p>
          )}
          {coming !== undefined && (
            <p className={classes(layout.row, layout.strong)}>
              <Icon name="truck" small />
              {coming}
            </p>
          )}
          <p className={layout.quiet}>{words.confirmed.next}</p>
        </div>
      </CardBody>
      <CardFooter>
        <CardFooterButton icon="share" onClick={() => void shareOrder(shared)} label={words.confirmed.share} />
        {help}
        <CardFooterButton icon="check" onClick={() => void dismissConfirmation()} label={words.confirmed.done} />
      </CardFooter>
    </section>
  )
}
