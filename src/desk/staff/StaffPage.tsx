import { useState } from 'react'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { Answered } from '../list/Answered.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { LogIns } from './LogIns.tsx'
import { StaffCard } from './StaffCard.tsx'
import { text } from './texts.ts'

/** Who works in the shop, what each may do, and where each is logged in. */
export const StaffPage = () => {
  const [isInviting, invite] = useState(false)
  // Who is locked out is logged out, too: both lists are asked for anew.
  const [round, setRound] = useState(0)
  const onChange = () => setRound((before) => before + 1)
  const asked = useAnswer(() => ask('deskPeople'), round)
  return (
    <>
      <PageTitle title={text.title} />
      <Answered of={asked}>
        {(staff) => (
          <div className={layout.stack3}>
            <Button kind="main" full icon="plus" label={text.invite} onClick={() => invite(true)} />
            {staff.map((member) => (
              <StaffCard key={member.id} member={member} onChange={onChange} />
            ))}
            <LogIns round={round} />
          </div>
        )}
      </Answered>
      {isInviting && <InviteDialog onDone={onChange} onClose={() => invite(false)} />}
    </>
  )
}
