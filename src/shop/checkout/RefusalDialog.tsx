import type { ReactNode } from 'react'
import type { RefusedLine } from '../../contract/refusals.ts'
import type { CartLine } from '../../client/db/records.ts'
import { formatRupees, plural } from '../../texts/format.ts'
import { inWords, pageText, text } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Answers } from '../../ui/overlay/Answers.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { Refusal } from '../order-attempts/place-order.store.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './RefusalDialog.module.css'
import { localTitle } from '../../texts/localized.ts'
import { Words } from '../../ui/base/Words.tsx'

interface RefusalDialogProps {
  refusal: Refusal
  items: readonly CartLine[]
  /** Orders again at the server's prices, or at its charge for delivery. */
  onAccept: () => void
  onChangeCart: () => void
  /** Goes on without the lines that are not delivered; missing where none would be left. */
  onTakeOut?: (() => void) | undefined
  onChangeAddress: () => void
  /** What proves the account's number, where the shop asks for it before an order in cash. */
  phoneProof: ReactNode
  onClose: () => void
}

/** Why the shop did not take the order, and what can be done about it. Nothing was ordered. */
export const RefusalDialog = (props: RefusalDialogProps) => {
  const { refusal, items, onAccept, onChangeCart, onTakeOut, onChangeAddress, phoneProof, onClose } = props
  const words = pageText.checkout.payment
  const { code, lines, message, charge } = refusal
  if (code === 'PRICE_CHANGED' || charge !== undefined) {
    return (
      <Dialog title={charge === undefined ? words.priceTitle : inWords(message, code)} onClose={onClose}>
        <p>{words.priceText}</p>
        <RefusedLines lines={lines} items={items} words={changeOfPrice} />
        {charge !== undefined && (
          <p className={classes(layout.entry, styles.line)}>
            <b>{words.delivery}</b>
            <span>{changeOfPrice(charge)}</span>
          </p>
        )}
        <Answers>
          <Button kind="leaf" full onClick={onAccept} label={words.accept} />
          <Button full onClick={onClose} label={words.decline} />
        </Answers>
      </Dialog>
    )
  }
  if (code === 'NOT_DELIVERABLE') {
    return (
      <Dialog title={words.refusedTitle} onClose={onClose}>
        <p>{inWords(message, code)}</p>
        <RefusedLines lines={lines} items={items} words={() => null} />
        <Answers>
          <Button kind="leaf" full onClick={onChangeAddress} label={pageText.delivery.otherAddress} />
          {onTakeOut && <Button full onClick={onTakeOut} label={plural(lines.length, pageText.delivery.takeOut)} />}
          <Button kind="plain" full onClick={onClose} label={words.decline} />
        </Answers>
      </Dialog>
    )
  }
  if (code === 'PHONE_NOT_PROVEN') {
    return (
      <Dialog title={pageText.account.code.confirm} onClose={onClose}>
        <p className={layout.below3}>{inWords(message, code)}</p>
        {phoneProof}
        <Answers>
          <Button kind="plain" full onClick={onClose} label={words.decline} />
        </Answers>
      </Dialog>
    )
  }
  const isStock = code === 'OUT_OF_STOCK'
  const limits = isStock ? text.catalogue.left : code === 'QUANTITY_LIMIT' ? text.catalogue.most : null
  return (
    <Dialog title={isStock ? words.stockTitle : words.refusedTitle} onClose={onClose}>
      <p>{isStock ? words.stockText : inWords(message, code)}</p>
      {code === 'COLLECT_ONLY' && <RefusedLines lines={lines} items={items} words={() => null} />}
      {limits && (
        <RefusedLines
          lines={lines}
          items={items}
          words={({ available = 0 }) => (available === 0 ? words.noneLeft : plural(available, limits))}
        />
      )}
      <Answers>
        <Button full onClick={onChangeCart} label={words.toCart} />
        <Button kind="plain" full onClick={onClose} label={words.decline} />
      </Answers>
    </Dialog>
  )
}

/** The old price and the new one. */
const changeOfPrice = ({ sent, current }: Pick<RefusedLine, 'sent' | 'current'>) => {
  const { was, now } = pageText.checkout.payment
  return (
    <>
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
    </>
  )
}

interface RefusedLinesProps {
  lines: readonly RefusedLine[]
  items: readonly CartLine[]
  /** What is said about each. */
  words: (line: RefusedLine) => ReactNode
}

/** The lines that the shop did not take. */
const RefusedLines = ({ lines, items, words }: RefusedLinesProps) => (
  <ul>
    {lines.map((line) => {
      const item = items.find(({ sku }) => sku === line.sku)
      return (
        <li key={line.sku} className={classes(layout.entry, styles.line)}>
          <b>{item ? <Words {...localTitle(item)} /> : line.sku}</b>
          <span>{words(line)}</span>
        </li>
      )
    })}
  </ul>
)
