import { text } from '../../../texts/texts.ts'
import { toastError, toastSuccess } from '../../../ui/base/toast.ts'

/** The phone's share sheet, else the link goes to the clipboard. */
export const share = async (title: string): Promise<void> => {
  const url = location.origin + location.pathname
  if (typeof navigator.share === 'function') {
    // Closing the sheet again is no failure.
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    void toastSuccess(text.catalogue.linkCopied)
  } catch {
    void toastError(text.catalogue.linkNotCopied)
  }
}
