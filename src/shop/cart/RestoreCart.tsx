import { plural } from '../../texts/format.ts'
import { pageText } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toastSuccess } from '../../ui/base/toast.ts'
import { count } from './count.ts'
import { restoreCart } from './cart-actions.ts'
import { useCart } from './cart.store.ts'
import styles from './RestoreCart.module.css'

/** An order empties the whole cart; what was collected and not ordered can be restored. */
export const RestoreCart = () => {
  const items = useCart((cart) => cart.restorable)
  if (items === null || items.length === 0) return null
  const words = pageText.checkout.cart
  const restore = async () => {
    await restoreCart()
    void toastSuccess(words.restored)
  }
  return (
    <div className={styles.restore}>
      <p>{plural(count(items), words.restoreText)}</p>
      <Button icon="return" full onClick={() => void restore()} label={words.restore} />
    </div>
  )
}
