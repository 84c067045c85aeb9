import { priceParts } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { Button, ButtonLink } from '../../../ui/button/Button.tsx'
import { classes } from '../../../ui/base/classes.ts'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './BuyBar.module.css'

interface BuyBarProps {
  /** Rupees for the chosen pack. */
  price: number
  /** False when this pack cannot be bought now. */
  canBuy: boolean
  onAdd: () => void
  onBuyNow: () => void
}

/** Add to Cart is the main action, since it also works offline. At the foot of a phone's screen it stays in reach. */
export const BuyBar = ({ price, canBuy, onAdd, onBuyNow }: BuyBarProps) => {
  const { whole, fraction } = priceParts(price)
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
          <Button kind="main" icon="cart" onClick={onAdd} label={text.catalogue.addToCartMain} />
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
