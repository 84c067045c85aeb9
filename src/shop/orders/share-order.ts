import { pageText, text } from '../../texts/texts.ts'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'

/** The phone's share sheet, else the clipboard. The text names neither address nor phone. */
export const shareOrder = async (words: string): Promise<void> => {
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
