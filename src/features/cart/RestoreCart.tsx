import { plural } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { count } from './cart.ts'
import { restoreCart, useCart } from './cart.store.ts'
import css from './RestoreCart.module.css'

/** An order takes the whole cart with it; what was collected and not ordered can be had back (decision 31). */
export const RestoreCart = () => {
  const items = useCart((cart) => cart.restorable)
  if (items === null || items.length === 0) return null
  const words = p.checkout.cart
  const restore = async () => {
    await restoreCart()
    void toastSuccess(words.restored)
  }
  return (
    <div className={css.restore}>
      <p>{plural(count(items), words.restoreText)}</p>
      <Button icon="return" full onClick={() => void restore()}>
        {words.restore}
      </Button>
    </div>
  )
}
