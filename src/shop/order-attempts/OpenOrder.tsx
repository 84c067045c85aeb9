import { useId, useState } from 'react'
import type { Attempt } from '../../client/db/records.ts'
import { formatMoment } from '../../texts/days.ts'
import { formatRupees } from '../../texts/format.ts'
import { inWords, pageText } from '../../texts/texts.ts'
import { Card, CardBody, CardFooter, CardFooterButton, CardFooterLink } from '../../ui/display/Card.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import { useCheckout } from './place-order.store.ts'
import { asWritten } from '../../texts/localized.ts'
import { Words } from '../../ui/base/Words.tsx'
import layout from '../../ui/base/layout.module.css'
import styles from './OpenOrder.module.css'
import { useAttempts } from './attempts.store.ts'
import { askOpenOrder, contentOf, dismissEnded, giveUpOpenOrder, sendOpenOrder } from './open-order.ts'

const Content = ({ attempt }: { attempt: Attempt }) => {
  const { lines, total } = contentOf(attempt)
  const words = pageText.checkout.open
  return (
    <>
      <ul className={styles.lines}>
        {lines.map(({ sku, text }) => (
          <li key={sku}>
            <Words {...asWritten(text)} />
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <p>
          {words.total} <b>{formatRupees(total)}</b>
        </p>
      )}
      <p className={layout.quiet}>{words.begun(formatMoment(attempt.createdAt))}</p>
    </>
  )
}

/** An order whose outcome nobody knows yet: what it holds, and what can be done about it. */
const Unconfirmed = ({ attempt }: { attempt: Attempt }) => {
  const asked = useAttempts(({ asked: last }) => last)
  const isPlacing = useCheckout(({ state }) => state === 'placing')
  const [isGivingUp, setGivingUp] = useState(false)
  const own = useId()
  const words = pageText.checkout.open
  const isBusy = isPlacing || asked === 'asking'
  const stands = isBusy ? words.asking : words[asked ?? 'lost']
  return (
    <Card>
      <CardBody>
        <section aria-labelledby={own}>
          <h2 id={own} className={styles.title}>
            {words.title}
          </h2>
          <p role="status">{stands}</p>
          <Content attempt={attempt} />
        </section>
      </CardBody>
      <CardFooter>
        {asked === 'unknown' ? (
          <CardFooterButton disabled={isBusy} onClick={() => void sendOpenOrder()} label={words.send} />
        ) : (
          <CardFooterButton disabled={isBusy} onClick={() => void askOpenOrder()} label={words.check} />
        )}
        <CardFooterButton danger disabled={isPlacing} onClick={() => setGivingUp(true)} label={words.giveUp} />
      </CardFooter>
      {isGivingUp && (
        <Confirm
          title={words.giveUpAsk}
          yes={words.giveUp}
          no={words.keep}
          onYes={() => void giveUpOpenOrder(attempt)}
          onClose={() => setGivingUp(false)}
        >
          <p>{words.giveUpText}</p>
        </Confirm>
      )}
    </Card>
  )
}

/** How an order has ended that the farmer was not looking at. */
const Ended = ({ attempt }: { attempt: Attempt }) => {
  const words = pageText.checkout.open
  const { news, toPay } = attempt
  if (news === undefined) return null
  const isPlaced = news.state === 'placed'
  const text =
    news.state === 'refused'
      ? words.refused(inWords(news.message ?? '', news.code))
      : words.ended[toPay ? 'toPay' : news.state]
  return (
    <Card>
      <CardBody>
        <p role="status">
          <b>{text}</b>
        </p>
        <Content attempt={attempt} />
      </CardBody>
      <CardFooter>
        {(isPlaced || news.state === 'forgotten') && (
          <CardFooterLink
            to="/order-history"
            onClick={() => void dismissEnded(attempt)}
            label={pageText.checkout.orders.title}
          />
        )}
        <CardFooterButton onClick={() => void dismissEnded(attempt)} label={words.done} />
      </CardFooter>
    </Card>
  )
}

/** Orders that need a look; nothing where there are none. */
export const OpenOrder = () => {
  const { open, ended, asked } = useAttempts()
  // One that is being placed for the first time is not in doubt yet.
  const isNew = useCheckout(({ state }) => state === 'placing') && asked !== 'asking'
  const isShown = open !== undefined && !isNew
  if (!isShown && ended.length === 0) return null
  return (
    <div className={styles.stack}>
      {isShown && <Unconfirmed attempt={open} />}
      {ended.map((one) => (
        <Ended key={one.key} attempt={one} />
      ))}
    </div>
  )
}
