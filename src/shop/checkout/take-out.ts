import { setAside } from '../cart/cart-actions.ts'
import { pageText } from '../../texts/texts.ts'
import { toastSuccess } from '../../ui/base/toast.ts'

/** Takes goods out of the cart that a seller does not bring; they can be restored. */
export const takeOut = async (lines: readonly { sku: string }[]): Promise<void> => {
  await setAside(lines.map(({ sku }) => sku))
  void toastSuccess(pageText.delivery.takenOut)
}
