import { useEffect, useState } from 'react'
import { pendingCount } from '../../features/account/session.ts'
import { plural } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import { t } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { logOut } from './logOut.ts'
import styles from './Panels.module.css'

/** What shall become of changes that have not been sent? */
export const LogOutDialog = ({ onClose }: { onClose: () => void }) => {
  const [count, setCount] = useState<number>()
  const [sending, setSending] = useState<'no' | 'now' | 'failed'>('no')
  useEffect(() => {
    void pendingCount().then(setCount)
  }, [sending])
  const send = async () => {
    setSending('now')
    if (!(await logOut('send'))) setSending('failed')
  }
  return (
    <Dialog open title={t.layout.logOutTitle} onClose={onClose} side="middle">
      <div className={styles.stack}>
        {count !== undefined && <p className={styles.strong}>{plural(count, t.layout.unsent)}</p>}
        <p>{t.layout.unsentText}</p>
        <p role="status">{sending === 'no' ? null : sending === 'now' ? p.waiting.sending : p.waiting.notSentNow}</p>
        <Button kind="main" full disabled={sending === 'now'} onClick={() => void send()}>
          {t.layout.sendNow}
        </Button>
        <Button full onClick={() => void logOut('keep')}>
          {t.layout.keep}
        </Button>
        <Button kind="danger" icon="trash" full onClick={() => void logOut('discard')}>
          {t.layout.discard}
        </Button>
        <Button kind="plain" full onClick={onClose}>
          {t.layout.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
