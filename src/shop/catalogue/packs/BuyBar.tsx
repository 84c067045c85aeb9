import { useEffect, useRef, useState } from 'react'
import { formatNumber, priceParts } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { Button, ButtonLink } from '../../../ui/button/Button.tsx'
import { labels } from '../../../ui/base/labels.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { classes } from '../../../ui/base/classes.ts'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './BuyBar.module.css'

interface BuyBarProps {
  /** Rupees for the chosen pack. */
  price: number
  /** False when this pack cannot be bought now. */
  canBuy: boolean
  /** How many pieces of this pack are in the cart. */
  inCart: number
  onAdd: () => void
  onTakeOne: () => void
  onBuyNow: () => void
}

/** In place of the button that put it there: less, how many, more. */
const InCart = ({
  inCart,
  onAdd,
  onTakeOne,
  isPressed,
}: Pick<BuyBarProps, 'inCart' | 'onAdd' | 'onTakeOne'> & { isPressed: boolean }) => {
  const more = useRef<HTMLButtonElement>(null)
  // Whoever pressed the button before it goes on from here.
  useEffect(() => {
    if (isPressed) more.current?.focus({ preventScroll: true })
  }, [isPressed])
  return (
    <div className={styles.count} role="group" aria-label={labels().quantity}>
      <button type="button" aria-label={labels().decrease} disabled={inCart <= 1} onClick={onTakeOne}>
        <Icon name="minus" />
      </button>
      <b>{formatNumber(inCart)}</b>
      <button type="button" aria-label={text.catalogue.addToCartMain} ref={more} onClick={onAdd}>
        <Icon name="plus" />
      </button>
    </div>
  )
}

/** Add to Cart is the main action, since it also works offline. At the foot of a phone's screen it stays in reach. */
export const BuyBar = ({ price, canBuy, inCart, onAdd, onTakeOne, onBuyNow }: BuyBarProps) => {
  const { whole, fraction } = priceParts(price)
  const [isPressed, press] = useState(false)
  return (
    <div className={styles.bar}>
      <b className={classes(layout.phone, styles.price)}>
        <VisuallyHidden>{text.catalogue.total} </VisuallyHidden>
        {whole}
        <small>{fraction}</small>
      </b>
      {canBuy ? (
        <>
          <Button onClick={onBuyNow} label={text.catalogue.buyNow} />
          {inCart > 0 ? (
            <InCart inCart={inCart} onAdd={onAdd} onTakeOne={onTakeOne} isPressed={isPressed} />
          ) : (
            <Button
              kind="main"
              icon="cart"
              onClick={() => {
                press(true)
                onAdd()
              }}
              label={text.catalogue.addToCartMain}
            />
          )}
        </>
      ) : (
        <Button kind="off" disabled label={text.catalogue.cannotBuy} />
      )}
    </div>
  )
}

/** In its place where the pack is sold out: the way to others who have it, who stand in sight on a desk. */
export const OthersBar = ({ label }: { label: string }) => (
  <div className={layout.phone}>
    <div className={styles.bar}>
      <ButtonLink kind="main" icon="store" to="#offers" reloadDocument label={label} />
    </div>
  </div>
)
