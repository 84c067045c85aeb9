import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OwnAccount } from '../../contract/account.ts'
import { logout } from '../../features/account/session.ts'
import { p } from '../../texts/pageTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { raiseLoading } from '../layout/loading.store.ts'
import css from './Account.module.css'
import { Part } from './Part.tsx'
import { EraseDialog } from './EraseDialog.tsx'

/** The way out: what is deleted, and the dialog that asks whether it is meant. */
export const EraseAccount = ({ account }: { account: OwnAccount }) => {
  const [asks, ask] = useState(false)
  const navigate = useNavigate()
  const words = p.ownAccount.erase
  const leave = async () => {
    ask(false)
    // The log-in has ended with the account; the phone forgets whatever it held of it.
    await raiseLoading(logout('discard'))
    void toastSuccess(words.done)
    await navigate('/')
  }
  return (
    <Part title={words.title} lead={words.lead}>
      <Button kind="danger" icon="trash" className={css.erase} onClick={() => ask(true)}>
        {words.start}
      </Button>
      {asks && <EraseDialog account={account} onClose={() => ask(false)} onErased={() => void leave()} />}
    </Part>
  )
}
