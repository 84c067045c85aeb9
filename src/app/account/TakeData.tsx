import { callApi } from '../../offline/call.ts'
import { p } from '../../texts/pageTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { told } from '../actions/told.ts'
import css from './Account.module.css'
import { Part } from './Part.tsx'

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
export const TakeData = () => {
  const words = p.ownAccount.data
  const take = () =>
    told(callApi('accountExport'), ({ data }) => {
      saveFile(`haldhar-my-data-${data.made_at.slice(0, 10)}.json`, data)
      void toastSuccess(words.done)
    })
  return (
    <Part title={words.title} lead={words.lead}>
      <Button icon="file" className={css.action} onClick={() => void take()}>
        {words.take}
      </Button>
    </Part>
  )
}
