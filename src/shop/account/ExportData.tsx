import { callApi } from '../../client/api/call.ts'
import { pageText } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toastSuccess } from '../../ui/base/toast.ts'
import { withFeedback } from '../page/with-feedback.ts'
import layout from '../../ui/base/layout.module.css'
import { AccountPart } from './AccountPart.tsx'

const saveFile = (name: string, value: unknown): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Everything the shop holds about the customer, in a file of her own. */
export const ExportData = () => {
  const words = pageText.ownAccount.data
  const take = () =>
    withFeedback(callApi('accountExport'), ({ data }) => {
      saveFile(`haldhar-my-data-${data.made_at.slice(0, 10)}.json`, data)
      void toastSuccess(words.done)
    })
  return (
    <AccountPart title={words.title} lead={words.lead}>
      <Button icon="file" className={layout.above3} onClick={() => void take()} label={words.take} />
    </AccountPart>
  )
}
