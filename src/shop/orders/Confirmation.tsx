import { useId, type ReactNode } from 'react'
import type { OrderItem } from '../../contract/entities.ts'
import { pageText, text } from '../../texts/texts.ts'
import { classes } from '../../ui/base/classes.ts'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import layout from '../../ui/base/layout.module.css'
import { CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { dismissConfirmation } from './confirmation.store.ts'
import styles from './Confirmation.module.css'
import { Parcels, parcelsText } from '../delivery/Parcels.tsx'
import { factsOf } from './order-facts.ts'
import { parcelsOf } from './order-groups.ts'

/** The phone's share sheet, else the clipboard. The text names neither address nor phone. */
const shareOrder = async (words: string): Promise<void> => {
  if (typeof navigator.share === 'function') {
    // Closing the sheet again is no failure.
    await navigator.share({ text: words }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(words)
    void toastSuccess(pageText.checkout.orders.confirmed.copied)
  } catch {
    void toastError(text.catalogue.linkNotCopied)
  }
}

interface ConfirmationProps {
  orderId: string
  /** The order's items; none until the history has come. */
  items: readonly OrderItem[]
  /** The way to help, where there is one. */
  help: ReactNode
  /** The way to hear on this phone what becomes of it. */
  news: ReactNode
}

/** The order that was just placed: what to keep ready, when it comes, what comes next. */
export const Confirmation = ({ orderId, items, help, news }: ConfirmationProps) => {
  const titleId = useId()
  const words = pageText.checkout.orders
  const facts = factsOf(items, words.confirmed.pay)
  const parcels = parcelsOf(items)
  const shared = [
    words.confirmed.shared(orderId),
    ...facts.map((fact) => fact.text),
    ...(parcels.length > 1 ? [parcelsText(parcels)] : []),
  ].join('\n')
  return (
    <section aria-labelledby={titleId} className={classes(layout.card, layout.below6, styles.confirmation)}>
      <CardBody>
        <div className={layout.stack2}>
          <h2 id={titleId} className={classes(layout.row, styles.title)}>
            <Icon name="check" />
            {words.confirmed.title}
          </h2>
          <p>{words.number(orderId)}</p>
          {facts.map((fact) => (
            <p key={fact.icon} className={classes(layout.row, layout.strong)}>
              <Icon name={fact.icon} small />
              {fact.text}
            </p>
          ))}
          <Parcels parcels={parcels} />
          <p className={layout.quiet}>{words.confirmed.next}</p>
          {news}
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
