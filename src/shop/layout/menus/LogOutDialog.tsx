import { useEffect, useState } from 'react'
import { pendingCount } from '../../session/session.ts'
import { plural } from '../../../texts/format.ts'
import { pageText, text } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { logOut } from './log-out.ts'
import layout from '../../../ui/base/layout.module.css'
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
    <Dialog title={text.menus.logOutTitle} onClose={onClose} side="middle">
      <div className={layout.stack3}>
        {count !== undefined && <p className={styles.strong}>{plural(count, text.menus.unsent)}</p>}
        <p>{text.menus.unsentText}</p>
        <p role="status">
          {sending === 'no' ? null : sending === 'now' ? pageText.sync.sending : pageText.sync.notSentNow}
        </p>
        <Button kind="main" full disabled={sending === 'now'} onClick={() => void send()} label={text.menus.sendNow} />
        <Button full onClick={() => void logOut('keep')} label={text.menus.keep} />
        <Button kind="danger" icon="trash" full onClick={() => void logOut('discard')} label={text.menus.discard} />
        <Button kind="plain" full onClick={onClose} label={text.menus.cancel} />
      </div>
    </Dialog>
  )
}
