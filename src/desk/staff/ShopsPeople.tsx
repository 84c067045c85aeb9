import { useState } from 'react'
import { mayDo } from '../../contract/staff.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { useDesk } from '../desk.store.ts'
import { Answered } from '../list/Answered.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { StaffCard } from './StaffCard.tsx'
import { text } from './texts.ts'

/** Who works in a seller's shop, for those of the operator's people who let others in. */
export const ShopsPeople = ({ seller }: { seller: number }) =>
  useDesk(({ me }) => me !== null && mayDo(me.role, 'people')) ? <People seller={seller} /> : null

const People = ({ seller }: { seller: number }) => {
  const [isInviting, invite] = useState(false)
  const asked = useAnswer(() => ask('deskSellerPeople', { params: { id: String(seller) } }), seller)
  return (
    <section className={layout.stack3}>
      <h2>{text.title}</h2>
      <Answered of={asked} count={1}>
        {(staff) => (
          <>
            {staff.length === 0 && <p>{text.nobody}</p>}
            {staff.map((member) => (
              <StaffCard key={member.id} member={member} level={3} onChange={asked.refresh} />
            ))}
            <Button full icon="plus" label={text.invite} onClick={() => invite(true)} />
          </>
        )}
      </Answered>
      {isInviting && <InviteDialog seller={seller} onDone={asked.refresh} onClose={() => invite(false)} />}
    </section>
  )
}
