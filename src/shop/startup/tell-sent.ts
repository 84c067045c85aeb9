import { useNetwork } from '../../client/page/network.store.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { pageText } from '../../texts/texts.ts'
import { toastSuccess } from '../../ui/base/toast.ts'

/** Says once that all was sent, to whoever has seen changes wait without network. */
export const tellSent = (): (() => void) => {
  let isOwed = false
  return useNetwork.subscribe(({ online, waiting, needAttention }) => {
    if (!online && waiting > 0) isOwed = true
    if (!isOwed || !online || waiting > 0) return
    isOwed = false
    // What was refused has its own notice.
    if (needAttention > 0) return
    loadTexts('rest')
      .then(() => toastSuccess(pageText.sync.allSent))
      // Without its words it is not said.
      .catch(() => undefined)
  })
}
