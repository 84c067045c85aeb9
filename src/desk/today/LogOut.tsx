import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import layout from '../../ui/base/layout.module.css'
import { useDesk } from '../desk.store.ts'
import { logOut } from '../login/session.ts'
import { text } from '../texts.ts'

export const LogOut = () => {
  const [isAsked, setAsked] = useState(false)
  const unsent = useDesk((desk) => desk.unsent)
  return (
    <>
      <Button kind="plain" icon="logout" onClick={() => setAsked(true)} label={text.logout.open} />
      {isAsked && (
        <Confirm
          title={text.logout.title}
          yes={text.logout.yes}
          no={text.logout.no}
          onYes={() => void logOut()}
          onClose={() => setAsked(false)}
        >
          <p>{text.logout.lead}</p>
          {unsent > 0 && <p className={layout.error}>{text.logout.unsent(unsent)}</p>}
        </Confirm>
      )}
    </>
  )
}
