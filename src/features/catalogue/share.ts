import { t } from '../../texts/texts.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'

/** The phone's share sheet, else the link goes to the clipboard (decision 42). */
export const share = async (title: string): Promise<void> => {
  const url = location.origin + location.pathname
  if (typeof navigator.share === 'function') {
    // Closing the sheet again is no failure.
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    void toastSuccess(t.catalogue.linkCopied)
  } catch {
    void toastError(t.catalogue.linkNotCopied)
  }
}
