import { pageText } from '../../texts/page-texts.ts'
import { shopText } from '../../texts/shop-texts.ts'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'

/** The phone's share sheet, else the clipboard. The text names neither address nor phone. */
export const shareOrder = async (text: string): Promise<void> => {
  if (typeof navigator.share === 'function') {
    // Closing the sheet again is no failure.
    await navigator.share({ text }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(text)
    void toastSuccess(pageText.checkout.orders.confirmed.copied)
  } catch {
    void toastError(shopText.catalogue.linkNotCopied)
  }
}
