import { shopText } from '../../../texts/shop-texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import styles from './BuyBar.module.css'

interface BuyBarProps {
  /** False when this pack cannot be bought now. */
  canBuy: boolean
  onAdd: () => void
  onBuyNow: () => void
}

/** Add to Cart is the main action, since it also works offline. At the foot of a phone's screen it stays in reach. */
export const BuyBar = ({ canBuy, onAdd, onBuyNow }: BuyBarProps) => (
  <div className={styles.bar}>
    {canBuy ? (
      <>
        <Button onClick={onBuyNow} label={shopText.catalogue.buyNow} />
        <Button kind="main" icon="cart" onClick={onAdd} label={shopText.catalogue.addToCartMain} />
      </>
    ) : (
      <Button kind="off" disabled label={shopText.catalogue.cannotBuy} />
    )}
  </div>
)
