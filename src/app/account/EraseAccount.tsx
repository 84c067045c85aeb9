import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OwnAccount } from '../../contract/account.ts'
import { logout } from '../../features/account/session.ts'
import { pageText } from '../../texts/page-texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toastSuccess } from '../../ui/base/toast.ts'
import { withLoading } from '../layout/status/loading.store.ts'
import styles from './Account.module.css'
import { AccountPart } from './AccountPart.tsx'
import { EraseDialog } from './EraseDialog.tsx'

/** The way out: what is deleted, and the dialog that asks whether it is meant. */
export const EraseAccount = ({ account }: { account: OwnAccount }) => {
  const [asks, ask] = useState(false)
  const navigate = useNavigate()
  const words = pageText.ownAccount.erase
  const leave = async () => {
    ask(false)
    // The log-in has ended with the account; its local data is cleared.
    await withLoading(logout('discard'))
    void toastSuccess(words.done)
    await navigate('/')
  }
  return (
    <AccountPart title={words.title} lead={words.lead}>
      <Button kind="danger" icon="trash" className={styles.erase} onClick={() => ask(true)}>
        {words.start}
      </Button>
      {asks && <EraseDialog account={account} onClose={() => ask(false)} onErased={() => void leave()} />}
    </AccountPart>
  )
}
